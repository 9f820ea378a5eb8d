import { marketCurrency } from '@hemvaror/domain/market/marketCurrency';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { Channel } from '../data/rootData.ts';
import { checkoutMarkets, selectableMarkets } from './isSelectable.ts';
import { nextShop, type NextShop, type PageLocation } from './nextShop.ts';

export interface StoredMarket {
  /** Values of the cookies, which another tab may have written. */
  stored: { market: string | undefined; checkoutMarket: string | undefined };
  shop: Shop;
  channel: Channel | undefined;
  location: PageLocation;
  /**
   * Whether the page may open the address of another market. With markets in the path, tabs may be open in different markets:
   * only a change that was just made in another tab moves this one.
   */
  mayNavigate: boolean;
}

/**
 * Computes the shop in the market of the cookies. Ignores a market that cannot be selected in the language of this page.
 *
 * @returns null if the shop is in that market
 * @throws Error for a market without a currency (ERR-17)
 */
export function computeStoredMarket({ stored, shop, channel, location, mayNavigate }: StoredMarket): NextShop | null {
  if (!channel) return null;
  const find = (alias: string | undefined) =>
    selectableMarkets(channel, shop.locale).find((market) => market.alias === alias);
  const site = find(stored.market) ?? find(shop.market);
  if (!site?.alias) return null;
  const market = site.alias;
  const isKnown = checkoutMarkets(channel, shop.locale).some(({ alias }) => alias === stored.checkoutMarket);
  const checkoutMarket = isKnown && stored.checkoutMarket ? stored.checkoutMarket : market;
  if (market === shop.market && checkoutMarket === shop.checkoutMarket) return null;
  const next = nextShop({ shop, channel, location }, { market, checkoutMarket, currency: marketCurrency(site) });
  return 'address' in next && !mayNavigate ? null : next;
}
