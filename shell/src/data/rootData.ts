import type { Cart } from '@storefront/cart/cartSession';
import type { CategoryFacts } from '@storefront/store/categories';
import type { ChannelQuery, GetMenuAtLocationQuery } from './sharedData.generated.ts';

export type Menu = NonNullable<GetMenuAtLocationQuery['getMenuAtLocation']>;
export type MenuItem = NonNullable<NonNullable<Menu['menuItems']>[number]>;
export type Channel = NonNullable<ChannelQuery['channel']>;

/** Where the layouts show a menu. */
export type MenuPlace = 'main' | 'mobile' | 'topBar' | 'footerFirst' | 'footerSecond' | 'footerThird';

/** What every page shares, the same for all visitors of a site and market. */
export interface SharedData {
  channel: Channel;
  categories: CategoryFacts[];
  /** An empty place has no menu. */
  menus: Record<MenuPlace, Menu | null>;
}

/** Loader data of the root route. */
export interface RootData extends SharedData {
  cart: Cart | null;
}
