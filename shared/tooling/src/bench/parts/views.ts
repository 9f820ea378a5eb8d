import { cartCookie, type BenchSite } from '../benchSite.ts';
import { timingOf, transferOf } from '../firstView.ts';
import { PAGE_NAMES, PAGES, SCRIPT_BUDGETS } from '../pages.ts';
import type { Row, Table } from '../table.ts';

const KIB = 1024;

/** `bytes`: transfer of a first view. The checkout has another budget, and so another table. */
export async function* bytes({ site, browser, cartId }: BenchSite): AsyncGenerator<Table> {
  for (const budget of new Set(Object.values(SCRIPT_BUDGETS))) {
    const rows: Row[] = [];
    for (const name of PAGE_NAMES.filter((page) => SCRIPT_BUDGETS[page] === budget)) {
      const url = site.origin + PAGES[name];
      const transfer = await transferOf(browser, url, cookiesFor(PAGES[name], site.origin, cartId));
      const { scripts, scriptBytes, shellScriptBytes, styleBytes, fontBytes, documentBytes } = transfer;
      const sizes = [
        scriptBytes,
        shellScriptBytes,
        scriptBytes - shellScriptBytes,
        styleBytes,
        fontBytes,
        documentBytes,
      ];
      rows.push({ name, figures: [scripts, ...sizes.map((size) => size / KIB)] });
    }
    yield {
      title: `First view: bytes (${budget} KiB of scripts)`,
      note: 'As served (Brotli for scripts and styles), until hydrated and idle for 2 s. The checkout has one line.',
      columns: [
        { heading: 'scripts' },
        { heading: 'JavaScript', unit: 'KiB', digits: 1, budget: { max: budget } },
        { heading: 'of the shell', unit: 'KiB', digits: 1 },
        { heading: 'of remotes', unit: 'KiB', digits: 1 },
        { heading: 'CSS', unit: 'KiB', digits: 1 },
        { heading: 'fonts', unit: 'KiB', digits: 1 },
        { heading: 'document', unit: 'KiB', digits: 1 },
      ],
      rows,
    };
  }
}

/** `views`: timing of a first view. */
export async function* views({ site, browser, cartId }: BenchSite): AsyncGenerator<Table> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const timing = await timingOf(browser, site.origin + path, cookiesFor(path, site.origin, cartId));
    rows.push({ name, figures: [timing.roundTrips, timing.layoutShift, timing.largestPaintMs] });
  }
  yield {
    title: 'First view: timing',
    note:
      'Round trips: the delay of hydration with 400 ms of latency, divided by the latency; requests overlap a little, and – means that the machine was too busy to measure. ' +
      'CLS: the maximum of 1440 and 390 px. LCP: 390 px, 150 ms latency, 1.6 Mbit/s.',
    columns: [
      // Two round trips, and the noise of the fastest of three loads.
      { heading: 'round trips', digits: 1, budget: { max: 2.4 } },
      { heading: 'CLS', digits: 4, budget: { max: 0.1 } },
      { heading: 'LCP', unit: 'ms', budget: { max: 2_500 } },
    ],
    rows,
  };
}

/** Only the checkout needs a cart: an empty one renders just a notice. */
export function cookiesFor(path: string, origin: string, cartId: string) {
  if (path !== PAGES.checkout) return [];
  const [name = '', value = ''] = cartCookie(cartId).split('=');
  return [{ name, value, url: origin }];
}
