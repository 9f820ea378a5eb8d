import type { Page } from '@playwright/test';

/** Smaller shifts are ignored: text moves slightly when the shop's font replaces the fallback. CLS is good up to 0.1. */
const MIN_SHIFT = 0.002;

/**
 * Records layout shifts without recent user input (CLS), starting with the next document. Call before `goto`.
 *
 * @returns a function that reads the shifts so far: value and moved elements, from y to y in px
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((minShift) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput || entry.value < minShift) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const clone = element?.cloneNode(false);
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
  }, MIN_SHIFT);
  return async () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.map(String) : ['This document does not record layout shifts.'];
    });
}
