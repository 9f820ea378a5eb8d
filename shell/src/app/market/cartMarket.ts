import type { Shop } from '@hemvaror/runtime/contract/shop';
import { splitPath } from '@hemvaror/runtime/routing/paths';
import { routePattern } from '@hemvaror/runtime/routing/routeTable';

/**
 * Alias of the market whose prices the cart has on a page (OP-40): the checkout charges those of its own market, so that
 * every fetch of the cart there must show them.
 */
export function cartMarket(
  {
    locale,
    market,
    checkoutMarket,
    marketAliases,
  }: Pick<Shop, 'locale' | 'market' | 'checkoutMarket' | 'marketAliases'>,
  pathname: string,
): string {
  const path = splitPath(pathname, marketAliases).rest.replace(/(.)\/+$/, '$1');
  return path === routePattern('checkout', locale) ? checkoutMarket : market;
}
