import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { NetworkLog } from './network.ts';
import { observePages, untilHydrated, untilIdle } from './pageFigures.ts';
import type { Line, Screen } from './screens.ts';
import { withinLimit } from './withinLimit.ts';
import { readThreadTrace, TRACE_CATEGORIES, type ThreadTrace } from './threadTrace.ts';

export interface VisitOptions {
  screen: Screen;
  /** The address whose cookies the visitor has. */
  origin: string;
  /** Cookie header; empty for a new visitor. */
  cookie?: string | undefined;
  /** Whether the pages set the mark `hydrated`, so that a view without it has failed. */
  hydrates: boolean;
}

/** More than the height in px of the toolbar, which Chromium's window has without a display, too. */
const TOOLBAR_PX = 200;

/** A visitor in a browser with an empty cache: one window, observed. */
export class Visit {
  readonly page: Page;
  readonly network: NetworkLog;
  readonly screen: Screen;
  readonly #context: BrowserContext;
  readonly #devtools: CDPSession;
  readonly #hydrates: boolean;

  private constructor(options: VisitOptions, context: BrowserContext, page: Page, devtools: CDPSession) {
    this.page = page;
    this.screen = options.screen;
    this.network = new NetworkLog(context);
    this.#context = context;
    this.#devtools = devtools;
    this.#hydrates = options.hydrates;
  }

  static async start(browser: Browser, options: VisitOptions): Promise<Visit> {
    const { screen, origin, cookie = '' } = options;
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.scale,
      hasTouch: screen.isTouch,
      isMobile: screen.isTouch,
      locale: 'sv-SE',
      // The edge's own certificate.
      ignoreHTTPSErrors: true,
    });
    await context.addCookies(cookiesFrom(cookie, origin));
    await observePages(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await showWholePage(devtools, screen);
    return new Visit(options, context, page, devtools);
  }

  /** Opens an address and waits until the page is hydrated and at rest. @throws Error if it responds with an error */
  async open(url: string): Promise<void> {
    const response = await this.page.goto(url, { waitUntil: 'commit' });
    if (response && response.status() >= 400) throw new Error(`${url} responds with ${response.status()}.`);
    await this.page.waitForLoadState('load');
    if (this.#hydrates) await untilHydrated(this.page);
    await this.settle();
  }

  /** Waits until the page is at rest: neither requests nor urgent work. */
  async settle(): Promise<void> {
    await this.network.untilQuiet();
    await untilIdle(this.page);
  }

  async emulate(line: Line): Promise<void> {
    await this.#devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
  }

  /** @param rate how many times longer the main thread takes; 1 for no emulation */
  async slowDown(rate: number): Promise<void> {
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Traces the main thread during an action. */
  async trace(action: () => Promise<void>): Promise<ThreadTrace> {
    const browser = this.#context.browser();
    if (!browser) throw new Error('The visit has no browser.');
    await browser.startTracing(this.page, { categories: TRACE_CATEGORIES });
    try {
      await action();
    } catch (error) {
      // The next trace could not start.
      await browser.stopTracing();
      throw error;
    }
    return readThreadTrace((await browser.stopTracing()).toString('utf8'));
  }

  async end(): Promise<void> {
    await this.#context.close();
  }
}

/**
 * Runs an action with a new visitor. On a busy machine a page may fail for once, so a second visitor tries before the bench ends.
 *
 * @throws Error if the action fails twice, or does not end
 */
export async function visit<Result>(
  browser: Browser,
  options: VisitOptions,
  action: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const once = async () =>
    withinLimit(
      visitOnce(browser, options, action),
      `A visit of ${options.origin} (${options.screen.name}) does not end.`,
    );
  try {
    return await once();
  } catch (error) {
    console.error(`Trying a visit again: ${error instanceof Error ? error.message : String(error)}`);
    return once();
  }
}

async function visitOnce<Result>(
  browser: Browser,
  options: VisitOptions,
  action: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const started = await Visit.start(browser, options);
  try {
    return await action(started);
  } finally {
    await started.end();
  }
}

/** @param header as in a request: `a=1; b=2` */
export function cookiesFrom(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split(/;\s*/)
    .filter((text) => text.includes('='))
    .map((text) => ({ name: text.slice(0, text.indexOf('=')), value: text.slice(text.indexOf('=') + 1), url }));
}

/**
 * The window has the size of the page, toolbar included: its lowest part is not drawn, and what changes there alone has no next
 * paint. A larger window leaves the size of the page as it is.
 */
async function showWholePage(devtools: CDPSession, { width, height }: Screen): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + TOOLBAR_PX } });
}
