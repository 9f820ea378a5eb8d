import type { Shop } from '../contract/shop.ts';
import { useShop } from '../shop/shop.tsx';
import { pathPrefix, pathTo, type LocalePrefix } from './paths.ts';
import type { RouteName } from './routeTable.ts';

/** Where the pages of the present site stand. */
export function localePrefixOf(shop: Shop): LocalePrefix {
  return shop.localePrefixes[shop.locale];
}

/** @returns a function that gives the address of a named route on the present site */
export function usePathTo(): (name: RouteName, params?: Readonly<Record<string, string>>) => string {
  const place = localePrefixOf(useShop());
  return (name, params) => pathTo(name, place, params);
}

/** The front page of the present language and market. By its prefix alone: naming the route would need the route table. */
export function homePath(shop: Shop): string {
  return pathPrefix(localePrefixOf(shop)) || '/';
}
