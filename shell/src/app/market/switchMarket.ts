import type { RouterContextProvider } from 'react-router-dom';
import { MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import type { RefetchDeps } from '../data/refetchQueries.ts';
import type { Channel } from '../data/rootData.ts';
import { computeMarketChange } from './computeMarketChange.ts';
import { computeStoredMarket } from './computeStoredMarket.ts';
import type { MarketSession } from './marketSession.ts';

export interface MarketSwitch extends RefetchDeps {
  session: Pick<MarketSession, 'getShop' | 'replace' | 'tryOut'>;
  /** Undefined if the root data failed to load. */
  channel: Channel | undefined;
  context: Pick<RouterContextProvider, 'set'>;
}

/**
 * Switches to another market: refetches the data of the old market, which are cart, API cache and pages (LOCALE-17), then sets
 * the cookies and the shop. With markets in the path, opens the address of the new market instead.
 *
 * @returns false if the data of the new market could not be fetched: nothing has changed
 */
export async function switchMarket(alias: string, { session, channel, ...page }: MarketSwitch): Promise<boolean> {
  try {
    const changed = computeMarketChange({ alias, shop: session.getShop(), channel, location: window.location });
    if (!changed) return true;
    const writeCookies = () => {
      for (const cookie of changed.cookies) writeCookie(...cookie);
    };
    if ('address' in changed.next) {
      writeCookies();
      window.location.assign(changed.next.address);
    } else {
      await openShop(changed.next.shop, { session, ...page }, writeCookies);
    }
    return true;
  } catch (error) {
    warn(error);
    return false;
  }
}

/**
 * Switches to the market of the cookies, after another tab has changed it.
 *
 * @param mayNavigate whether the page may open the address of another market
 */
export async function followMarket(mayNavigate: boolean, { session, channel, ...page }: MarketSwitch): Promise<void> {
  try {
    const stored = { market: readCookie(MARKET_COOKIE), checkoutMarket: readCookie(CHECKOUT_MARKET_COOKIE) };
    const shop = session.getShop();
    const next = computeStoredMarket({ stored, shop, channel, location: window.location, mayNavigate });
    if (!next) return;
    // The shopper did not navigate in this tab: Back must not lead to the same page again.
    if ('address' in next) window.location.replace(next.address);
    else await openShop(next.shop, { session, ...page });
  } catch (error) {
    warn(error);
  }
}

/** @param done called before the other tabs learn of the change, which read the cookies */
async function openShop(
  shop: Shop,
  { session, context, cart, operations, visit }: Omit<MarketSwitch, 'channel'>,
  done: () => void = () => undefined,
): Promise<void> {
  session.tryOut(shop);
  context.set(shopContext, shop);
  try {
    // First the cart: if the API does not respond, the page stays as it is, with all that was typed.
    await cart.load({ isOptional: true });
    await operations.reset();
    if (!(await visit.refetchPages())) throw new Error('A page could not be loaded in the new market.');
  } catch (error) {
    session.tryOut(undefined);
    context.set(shopContext, session.getShop());
    // It may have been taken in the new market. If this fails too, the next fetch has the prices of the previous one.
    await cart.load({ isOptional: true }).catch(() => undefined);
    throw error;
  }
  done();
  session.replace(shop);
}

function warn(error: unknown): void {
  console.warn('market switch failed, keeping the previous market', error);
}
