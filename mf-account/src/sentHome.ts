import type { LoaderArgs } from '@storefront/federation/contract';
import { redirect } from '@storefront/platform/router';
import { storeContext } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { shopContext } from '@storefront/store/shop';
import { homePath } from './homePath.ts';

/**
 * Where a page's visitor is sent instead: home, unless a `loginToken` is about to sign them in (ROUTE-43, ROUTE-44).
 *
 * @returns undefined for a customer
 */
export function sentHome({ request, context }: Pick<LoaderArgs, 'request' | 'context'>): Response | undefined {
  const userName = sessionSlice.selectors.selectUserName(context.get(storeContext).getState());
  if (userName !== null || new URL(request.url).searchParams.has('loginToken')) return undefined;
  return redirect(homePath(context.get(shopContext)));
}
