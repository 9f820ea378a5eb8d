import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import type { PublicConfig } from './publicConfig.ts';

/** Market and language at the start of a path: the market if paths contain it, the language unless it is the default. */
export interface ShopLocalePrefix {
  locale: LocaleCode;
  market?: string;
}

/**
 * Site, language and market of a page view. The server derives them from host, path and cookies. In the browser only the
 * selection of another market replaces the object (LOCALE-16).
 */
export interface Shop {
  locale: LocaleCode;
  /** BCP 47 tag, also the API's languageId. */
  languageId: string;
  channelId: string;
  /** Alias of the market whose prices are shown. */
  market: string;
  checkoutMarket: string;
  currency: string;
  /**
   * Delivery time to the checkout market. Null if neither the API nor the setting has it, undefined with a shell that was
   * released before it.
   */
  deliveryDays?: DeliveryDays | null;
  /**
   * ISO 3166 code of the country of the checkout market; null without one, undefined with a shell that was released before it.
   */
  deliveryCountry?: string | null;
  /**
   * The lowest shipping fee in the checkout market, in units of its currency and including VAT. Null if the API does not have it,
   * undefined with a shell that was released before it.
   */
  lowestShippingFee?: number | null;
  /**
   * The notice on the legal guarantee in the checkout market, with the file of the official one if the shop has it. Null without
   * one, undefined with a shell that was released before it.
   */
  guaranteeNotice?: { image: string | null } | null;
  /**
   * The date on the server, `yyyy-mm-dd` in Stockholm, so that server and browser render the same. Undefined with a shell that
   * was released before it.
   */
  today?: string;
  /** Origin of the site of each language, without a slash at the end. */
  origins: Record<LocaleCode, string>;
  /** Every host of the shop's sites, with port (MENU-16). */
  shopHosts: readonly string[];
  /** Locale prefix of each language for this visitor. */
  localePrefixes: Record<LocaleCode, ShopLocalePrefix>;
  /** The markets that a path may start with; empty if paths have no market (ROUTE-04). */
  marketAliases: readonly string[];
  config: PublicConfig;
}
