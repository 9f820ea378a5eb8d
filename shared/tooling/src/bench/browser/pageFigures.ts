import type { BrowserContext, Page } from '@playwright/test';
import type { InputEvent } from './interaction.ts';
import { withinLimit } from './withinLimit.ts';

/** What the bench collects in a page. */
interface Collected {
  layoutShift: number;
  largestPaintMs: number | null;
  inputEvents: InputEvent[];
}

declare global {
  interface Window {
    bench?: Collected;
  }
}

/** When a view was there, in ms since its navigation; null if the browser did not report it. */
export interface PageFigures {
  firstPaintMs: number | null;
  largestPaintMs: number | null;
  /** Null in a shop without the mark `hydrated`. */
  hydratedMs: number | null;
  /** Sum of all shifts without an input, so at least the CLS. */
  layoutShift: number;
  /** Requests that started before the hydration, the document included. */
  requestsUntilHydrated: number | null;
}

/** Collects figures in each document of the context. */
export async function observePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(collect);
}

/** Runs in the page, before its scripts. */
function collect(): void {
  if (window.top !== window) return;
  // Names the thread of the page in a trace (threadTrace.ts).
  performance.mark('bench:start');
  const collected: Collected = { layoutShift: 0, largestPaintMs: null, inputEvents: [] };
  window.bench = collected;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    // The threshold is for events, and the lowest that browsers allow.
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) collected.layoutShift += Number(Reflect.get(entry, 'value'));
  });
  observe('largest-contentful-paint', ({ startTime }) => (collected.largestPaintMs = startTime));
  observe('event', (entry) => {
    if (!(entry instanceof PerformanceEventTiming)) return;
    const { name, startTime, duration, processingStart, processingEnd, interactionId } = entry;
    collected.inputEvents.push({ name, startTime, duration, processingStart, processingEnd, interactionId });
  });
}

export async function readPageFigures(page: Page): Promise<PageFigures> {
  return page.evaluate(() => {
    const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null;
    const hydratedMs = startOf('hydrated');
    const requests = performance.getEntriesByType('resource');
    return {
      firstPaintMs: startOf('first-contentful-paint'),
      largestPaintMs: window.bench?.largestPaintMs ?? null,
      hydratedMs,
      layoutShift: window.bench?.layoutShift ?? 0,
      // By their start, as others follow at once.
      requestsUntilHydrated:
        hydratedMs === null ? null : 1 + requests.filter(({ startTime }) => startTime < hydratedMs).length,
    };
  });
}

/** Waits for the mark that the shop sets when its page is hydrated. @throws Error if it does not come */
export async function untilHydrated(page: Page): Promise<void> {
  // An observer: polling in each frame would be work of the page.
  const hydrated = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('hydrated').length > 0) resolve();
        }).observe({ type: 'mark', buffered: true });
      }),
  );
  await withinLimit(hydrated, `${page.url()} does not hydrate.`);
}

/** Waits until the main thread has nothing urgent to do. */
export async function untilIdle(page: Page): Promise<void> {
  // After a tap without a later frame, Chromium calls no idle callback until there is one.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })));
}
