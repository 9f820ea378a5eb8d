import { cartCookie, type BenchSite } from '../benchSite.ts';
import { arrivalOf, transferOf } from '../firstView.ts';
import { PAGES } from '../pages.ts';
import type { Row, Table } from '../table.ts';

const KIB = 1024;

/** `bytes`: what a first view fetches. */
export async function* bytes({ site, browser, cartId }: BenchSite): AsyncGenerator<Table> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const transfer = await transferOf(browser, site.origin + path, cookiesFor(path, site.origin, cartId));
    rows.push({
      name,
      figures: [
        transfer.scripts,
        transfer.scriptBytes / KIB,
        transfer.styleBytes / KIB,
        transfer.fontBytes / KIB,
        transfer.documentBytes / KIB,
      ],
    });
  }
  yield {
    title: 'First view: bytes',
    note: 'As served (brotli for scripts and styles), until hydrated and idle for 2 s. The checkout has one line.',
    columns: [
      { heading: 'scripts' },
      { heading: 'JavaScript', unit: 'KiB', digits: 1, budget: { atMost: 160 } },
      { heading: 'CSS', unit: 'KiB', digits: 1 },
      { heading: 'fonts', unit: 'KiB', digits: 1 },
      { heading: 'document', unit: 'KiB', digits: 1 },
    ],
    rows,
  };
}

/** `views`: how a first view arrives. */
export async function* views({ site, browser, cartId }: BenchSite): AsyncGenerator<Table> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const arrival = await arrivalOf(browser, site.origin + path, cookiesFor(path, site.origin, cartId));
    rows.push({ name, figures: [arrival.roundTrips, arrival.layoutShift, arrival.largestPaintMs] });
  }
  yield {
    title: 'First view: arrival',
    note:
      'Round trips: what 400 ms of latency add to hydration, divided by them; a little always overlaps, and – means that the machine was too busy to tell. ' +
      'CLS: the worst of 1440 and 390 px. LCP: 390 px, 150 ms away, 1.6 Mbit/s.',
    columns: [
      // Two whole trips, and what a noisy machine adds to the quickest of three loads.
      { heading: 'round trips', digits: 1, budget: { atMost: 2.4 } },
      { heading: 'CLS', digits: 4, budget: { atMost: 0.1 } },
      { heading: 'LCP', unit: 'ms', budget: { atMost: 2_500 } },
    ],
    rows,
  };
}

/** A checkout without a cart says so, and no more. */
export function cookiesFor(path: string, origin: string, cartId: string) {
  if (path !== PAGES.checkout) return [];
  const [name = '', value = ''] = cartCookie(cartId).split('=');
  return [{ name, value, url: origin }];
}
