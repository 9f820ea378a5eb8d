import type { RouterContextProvider } from 'react-router-dom';
import { MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { refetchQueries, type RefetchDeps } from '../data/refetchQueries.ts';
import type { Channel } from '../data/rootData.ts';
import { computeMarketChange } from './computeMarketChange.ts';
import { computeStoredMarket } from './computeStoredMarket.ts';
import type { MarketSession } from './marketSession.ts';

export interface MarketSwitch extends RefetchDeps {
  session: Pick<MarketSession, 'getShop' | 'replace'>;
  /** Undefined if the root data failed to load. */
  channel: Channel | undefined;
  context: Pick<RouterContextProvider, 'set'>;
}

/**
 * Switches to another market: sets the cookies and the shop, then refetches the data of the old market: API cache, pages and
 * cart (LOCALE-17). With markets in the path, opens the address of the new market instead.
 */
export async function switchMarket(alias: string, { session, channel, ...page }: MarketSwitch): Promise<void> {
  try {
    const changed = computeMarketChange({ alias, shop: session.getShop(), channel, location: window.location });
    if (!changed) return;
    for (const cookie of changed.cookies) writeCookie(...cookie);
    if ('address' in changed.next) window.location.assign(changed.next.address);
    else await openShop(changed.next.shop, { session, ...page });
  } catch (error) {
    warn(error);
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

async function openShop(shop: Shop, { session, ...page }: Omit<MarketSwitch, 'channel'>): Promise<void> {
  session.replace(shop);
  page.context.set(shopContext, shop);
  await refetchQueries(page);
}

function warn(error: unknown): void {
  console.warn('market switch failed, prices may be those of the previous market', error);
}
