import type { Browser } from '@playwright/test';
import type { Figures } from '../measure/pairs.ts';
import { transferFigures, type TransferFigures } from './network.ts';
import { readPageFigures } from './pageFigures.ts';
import { SLOW_LINE, SLOWDOWN } from './screens.ts';
import { viewThreadFigures } from './threadFigures.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

/**
 * Times of a view on a slow line with a slow processor, in ms on the clock.
 *
 * @param earlier addresses that the visitor has opened before; none for a first view
 */
export async function viewWalls(
  browser: Browser,
  url: string,
  options: VisitOptions,
  earlier: readonly string[] = [],
): Promise<Figures> {
  return visit(browser, options, async (opened) => {
    await openAll(opened, earlier);
    await opened.emulate(SLOW_LINE);
    await opened.slowDown(SLOWDOWN);
    await opened.open(url);
    return { ...(await readPageFigures(opened.page)) };
  });
}

/**
 * Processor time of the main thread for a view, in ms, with neither a slow line nor a slow processor, and its transfer until it
 * is hydrated and at rest.
 */
export async function viewCost(
  browser: Browser,
  url: string,
  options: VisitOptions,
  earlier: readonly string[] = [],
): Promise<Figures> {
  return visit(browser, options, async (opened) => {
    await openAll(opened, earlier);
    const thread = viewThreadFigures(await opened.trace(async () => opened.open(url)));
    return { ...thread, ...transferFigures(await opened.network.take()) };
  });
}

/** Transfer of a first view until it is hydrated and at rest. */
export async function viewTransfer(browser: Browser, url: string, options: VisitOptions): Promise<TransferFigures> {
  return visit(browser, options, async (opened) => {
    await opened.open(url);
    return transferFigures(await opened.network.take());
  });
}

/** Ends on an empty page: opening the same address again would count as a reload. */
async function openAll(opened: Visit, urls: readonly string[]): Promise<void> {
  for (const url of urls) await opened.open(url);
  if (urls.length > 0) await opened.page.goto('about:blank');
  await opened.network.take();
}
