import { pathPrefix } from '@storefront/routing/paths';
import { placeOf } from '@storefront/routing/usePathTo';
import type { Shop } from '@storefront/store/shop';

/** The front page. By its prefix alone: naming the route would bring the whole route table into every first view. */
export function homePath(shop: Shop): string {
  return pathPrefix(placeOf(shop)) || '/';
}
