import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import type { ChannelQuery } from './channel.generated.ts';

type PublishedChannel = NonNullable<ChannelQuery['channel']>;

/** LOCALE-08. Only some backends have theme settings, so they are asked for apart. */
export interface Channel extends PublishedChannel {
  themeSettings: readonly ThemeSetting[];
}

export interface ThemeSetting {
  name: string;
  value: string | null;
}

/** Where the layouts show a menu. */
export type MenuKey = 'main' | 'mobile' | 'topBar' | 'footerFirst' | 'footerSecond' | 'footerThird';

/** An empty place has no menu. Menus are the bulk of a page's data, so a mobile menu like the main one is left out. */
export type Menus = Record<Exclude<MenuKey, 'mobile'>, DisplayMenu | null> & { mobile?: DisplayMenu | null };

/** What every page shares, the same for all visitors of a site and market. */
export interface SharedData {
  categories: CategorySummary[];
  menus: Menus;
  /** The server's: the browser's calendar may say another one. */
  year: number;
}

/** Loader data of the root route. */
export interface RootData extends SharedData {
  channel: Channel;
  cart: Cart | null;
}
