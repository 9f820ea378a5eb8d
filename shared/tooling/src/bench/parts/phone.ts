import type { BenchSite } from '../benchSite.ts';
import { withAndWithoutEdge } from '../edgeSite.ts';
import { phoneViewOf } from '../firstView.ts';
import { PAGES } from '../pages.ts';
import type { Row, Table } from '../table.ts';

const LOADS = 5;
const PHONE_PAGES = ['front', 'list', 'product'] as const;

/** `phone`: first views on a phone, from the shell itself as with `npm start`, and through the edge over HTTP/2. */
export async function* phone(bench: BenchSite): AsyncGenerator<Table> {
  yield* withAndWithoutEdge(bench, async (place, origin) => {
    const rows: Row[] = [];
    for (const name of PHONE_PAGES) {
      const view = await phoneViewOf(bench.browser, origin + PAGES[name], LOADS);
      const { requests, largestPaintMs, hydratedMs, blockingMs, layoutShift } = view;
      rows.push({ name, figures: [requests, largestPaintMs, hydratedMs, blockingMs, layoutShift] });
    }
    return {
      title: `First view on a phone: ${place}`,
      note:
        `412 px, medians of ${LOADS} loads with an empty cache. Largest paint and hydration: 562 ms for each request, 1.44 Mbit/s. ` +
        'Blocking: at 4 times CPU throttle, the time over 50 ms of each task after the first paint. Requests: sent before the page is hydrated.',
      columns: [
        { heading: 'requests', digits: 0, budget: { max: 14 } },
        { heading: 'largest paint', unit: 'ms', budget: { max: 1_100 } },
        { heading: 'hydrated', unit: 'ms', budget: { max: 2_400 } },
        { heading: 'blocking', unit: 'ms' },
        { heading: 'CLS', digits: 4, budget: { max: 0.01 } },
      ],
      rows,
    };
  });
}
