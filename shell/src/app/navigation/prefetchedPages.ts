import type { LoaderFunctionArgs } from 'react-router-dom';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import type { PageData } from '../core/pageData.ts';
import type { PageSource } from '../core/pageSource.ts';

/** As long as a document in the page cache counts as fresh (ADR 0047). */
const MAX_AGE_MS = 30_000;
const MAX_PAGES = 5;

type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'context'>;

interface PrefetchedPage {
  startedAt: number;
  /** The values that the data depend on, when the load started. */
  inputs: readonly unknown[];
  controller: AbortController;
  isPending: boolean;
  /** Undefined if the load failed or redirected. */
  data: Promise<PageData | undefined>;
}

/** By page source and address, the oldest first. */
const prefetchedPages = new WeakMap<PageSource, Map<string, PrefetchedPage>>();

/**
 * Loads the data of a page before the navigation to it, unless they are current or loading. Aborts pending loads of other pages,
 * as the shopper points at one link at a time. Ignores failures and redirects: the navigation then loads the page itself.
 *
 * @param url of the page, without hash
 */
export function prefetchPage(
  url: string,
  { pages, context }: { pages: PageSource; context: LoaderFunctionArgs['context'] },
  load: (request: Request) => Promise<PageData | Response>,
): void {
  const prefetched = prefetchedPages.get(pages) ?? new Map<string, PrefetchedPage>();
  prefetchedPages.set(pages, prefetched);
  if (isGoingBack(context)) return;
  const inputs = inputsOf(context);
  for (const [address, page] of prefetched) {
    if (isCurrent(page, inputs) && (address === url || !page.isPending)) continue;
    page.controller.abort();
    prefetched.delete(address);
  }
  if (prefetched.has(url)) return;
  const [oldest] = prefetched.keys();
  if (oldest !== undefined && prefetched.size >= MAX_PAGES) prefetched.delete(oldest);

  const controller = new AbortController();
  const page: PrefetchedPage = {
    startedAt: Date.now(),
    inputs,
    controller,
    isPending: true,
    data: load(new Request(url, { signal: controller.signal }))
      .then((data) => (data instanceof Response ? undefined : data))
      // The navigation loads the page again, and reports its error.
      .catch(() => undefined)
      .then((data) => {
        page.isPending = false;
        if (!data && prefetched.get(url) === page) prefetched.delete(url);
        return data;
      }),
  };
  prefetched.set(url, page);
}

/**
 * Takes the prefetched data of a navigation, which then waits for a pending load. A back navigation takes none, as it loads
 * other pages of a list (CATALOG-30).
 *
 * @returns undefined without data that are younger than 30 s and have the current inputs, or if the load failed
 */
export async function takePrefetched(
  { request, context }: LoaderContext,
  pages: PageSource,
): Promise<PageData | undefined> {
  const prefetched = prefetchedPages.get(pages);
  const page = prefetched?.get(request.url);
  if (!prefetched || !page || isGoingBack(context)) return undefined;
  prefetched.delete(request.url);
  if (!isCurrent(page, inputsOf(context))) return undefined;
  request.signal.addEventListener('abort', () => page.controller.abort(), { once: true });
  return page.data;
}

/** Aborts pending loads and removes all prefetched data. */
export function dropPrefetched(pages: PageSource): void {
  for (const { controller } of prefetchedPages.get(pages)?.values() ?? []) controller.abort();
  prefetchedPages.delete(pages);
}

function isCurrent({ startedAt, inputs }: PrefetchedPage, currentInputs: readonly unknown[]): boolean {
  return Date.now() - startedAt < MAX_AGE_MS && inputs.every((input, index) => input === currentInputs[index]);
}

/**
 * The values that data of public pages depend on. All are replaced when they change; the cart also when it is fetched again, so
 * its content is compared.
 */
function inputsOf(context: LoaderContext['context']): readonly unknown[] {
  const { site, session, favorites } = context.get(storeContext).getState();
  const { cart } = context.get(cartContext).getSnapshot();
  return [context.get(shopContext), site, session, favorites, JSON.stringify(cart)];
}

function isGoingBack(context: LoaderContext['context']): boolean {
  return context.get(storeContext).getState().list.backNavigated;
}
