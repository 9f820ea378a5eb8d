import type { Shop } from '../contract/shop.ts';
import { useShop } from '../shop/shop.tsx';
import { pathPrefix, pathTo, type LocalePrefix } from './paths.ts';
import type { RouteName } from './routeTable.ts';

/** The locale prefix of the current site. */
export function localePrefixOf(shop: Shop): LocalePrefix {
  return shop.localePrefixes[shop.locale];
}

/** @returns a function that builds the address of a named route on the current site */
export function usePathTo(): (name: RouteName, params?: Readonly<Record<string, string>>) => string {
  const localePrefix = localePrefixOf(useShop());
  return (name, params) => pathTo(name, localePrefix, params);
}

/** The front page of the current language and market. Built from the prefix: using the route would load the route table. */
export function homePath(shop: Shop): string {
  return pathPrefix(localePrefixOf(shop)) || '/';
}
