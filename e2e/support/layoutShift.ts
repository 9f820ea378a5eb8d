import type { Page } from '@playwright/test';

/**
 * Records layout shifts without recent user input (CLS), starting with the next document. Call before `goto`. The pages have no
 * fonts: one that arrives after the first paint moves text, which depends on the machine (`checkCell` limits such shifts).
 *
 * @param except selector of an element whose content may move
 * @returns a function that reads the shifts so far: value and moved elements, from y to y in px
 */
export async function watchShifts(page: Page, except = 'never'): Promise<() => Promise<string[]>> {
  await page.route('**/*.woff2', async (route) => route.abort('blockedbyclient'));
  await page.addInitScript((excepted) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        if (entry.sources.every(({ node }) => elementOf(node)?.closest(excepted))) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const clone = elementOf(node)?.cloneNode(false);
          const tag = clone instanceof Element ? clone.outerHTML.slice(0, 120) : 'unknown element';
          return `${tag} ${previousRect.y} → ${currentRect.y}, ${previousRect.height} → ${currentRect.height} high`;
        });
        shifts.push(`${entry.value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });

    // TypeScript's DOM types lack layout shifts.
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    function isShift(entry: PerformanceEntry): entry is LayoutShift {
      return 'sources' in entry;
    }
    function elementOf(node: Node | null): Element | null {
      return node instanceof Element ? node : (node?.parentElement ?? null);
    }
  }, except);
  return async () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.map(String) : ['This document does not record layout shifts.'];
    });
}
