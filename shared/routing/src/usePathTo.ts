import { useShop, type Shop } from '@storefront/store/shop';
import { pathTo, type PathPlace } from './paths.ts';
import type { RouteName } from './routeTable.ts';

/** Where the pages of the present site stand. */
export function placeOf(shop: Shop): PathPlace {
  return shop.places[shop.locale];
}

/** @returns a function that gives the address of a named route on the present site */
export function usePathTo(): (name: RouteName, params?: Readonly<Record<string, string>>) => string {
  const place = placeOf(useShop());
  return (name, params) => pathTo(name, place, params);
}
