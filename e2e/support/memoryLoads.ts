import type { ClientRequest } from 'node:http';
import { httpGet, type HttpResponse } from '@hemvaror/tooling/site/httpGet';
import { localRequest } from '@hemvaror/tooling/site/localRequest';
import { API_FAILS, API_WAITS, FAILED_STATUS, FAILING_SEARCHES, type MemorySite } from './memorySite.ts';

/** Pages that are requested at the same time. */
export const CONCURRENCY = 8;

const MAX_TRIES = 5;

/** A visitor with a favorite, whose pages are rendered for each request. */
const FAVORITE = { cookie: `ralph=${encodeURIComponent('{"favorites":[1001]}')}` };
/** The header of browsers. */
const ENCODED = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** A front page, a list, a product and a content page for each site. */
const SV_PATHS = ['/', '/c/beslag/krokar', '/p/handtag/linje-stanghandtag-massing', '/garanti'];
const EN_PATHS = ['/en', '/en/c/hardware/hooks', '/en/p/handles/linje-bar-handle-brass', '/en/warranty'];

/** Requests the page with this number until it is rendered as expected. Numbers differ by call and begin at 0. */
type Load = (site: MemorySite, at: number) => Promise<void>;

/** Sorts of pages that a process renders, by the name of their test. */
export const LOADS: Readonly<Record<string, Load>> = {
  'known pages': async (site, at) => {
    await getUntil(knownUrl(site, at), { ...FAVORITE, ...ENCODED }, 200);
  },
  'unknown addresses': async (site, at) => {
    await getUntil(`${site.sv}/finns-inte-${at}`, ENCODED, 404);
  },
  searches: async (site, at) => {
    await getUntil(`${site.sv}/s/ord-${at}`, ENCODED, 200);
  },
  'revalidated pages': async (site, at) => {
    if (at % CONCURRENCY === 0) site.announceChange();
    // The change may reach the shell after the request.
    for (;;) {
      const { headers } = await getUntil(knownUrl(site, at), ENCODED, 200);
      if (!String(headers['cache-status']).includes('hit')) return;
    }
  },
  'aborted requests': async (site, at) => [abortLoader, abortDocument, abortRequest][at % 3]?.(site, at),
  'failing pages and slots': async (site, at) => {
    const search = FAILING_SEARCHES[at % FAILING_SEARCHES.length] ?? API_FAILS;
    await getUntil(`${site.sv}/s/${search}-${at}`, FAVORITE, FAILED_STATUS[search]);
  },
};

/** A request to the API may take too long on a busy machine, and the page then responds with 503. */
async function getUntil(url: string, headers: Record<string, string>, expected: number): Promise<HttpResponse> {
  const statuses: number[] = [];
  while (statuses.length < MAX_TRIES) {
    const response = await httpGet(url, headers);
    if (response.status === expected) return response;
    statuses.push(response.status);
  }
  throw new Error(`${url} responded with ${statuses.join(', ')} instead of ${expected}.`);
}

function knownUrl({ sv, en }: MemorySite, at: number): string {
  const [origin, paths] = at % 2 === 0 ? [sv, SV_PATHS] : [en, EN_PATHS];
  return origin + (paths[Math.floor(at / 2) % paths.length] ?? '');
}

/** Closes the connection while a loader waits for the API. */
async function abortLoader(site: MemorySite, at: number): Promise<void> {
  const text = `${API_WAITS}-${at}`;
  const queried = site.untilQueried(text);
  const request = requestPage(site, `/s/${text}`, FAVORITE);
  await queried;
  await closed(request);
}

/** Closes the connection when the document begins. */
async function abortDocument(site: MemorySite, at: number): Promise<void> {
  const request = requestPage(site, `${SV_PATHS[1]}?page=1&at=${at}`, { ...FAVORITE, ...ENCODED });
  await new Promise((resolve) => request.on('response', resolve));
  await closed(request);
}

/** Closes the connection right after the request. The page is rendered on for the cache. */
async function abortRequest(site: MemorySite, at: number): Promise<void> {
  const request = requestPage(site, `/s/bort-${at}`, ENCODED);
  await new Promise((resolve) => request.on('finish', resolve));
  await closed(request);
}

function requestPage({ sv }: MemorySite, path: string, headers: Record<string, string>): ClientRequest {
  const request = localRequest(sv, path, { headers }, () => undefined);
  // It ends with an error because it is closed.
  request.on('error', () => undefined);
  request.end();
  return request;
}

async function closed(request: ClientRequest): Promise<void> {
  const isClosed = new Promise((resolve) => request.on('close', resolve));
  request.destroy();
  await isClosed;
}
