import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from './median.ts';

/** Transfer of a first view until it is hydrated and idle for 2 s, in bytes as served (brotli if available). */
export interface ViewTransfer {
  scripts: number;
  scriptBytes: number;
  /** The part of `scriptBytes` that the shell's release has. */
  shellScriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  documentBytes: number;
}

/** Timing of a first view. */
export interface ViewTiming {
  /** Sequential round trips before hydration, the document included; null if the machine was too busy to measure. */
  roundTrips: number | null;
  /** The maximum of a wide, a slow and a narrow view. */
  layoutShift: number;
  /** Largest contentful paint on a mobile connection: 150 ms latency, 1.6 Mbit/s. */
  largestPaintMs: number;
}

/** A first view as a phone shows it. Each figure is the median of the loads. */
export interface PhoneView {
  /** Before it was hydrated, the document included. */
  requests: number;
  largestPaintMs: number;
  hydratedMs: number;
  /** The part over 50 ms of each task after the first paint. */
  blockingMs: number;
  /** The maximum. */
  layoutShift: number;
}

interface Connection {
  latencyMs: number;
  /** Bytes per second; -1 for no limit. */
  bytesPerSecond: number;
  width: number;
  /** Slowdown of the processor. */
  cpuRate?: number;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const WIDE: Connection = { latencyMs: 0, bytesPerSecond: -1, width: 1440 };
const FAR: Connection = { ...WIDE, latencyMs: 400 };
const PHONE: Connection = { latencyMs: 150, bytesPerSecond: 200_000, width: 390 };
/** The throttling of Lighthouse's mobile test: 562 ms of latency, 1.44 Mbit/s. */
const SLOW_PHONE: Connection = { latencyMs: 562, bytesPerSecond: 180_000, width: 412 };
const THROTTLED_PHONE: Connection = { latencyMs: 0, bytesPerSecond: -1, width: 412, cpuRate: 4 };
const IDLE_MS = 2_000;
/** Loads of which the fastest counts: other work of the machine can only delay hydration. */
const LOADS = 3;

export async function transferOf(browser: Browser, url: string, cookies: Cookies = []): Promise<ViewTransfer> {
  return (await load(browser, url, WIDE, cookies)).transfer;
}

export async function timingOf(browser: Browser, url: string, cookies: Cookies = []): Promise<ViewTiming> {
  await load(browser, url, WIDE, cookies);
  const near: Loaded[] = [];
  const far: Loaded[] = [];
  for (let at = 0; at < LOADS; at += 1) {
    near.push(await load(browser, url, WIDE, cookies));
    far.push(await load(browser, url, FAR, cookies));
  }
  const phone = await load(browser, url, PHONE, cookies);
  const fastest = (loads: Loaded[]) => Math.min(...loads.map(({ hydratedMs }) => hydratedMs));
  const roundTrips = (fastest(far) - fastest(near)) / FAR.latencyMs;
  return {
    // The document alone takes one round trip, so a smaller figure is noise.
    roundTrips: roundTrips < 1 ? null : roundTrips,
    layoutShift: Math.max(...[...near, ...far, phone].map(({ layoutShift }) => layoutShift)),
    largestPaintMs: phone.largestPaintMs,
  };
}

/**
 * Loads a page on a slow line, and with a slow processor. Both at the same time would measure the noise of this machine.
 *
 * @param loads odd
 */
export async function phoneViewOf(browser: Browser, url: string, loads: number): Promise<PhoneView> {
  const far: Loaded[] = [];
  const throttled: Loaded[] = [];
  await load(browser, url, WIDE, []);
  for (let at = 0; at < loads; at += 1) {
    far.push(await load(browser, url, SLOW_PHONE, []));
    throttled.push(await load(browser, url, THROTTLED_PHONE, []));
  }
  return {
    requests: median(far.map(({ requests }) => requests)),
    largestPaintMs: median(far.map(({ largestPaintMs }) => largestPaintMs)),
    hydratedMs: median(far.map(({ hydratedMs }) => hydratedMs)),
    blockingMs: median(throttled.map(({ blockingMs }) => blockingMs)),
    layoutShift: Math.max(...[...far, ...throttled].map(({ layoutShift }) => layoutShift)),
  };
}

interface Loaded {
  transfer: ViewTransfer;
  requests: number;
  blockingMs: number;
  hydratedMs: number;
  layoutShift: number;
  largestPaintMs: number;
}

async function load(browser: Browser, url: string, connection: Connection, cookies: Cookies): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: connection.width, height: 900 },
    // The edge's own certificate.
    ignoreHTTPSErrors: true,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const fetched: Promise<{ kind: keyof typeof KINDS; isOfShell: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kindOf(request.resourceType(), request.url());
    if (!kind) return;
    const isOfShell = new URL(request.url()).pathname.startsWith('/assets/');
    fetched.push(request.sizes().then(({ responseBodySize }) => ({ kind, isOfShell, bytes: responseBodySize })));
  });
  await observe(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latencyMs,
    downloadThroughput: connection.bytesPerSecond,
    uploadThroughput: connection.bytesPerSecond,
  });
  if (connection.cpuRate) await devtools.send('Emulation.setCPUThrottlingRate', { rate: connection.cpuRate });

  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForTimeout(IDLE_MS);
  const hydratedMs = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
  // By their start, as others follow at once.
  const earlier = await page.evaluate(
    (end) => performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end).length,
    hydratedMs,
  );
  const [layoutShift = 0, largestPaintMs = 0, blockingMs = 0] = await page.evaluate(() =>
    ['layoutShift', 'largestPaint', 'blocking'].map((name) => Number(Reflect.get(window, name))),
  );
  const files = await Promise.all(fetched);
  await context.close();

  const sum = (selected: typeof files) => selected.reduce((total, { bytes }) => total + bytes, 0);
  const bytesOf = (selected: keyof typeof KINDS) => sum(files.filter(({ kind }) => kind === selected));
  return {
    transfer: {
      scripts: files.filter(({ kind }) => kind === 'script').length,
      scriptBytes: bytesOf('script'),
      shellScriptBytes: sum(files.filter(({ kind, isOfShell }) => kind === 'script' && isOfShell)),
      styleBytes: bytesOf('stylesheet'),
      fontBytes: bytesOf('font'),
      documentBytes: bytesOf('document'),
    },
    requests: 1 + earlier,
    hydratedMs,
    layoutShift,
    largestPaintMs,
    blockingMs,
  };
}

/** Not every browser reports the type of a preloaded file, so its extension counts as well. */
const KINDS = { document: /(?!)/, script: /\.js(\?|$)/, stylesheet: /\.css(\?|$)/, font: /\.woff2(\?|$)/ };

function kindOf(resourceType: string, url: string): keyof typeof KINDS | undefined {
  const kinds = ['document', 'script', 'stylesheet', 'font'] as const;
  return kinds.find((kind) => kind === resourceType || KINDS[kind].test(url));
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    Reflect.set(window, 'largestPaint', 0);
    Reflect.set(window, 'blocking', 0);
    new PerformanceObserver((list) => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      for (const { startTime, duration } of list.getEntries()) {
        const visible = startTime + duration - Math.max(startTime, firstPaint);
        const before = Number(Reflect.get(window, 'blocking'));
        Reflect.set(window, 'blocking', before + Math.max(0, visible - 50));
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, 'layoutShift'));
        Reflect.set(window, 'layoutShift', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
