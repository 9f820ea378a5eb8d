import { pathPrefix } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import type { Shop } from '@storefront/store/shop';

/** The front page of the present language and market. By its prefix alone, which is all that a home has. */
export function homePath(shop: Shop): string {
  return pathPrefix(placeOf(shop)) || '/';
}
