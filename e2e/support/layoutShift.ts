import type { Page } from '@playwright/test';

/** Words move sideways by a hair when the shop's font takes the place of the browser's; CLS is good up to 0.1. */
const HAIR = 0.002;

/**
 * From the next document on, takes note of what jumps without the shopper having done anything (CLS). Call before `goto`.
 *
 * @returns how to ask for the jumps so far: each with its value and the elements that moved, from y to y in px
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((hair) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput || entry.value < hair) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.cloneNode(false);
          const tag = name instanceof Element ? name.outerHTML.slice(0, 120) : 'something';
          return `${tag} ${previousRect.y} → ${currentRect.y}, ${previousRect.height} → ${currentRect.height} high`;
        });
        shifts.push(`${entry.value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });

    // TypeScript's DOM types do not know layout shifts yet.
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    function isShift(entry: PerformanceEntry): entry is LayoutShift {
      return 'sources' in entry;
    }
  }, HAIR);
  return async () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.map(String) : ['The document does not watch its layout.'];
    });
}
