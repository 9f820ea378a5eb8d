import type { Browser, Page } from '@playwright/test';

export interface FirstView {
  /** Scripts requested until the page was hydrated and idle for 2 s, as served (brotli). */
  scripts: number;
  scriptBytes: number;
  /** Sequential round trips before hydration, the document included, to one decimal. */
  roundTrips: number;
  cumulativeLayoutShift: number;
}

const LATENCY_MS = 400;
const IDLE_MS = 2_000;

/** Measures what a visitor's browser goes through on the first page of a visit. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  // Warm: caches of the server are not what is measured here.
  await load(browser, url, 0);
  const fast = await load(browser, url, 0);
  const slow = await load(browser, url, LATENCY_MS);
  return {
    scripts: fast.scripts,
    scriptBytes: fast.scriptBytes,
    roundTrips: Math.round(((slow.hydratedMs - fast.hydratedMs) / LATENCY_MS) * 10) / 10,
    cumulativeLayoutShift: Math.max(fast.shift, slow.shift),
  };
}

async function load(browser: Browser, url: string, latencyMs: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await observeShifts(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForTimeout(IDLE_MS);
  const hydratedMs = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
  const bytes = await Promise.all(sizes);
  await context.close();
  return { scripts: bytes.length, scriptBytes: bytes.reduce((sum, size) => sum + size, 0), hydratedMs, shift };
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          'layoutShift',
          Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value')),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
