import { setTimeout as wait } from 'node:timers/promises';
import { httpGet, type HttpResponse } from '../../site/httpGet.ts';

/** Our pages are rendered again at the first request after 30 s, which must not be one of the measured requests. */
const MAX_AGE_S = 27;
const PAUSE_MS = 200;

/**
 * Requests a page until its copies in the cache are fresh for the next seconds.
 *
 * @param copies at most as many processes have one each
 * @returns the last response
 */
export async function freshPage(
  url: string,
  headers: Readonly<Record<string, string>>,
  copies: number,
): Promise<HttpResponse> {
  for (let fresh = 0; ;) {
    const response = await httpGet(url, headers);
    const isFresh = Number(response.headers.age ?? 0) <= MAX_AGE_S;
    fresh = isFresh ? fresh + 1 : 0;
    // Each connection is accepted by the next process.
    if (fresh >= 2 * copies) return response;
    if (!isFresh) await wait(PAUSE_MS);
  }
}
