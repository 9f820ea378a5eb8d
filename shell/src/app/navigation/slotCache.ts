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

/** What the last page of a visit shows in its places. */
const cachedSlots = new WeakMap<PageSource, CachedSlots>();

/**
 * What is in a page's places already. Filters and pages of a list change its query alone, and what stands around the list
 * stays; another path, market, customer or kind of customer asks anew. On servers each request has a source of its own.
 */
export function getCachedSlots(
  args: LoaderContext,
  { pages, visit }: Pick<RouteDeps, 'pages' | 'visit'>,
): FilledSlots | undefined {
  const last = cachedSlots.get(pages) ?? cachedFromFirstPage(visit?.first());
  return last?.key === cacheKeyOf(args) ? last.slots : undefined;
}

/** What was not waited for to its end is not kept. @returns the slots */
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
