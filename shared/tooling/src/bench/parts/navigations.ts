import type { Page } from '@playwright/test';
import { median } from '../median.ts';
import type { BenchSite } from '../benchSite.ts';
import { PAGES } from '../pages.ts';
import type { Row, Table } from '../table.ts';

const VISITS = 9;
/** Time for the code and data of a page to arrive after the pointer has reached its link, in ms. */
const PREFETCH_MS = 1_500;

const ROUTES: readonly { name: string; from: string; links: string }[] = [
  { name: 'front → list', from: PAGES.front, links: 'main a[href^="/c/"]:visible' },
  { name: 'list → product', from: PAGES.list, links: 'main article h2 a' },
];

/** `navigations`: from the press on a link whose page is prefetched to the frame that shows the page. */
export async function* navigations({ site, browser }: BenchSite): AsyncGenerator<Table> {
  const rows: Row[] = [];
  for (const { name, from, links } of ROUTES) {
    const first: number[] = [];
    const again: number[] = [];
    while (first.length < VISITS) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(site.origin + from);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      // The first movement of the pointer loads code that has no part in a navigation.
      await page.mouse.move(700, 8);
      await page.waitForTimeout(PREFETCH_MS);
      first.push(await shownMsOf(page, links, 0));
      await page.goBack();
      again.push(await shownMsOf(page, links, 1));
      await context.close();
    }
    rows.push({ name, figures: [median(first), median(again)] });
  }
  yield {
    title: 'Navigation to a prefetched page',
    note:
      `1440 px, medians of ${VISITS} visits, from the press on a link to the end of the frame that shows the page. ` +
      `The pointer has been on the link for ${PREFETCH_MS / 1000} s. First: the browser runs the code of the page for the first time. Again: after a step back, another link.`,
    columns: [
      { heading: 'first', unit: 'ms', budget: { max: 100 } },
      { heading: 'again', unit: 'ms', budget: { max: 100 } },
    ],
    rows,
  };
}

/** @returns the time from the press to the end of the frame with the heading of another page, in ms */
async function shownMsOf(page: Page, links: string, at: number): Promise<number> {
  const link = page.locator(links).nth(at);
  await link.hover();
  await page.waitForTimeout(PREFETCH_MS);
  await page.evaluate(observeNavigation);
  await link.click();
  await page.waitForFunction(() => Reflect.has(window, 'shownMs'));
  return page.evaluate(() => Number(Reflect.get(window, 'shownMs')));
}

/** Runs in the page: sets `window.shownMs` after the next navigation. */
function observeNavigation(): void {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  Reflect.deleteProperty(window, 'shownMs');
  const observe = ({ timeStamp: pressedMs }: Event) => {
    const changes = new MutationObserver(() => {
      if (heading() === undefined || heading() === before) return;
      changes.disconnect();
      // A message that is sent before a frame arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => Reflect.set(window, 'shownMs', performance.now() - pressedMs));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  addEventListener('pointerdown', observe, { capture: true, once: true });
}
