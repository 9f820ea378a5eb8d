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
  /** Undefined while the page does not know its channel. */
  channel: Channel | undefined;
  context: RouterContextProvider;
  operations: GraphQLOperations;
  cart: CartSession;
  /** Fetches the data of the pages that are shown, and of all pages, anew. */
  refetchPages: () => Promise<void>;
}

/**
 * Goes shopping in another market: cookies, then the facts of the page, then everything that was fetched with the old ones:
 * what the client remembers, the pages' data, the cart (LOCALE-17). Where markets stand in the path it is another document.
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
    console.warn('The market was not changed, or not all prices are those of the new one.', error);
  }
}
