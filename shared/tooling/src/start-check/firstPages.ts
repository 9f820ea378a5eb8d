import * as z from 'zod';
import { httpGet } from '../site/httpGet.ts';
import { openConnection, type Connection } from './connection.ts';

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
export async function requestFirstPages(port: number, workers: number): Promise<FirstPages> {
  const reached = new Set<number>();
  const result: FirstPages = { workers: 0, passed: 0, failures: [] };
  for (let opened = 0; opened < MAX_CONNECTIONS; opened += CONCURRENCY) {
    const connections = await Promise.all(Array.from({ length: CONCURRENCY }, async () => openConnection(port)));
    const byWorker = new Map(connections.map((connection) => [connection.pid, connection]));
    // At the same time, as visitors come.
    await Promise.all(
      [...byWorker.values()]
        .filter(({ pid }) => !reached.has(pid))
        .map(async (connection) => {
          reached.add(connection.pid);
          await requestPages(connection, result);
        }),
    );
    for (const connection of connections) connection.close();
    result.workers = reached.size;
    if (reached.size >= workers && (await workersOf(port)).every((pid) => reached.has(pid))) return result;
  }
  const failure = `${reached.size} of ${workers} workers accepted one of ${MAX_CONNECTIONS} connections`;
  return { ...result, failures: [...result.failures, failure] };
}

async function requestPages({ pid, get }: Connection, result: FirstPages): Promise<void> {
  for (const [host, paths] of Object.entries(PAGES)) {
    for (const path of paths) {
      const status = await get(host, path).catch((error: unknown) => String(error));
      if (status === 200) result.passed += 1;
      else result.failures.push(`worker ${pid}: ${host}${path} responded with ${status}`);
    }
  }
}

async function workersOf(port: number): Promise<number[]> {
  const { body } = await httpGet(`http://localhost:${port}/-/remotes`);
  return statusSchema.parse(JSON.parse(body)).processes.map(({ pid }) => pid);
}
