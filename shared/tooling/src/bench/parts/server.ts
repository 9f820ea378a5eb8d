import { cartCookie, FAVORITES_COOKIE, type BenchSite } from '../benchSite.ts';
import { PAGES } from '../pages.ts';
import { residentMb } from '../processFigures.ts';
import { measureLoad, type LoadTarget } from '../serverLoad.ts';
import type { Row, Table } from '../table.ts';

const WARM_UP = { duration: 3 };
const MEASURED = { duration: 8 };

/** `server`: throughput and cost of server rendering. */
export async function* server({ shellPort, pids, cartId }: BenchSite): AsyncGenerator<Table> {
  const rows: Row[] = [];
  const list = { port: shellPort, path: PAGES.list };
  const kept = { 'list, kept': list, 'list, kept, compressed': { ...list, encoding: 'zstd' } };
  for (const [name, target] of Object.entries({ ...targets(shellPort, cartId), ...kept })) {
    const processes = [pids.shell, pids.api];
    await measureLoad(target, WARM_UP, processes);
    const { requestsPerSecond, p50Ms, p975Ms, cpuMs } = await measureLoad(target, MEASURED, processes);
    rows.push({ name, figures: [requestsPerSecond, p50Ms, p975Ms, cpuMs[0] ?? null, cpuMs[1] ?? null] });
  }
  yield {
    title: 'Server rendering',
    note: 'Eight connections for 8 s, after a warm-up of 3 s; load generator, shell and API share the machine. Kept pages are those of visitors without a cart, an account or favorites.',
    columns: [
      { heading: 'pages per second', digits: 0, budget: { min: 100 } },
      { heading: 'p50', unit: 'ms' },
      { heading: 'p97.5', unit: 'ms' },
      { heading: 'CPU of the shell', unit: 'ms', digits: 2 },
      { heading: 'CPU of the API', unit: 'ms', digits: 2 },
    ],
    rows,
  };
}

/** `memory`: resident memory of shell and API after load on every kind of page. */
export async function* memory({ shellPort, pids, cartId }: BenchSite): AsyncGenerator<Table> {
  for (const target of Object.values(targets(shellPort, cartId))) await measureLoad(target, WARM_UP, []);
  yield {
    title: 'Memory after load',
    note: 'Resident set, right after 3 s of every kind of page.',
    columns: [
      { heading: 'shell', unit: 'MB', budget: { max: 300 } },
      { heading: 'commerce-api with its embedded database', unit: 'MB' },
    ],
    rows: [{ name: 'resident', figures: [residentMb(pids.shell), residentMb(pids.api)] }],
  };
}

/** Each kind of page, rendered for each request; the checkout with a line in the cart. */
export function targets(port: number, cartId: string): Record<keyof typeof PAGES, LoadTarget> {
  const target = (path: string): LoadTarget => ({ port, path, cookie: FAVORITES_COOKIE });
  return {
    front: target(PAGES.front),
    list: target(PAGES.list),
    product: target(PAGES.product),
    search: target(PAGES.search),
    checkout: { ...target(PAGES.checkout), cookie: cartCookie(cartId) },
  };
}
