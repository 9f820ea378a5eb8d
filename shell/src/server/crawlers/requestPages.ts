import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '@hemvaror/domain/isRecord';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { sitemapSections } from './sitemapSections.ts';
import { sitemapSites } from './sitemapSites.ts';
import { ANONYMOUS, apiClient } from '../data/apiClient.ts';
import type { Channels } from '../data/channels.ts';
import type { Environment } from '../settings/settings.ts';
import { TemporaryFailure } from '@hemvaror/platform/host/temporaryFailure';
import type { FailureStream } from '@hemvaror/platform/rehearsal/failureStream';

/** Pages that the sitemap leaves out. */
const ROUTES: readonly RouteName[] = ['checkout', 'checkout-klarna-fail', 'favorites', 'account-reset-password'];
const REQUEST_ID = 'rehearsal';
/** Longest pause after a page. It is as long as the page took, so that the API has time for the pages of shoppers. */
const MAX_PAUSE_MS = 50;

/** A server that does not listen. */
interface PageServer {
  inject: (request: { url: string; headers: { host: string } }) => Promise<{ statusCode: number }>;
}

interface Pages {
  env: Environment;
  channels: Pick<Channels, 'all'>;
  failures: FailureStream;
}

/**
 * Renders one page of each kind in both languages, with the data of the running shop. Without an API there is nothing to
 * render; then the import has to do.
 *
 * @returns the number of pages
 * @throws Error if a page or a part fails twice, and so not by chance; TemporaryFailure if it or the API was late
 */
export async function requestPages(app: PageServer, { env, channels, failures }: Pages): Promise<number> {
  const addresses = await addressesOf(env, channels);
  for (const address of addresses) {
    const startedAt = performance.now();
    const problem = (await problemOf(app, address, failures)) && (await problemOf(app, address, failures));
    if (problem) throw problem;
    await wait(Math.min(performance.now() - startedAt, MAX_PAUSE_MS));
  }
  return addresses.length;
}

async function problemOf(
  app: PageServer,
  { host, pathname, search }: URL,
  failures: FailureStream,
): Promise<Error | undefined> {
  const { statusCode } = await app.inject({ url: pathname + search, headers: { host } });
  const { own, areLate, hasOthers } = failures.take();
  if (own[0] !== undefined) {
    const message = `${pathname}: ${own[0]}`;
    return areLate ? new TemporaryFailure('machine', message) : new Error(message);
  }
  // A page of another remote that fails does so without this release, too.
  return statusCode === 500 && !hasOthers ? new Error(`${pathname}: status 500`) : undefined;
}

/**
 * @returns nothing without an API
 * @throws TemporaryFailure if the API is late
 */
async function addressesOf(env: Environment, channels: Pages['channels']): Promise<URL[]> {
  try {
    const sites = sitemapSites(await channels.all(REQUEST_ID), env);
    const addresses = await Promise.all(sites.map(async ({ shop }) => addressesOfSite(env, shop)));
    return addresses.flat();
  } catch (error) {
    // An API that is only late serves shoppers again soon: without its pages a broken release would go live.
    if (isLate(error)) throw new TemporaryFailure('machine', 'The API did not respond in time.', { cause: error });
    return [];
  }
}

/** Whether a time limit is the cause of the error. */
function isLate(error: unknown): boolean {
  return isRecord(error) && (error['name'] === 'TimeoutError' || isLate(error['cause']));
}

async function addressesOfSite(env: Environment, shop: Shop): Promise<URL[]> {
  const { origin } = env.sites[shop.locale];
  const prefix = localePrefixOf(shop);
  const fixed = ROUTES.map((name) => new URL(pathTo(name, prefix), origin));
  const search = new URL(pathTo('search', prefix, { search: 'a' }), origin);
  const indexed: URL[] = [];
  for (const { pages } of sitemapSections(apiClient(env, shop, ANONYMOUS, REQUEST_ID), shop)) {
    for await (const [first] of pages()) {
      if (first) indexed.push(new URL(first.canonical));
      break;
    }
  }
  return [...indexed, ...fixed, search];
}
