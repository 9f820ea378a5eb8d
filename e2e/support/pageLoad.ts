import { httpGet } from '@hemvaror/tooling/site/httpGet';
import type { IsolatedSite } from './isolatedSite.ts';

export const REQUESTS_PER_SECOND = 20;
/** Share of the requests that a busy machine must send at least: timers are late on it. */
const MIN_SENT = 0.8;

/** Pages of every remote. */
export const PAGES = [
  '/',
  '/c/beslag',
  '/p/pallar/trefot-pall-ek',
  '/s/knopp',
  '/kassan',
  '/account/reset-password',
  '/favoriter',
  '/cookies',
];

/** Cookie of a visitor whose pages are rendered for each request (ADR 0047). */
const FAVORITES = `ralph=${encodeURIComponent('{"favorites":[1001]}')}`;

export interface LoadResult {
  requests: number;
  /** Fewest requests that the time was long enough for. */
  expected: number;
  /** Page and problem of each failed request. */
  failed: string[];
  p50Ms: number;
  p99Ms: number;
}

interface LoadOptions {
  /** How often a request whose connection is lost is sent again, as by the edge. */
  repeats?: number;
  /** Pages that are requested in turn. */
  pages?: readonly string[];
  /** Whether each page is rendered, as one with the address of a campaign is. */
  rendersEach?: boolean;
  /** @returns what is wrong with a document that has status 200 */
  problemOf?: (body: string) => string | undefined;
}

/**
 * Requests all pages in turn, 20 each second, whether earlier ones have their responses or not. In every second turn they are
 * rendered; in the others they may come from the page cache.
 */
export function startLoad(
  { sv }: IsolatedSite,
  { repeats = 0, pages = PAGES, rendersEach = false, problemOf = () => undefined }: LoadOptions = {},
): { end: () => Promise<LoadResult> } {
  const failed: string[] = [];
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();

  async function request(page: string, headers: Record<string, string>): Promise<void> {
    const sentAt = performance.now();
    try {
      const { status, body } = await get(sv + page, headers, repeats);
      times.push(performance.now() - sentAt);
      const problem = status === 200 ? problemOf(body) : String(status);
      if (problem !== undefined) failed.push(`${page}: ${problem}`);
    } catch (error) {
      failed.push(`${page}: ${String(error)}`);
    }
  }

  const timer = setInterval(() => {
    const number = running.length;
    const page = pages[number % pages.length] ?? '/';
    const isOwn = Math.floor(number / pages.length) % 2 === 1;
    running.push(request(rendersEach ? `${page}?utm_source=${number}` : page, isOwn ? { cookie: FAVORITES } : {}));
  }, 1_000 / REQUESTS_PER_SECOND);
  return {
    end: async () => {
      clearInterval(timer);
      const expected = ((performance.now() - startedAt) / 1_000) * REQUESTS_PER_SECOND * MIN_SENT;
      await Promise.all(running);
      return {
        requests: running.length,
        expected: Math.floor(expected),
        failed,
        p50Ms: percentile(times, 0.5),
        p99Ms: percentile(times, 0.99),
      };
    },
  };
}

async function get(url: string, headers: Record<string, string>, repeats: number): ReturnType<typeof httpGet> {
  try {
    return await httpGet(url, headers);
  } catch (error) {
    if (repeats === 0) throw error;
    return get(url, headers, repeats - 1);
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
