import type { MenuKey } from '@hemvaror/domain/menu/menuLocations';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import type { ChannelQuery } from './channel.generated.ts';

type PublishedChannel = NonNullable<ChannelQuery['channel']>;

/** LOCALE-08. Only some backends have theme settings, so they have a separate query. */
export interface Channel extends PublishedChannel {
  themeSettings: readonly ThemeSetting[];
}

export interface ThemeSetting {
  name: string;
  value: string | null;
}

/** The menus of the layouts. */

/** Null without a menu. Menus are most of a page's data, so a mobile menu that equals the main one is left out. */
export type Menus = Record<Exclude<MenuKey, 'mobile'>, DisplayMenu | null> & { mobile?: DisplayMenu | null };

/** Data that all pages share, equal for all visitors of a site and market. */
export interface SharedData {
  categories: CategorySummary[];
  menus: Menus;
  /** The year on the server: the clock of the browser may be wrong. */
  year: number;
}

/** Loader data of the root route. */
export interface RootData extends SharedData {
  channel: Channel;
  cart: Cart | null;
}
