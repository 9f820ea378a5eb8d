import type { Shop } from '@hemvaror/runtime/contract/shop';
import { splitPath, withLocalePrefix } from '@hemvaror/runtime/routing/paths';
import type { Channel } from '../data/rootData.ts';
import { deliveryTermsOf } from './deliveryTermsOf.ts';
import { guaranteeNoticeOf } from './guaranteeNoticeOf.ts';

/** The new shop; or, with markets in the path, the address of the new market. */
export type NextShop = { shop: Shop } | { address: string };

/** Location of the current page. */
export interface PageLocation {
  pathname: string;
  search: string;
}

interface Current {
  shop: Shop;
  channel: Channel;
  location: PageLocation;
}

/** @param change aliases and currency of the new market */
export function nextShop(
  { shop, channel, location }: Current,
  change: Pick<Shop, 'market' | 'checkoutMarket' | 'currency'>,
): NextShop {
  if (shop.config.marketInPath && change.market !== shop.market) {
    const { rest } = splitPath(location.pathname, shop.marketAliases);
    const localePrefix = { ...shop.localePrefixes[shop.locale], market: change.market };
    return { address: withLocalePrefix(localePrefix, rest) + location.search };
  }
  const delivery = deliveryTermsOf(channel.markets, change.checkoutMarket, shop.config.deliveryDays);
  const guaranteeNotice = guaranteeNoticeOf(channel.markets, change.checkoutMarket, shop.today ?? '');
  return { shop: { ...shop, ...change, ...delivery, guaranteeNotice } };
}
