import type { RouterContextProvider } from 'react-router-dom';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { writeCookie } from '@hemvaror/runtime/state/cookies';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { Channel } from '../data/rootData.ts';
import { computeMarketChange } from './computeMarketChange.ts';
import type { MarketSession } from './marketSession.ts';

interface MarketSwitch {
  alias: string;
  session: MarketSession;
  /** Undefined if the root data failed to load. */
  channel: Channel | undefined;
  context: RouterContextProvider;
  operations: GraphQLOperations;
  cart: CartSession;
  /** Fetches the data of the current page and the shared data again. */
  refetchPages: () => Promise<void>;
}

/**
 * Switches to another market: sets the cookies and the shop, then refetches the data of the old market: API cache, pages and
 * cart (LOCALE-17). With markets in the path, opens the address of the new market instead.
 */
export async function switchMarket({ alias, session, channel, ...page }: MarketSwitch): Promise<void> {
  try {
    const changed = computeMarketChange({ alias, shop: session.getShop(), channel, location: window.location });
    if (!changed) return;
    for (const cookie of changed.cookies) writeCookie(...cookie);
    if ('address' in changed.next) {
      window.location.assign(changed.next.address);
      return;
    }
    session.replace(changed.next.shop);
    page.context.set(shopContext, changed.next.shop);
    await page.operations.reset();
    await Promise.all([page.refetchPages(), page.cart.load()]);
  } catch (error) {
    console.warn('market switch failed, prices may be those of the previous market', error);
  }
}
