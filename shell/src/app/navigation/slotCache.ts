import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { storeContext, type RootState } from '@hemvaror/runtime/state/appStore';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { asPageData, type FilledSlots } from '../core/pageData.ts';
import type { PageSource } from '../core/pageSource.ts';
import type { FirstPage, RouteDeps } from './routeDeps.ts';

type LoaderContext = Pick<LoaderArgs, 'request' | 'context'>;

interface CachedSlots {
  key: string;
  slots: FilledSlots;
}

/** Slot data of the last page, by page source. */
const cachedSlots = new WeakMap<PageSource, CachedSlots>();

/**
 * Slot data of the same page, cached while only its query changes, for example by filters and paging of a list. Another path,
 * market, customer or customer type is another key. On servers each request has its own source, so nothing is cached.
 */
export function getCachedSlots(
  args: LoaderContext,
  { pages, visit }: Pick<RouteDeps, 'pages' | 'visit'>,
): FilledSlots | undefined {
  const last = cachedSlots.get(pages) ?? cachedFromFirstPage(visit?.first());
  return last?.key === cacheKeyOf(args) ? last.slots : undefined;
}

/** Caches the slot data, unless the request was aborted. @returns the slot data */
export function cacheSlots(args: LoaderContext, pages: PageSource, slots: FilledSlots): FilledSlots {
  if (!args.request.signal.aborted) cachedSlots.set(pages, { key: cacheKeyOf(args), slots });
  return slots;
}

function cachedFromFirstPage(first: FirstPage | undefined): CachedSlots | undefined {
  const [data] = Object.values(first?.loaderData ?? {}).flatMap((value) => asPageData(value) ?? []);
  return first && data && { key: keyOf(first.pathname, first.market, first.state), slots: data.slots };
}

function cacheKeyOf({ request, context }: LoaderContext): string {
  const { market } = context.get(shopContext);
  return keyOf(new URL(request.url).pathname, market, context.get(storeContext).getState());
}

function keyOf(pathname: string, market: string, state: Pick<RootState, 'site' | 'session'>): string {
  const { selectCustomerType } = siteSlice.selectors;
  return JSON.stringify([pathname, market, selectCustomerType(state), sessionSlice.selectors.selectUserName(state)]);
}
