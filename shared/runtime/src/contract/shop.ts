import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { PublicConfig } from './publicConfig.ts';

/** What stands before every path of a site: the market where it is in the path, and the language unless it is the default. */
export interface ShopLocalePrefix {
  locale: LocaleCode;
  market?: string;
}

/**
 * The facts of a page view: which site, which language, which market. The server decides them from host, path and cookies;
 * in the browser only a choice of another market replaces them (LOCALE-16), by an object of its own.
 */
export interface Shop {
  locale: LocaleCode;
  /** BCP 47 tag, also the API's languageId. */
  languageId: string;
  channelId: string;
  /** Alias of the market that shows prices. */
  market: string;
  checkoutMarket: string;
  currency: string;
  /** Origin of the site of each language, without a slash at the end. */
  origins: Record<LocaleCode, string>;
  /** Every host, with port, that answers as one of the shop's sites (MENU-16). */
  shopHosts: readonly string[];
  /** Where each language's pages stand for this visitor. */
  localePrefixes: Record<LocaleCode, ShopLocalePrefix>;
  /** What counts as a market at the start of a path; empty unless markets stand in the path (ROUTE-04). */
  marketAliases: readonly string[];
  config: PublicConfig;
}
