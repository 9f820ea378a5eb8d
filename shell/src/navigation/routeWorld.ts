import type { PathPlace } from '@storefront/routing/paths';
import type { PageSource } from '../pageSource.ts';

/** Where a site's routes stand, and where their pages come from. */
export interface RouteWorld {
  pages: PageSource;
  place: PathPlace;
}
