import * as z from 'zod';
import { getFrom, openConnection, type Connection, type Shop } from './connection.ts';

/** A page of each kind, by host: front, list, product, search, checkout. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['/', '/c/beslag', '/p/handtag/linje-stanghandtag-massing', '/s/krok', '/kassan'],
  'en.localhost': ['/en', '/en/c/hardware', '/en/p/handles/linje-bar-handle-brass', '/en/s/hook', '/en/checkout'],
};
/** Connections that are opened together: an idle worker would accept all that come one by one. */
const CONCURRENCY = 16;
const MAX_CONNECTIONS = 1_600;

const statusSchema = z.object({ processes: z.array(z.object({ pid: z.number() })) });

/** The first requests of each page in each worker. */
export interface FirstPages {
  workers: number;
  passed: number;
  failures: string[];
}

/**
 * Requests each page once in each worker. Workers accept connections themselves, so new ones are opened until all workers had one.
 *
 * @param workers their number
 */
export async function requestFirstPages(shop: Shop, workers: number): Promise<FirstPages> {
  const reached = new Set<number>();
  const result: FirstPages = { workers: 0, passed: 0, failures: [] };
  for (let opened = 0; opened < MAX_CONNECTIONS; opened += CONCURRENCY) {
    const connections = await Promise.all(Array.from({ length: CONCURRENCY }, async () => openConnection(shop)));
    const byWorker = new Map(connections.map((connection) => [connection.pid, connection]));
    // At the same time, as visitors come.
    await Promise.all(
      [...byWorker.values()]
        .filter(({ pid }) => !reached.has(pid))
        .map(async (connection) => {
          reached.add(connection.pid);
          await requestPages(connection.get, `worker ${connection.pid}`, result);
        }),
    );
    for (const connection of connections) connection.close();
    result.workers = reached.size;
    if (reached.size >= workers && (await workersOf(shop)).every((pid) => reached.has(pid))) return result;
  }
  const failure = `${reached.size} of ${workers} workers accepted one of ${MAX_CONNECTIONS} connections`;
  return { ...result, failures: [...result.failures, failure] };
}

/** Requests each page once, over any connections. */
export async function requestPagesOnce(shop: Shop, name: string): Promise<FirstPages> {
  const result: FirstPages = { workers: 0, passed: 0, failures: [] };
  await requestPages(getFrom(shop), name, result);
  return result;
}

async function requestPages(get: Connection['get'], name: string, result: FirstPages): Promise<void> {
  for (const [host, paths] of Object.entries(PAGES)) {
    for (const path of paths) {
      const outcome = await get(host, path).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      );
      if (outcome === '200') result.passed += 1;
      else result.failures.push(`${name}: ${host}${path} responded with ${outcome}`);
    }
  }
}

async function workersOf(shop: Shop): Promise<number[]> {
  const { body } = await getFrom(shop)('localhost', '/-/remotes');
  return statusSchema.parse(JSON.parse(body)).processes.map(({ pid }) => pid);
}
