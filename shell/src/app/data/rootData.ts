import type { DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import type { MenuKey } from '@hemvaror/domain/menu/menuLocations';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { CategorySummary } from '@hemvaror/runtime/shop/categories';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import type { ChannelQuery } from './channel.generated.ts';

type PublishedChannel = NonNullable<ChannelQuery['channel']>;
type PublishedMarket = NonNullable<NonNullable<PublishedChannel['markets']>[number]>;

export interface ChannelMarket extends PublishedMarket {
  deliveryDays: DeliveryDays | null;
  /** In units of the market's currency, including VAT. Null if the API does not have it. */
  lowestShippingFee: number | null;
  /** Payment methods of the checkout: `card`, `invoice` or the name of a provider. Null if the API does not name them. */
  paymentMethods: readonly string[] | null;
  /** Names of the companies that deliver. Null if the API does not name them. */
  carriers: readonly string[] | null;
  /** The notice on the legal guarantee; null in a market without one, and if the API does not have them. */
  guaranteeNotice: { from: string; image: string | null } | null;
}

/** How shoppers reach customer service, in the language of the page. */
export interface ContactDetails {
  email: string;
  phone: string;
  hours: string;
  /** Of the seller; absent in the settings, which have only contact details. */
  address?: string;
  organizationNumber?: string;
}

/** LOCALE-08. Only some backends have theme settings, contact details and the terms of markets, so they have a separate query. */
export interface Channel extends Omit<PublishedChannel, 'markets'> {
  markets: readonly ChannelMarket[];
  themeSettings: readonly ThemeSetting[];
  /** Null if the API does not have them. */
  contact: ContactDetails | null;
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
