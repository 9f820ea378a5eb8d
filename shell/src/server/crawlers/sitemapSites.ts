import { LOCALE_CODES } from '@hemvaror/domain/site/locales';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { ChannelResults } from '../data/channels.ts';
import { languageFor, marketRulesOf } from '../request/address/marketRules.ts';
import { shopOf } from '../request/shopOf.ts';
import type { Environment } from '../settings/settings.ts';

/** A language and market with its own addresses. */
export interface SitemapSite {
  /** Unique, for addresses: `sv`, or `sv-fi` if paths contain the market. */
  name: string;
  /** As for a visitor without cookies. */
  shop: Shop;
}

/** The sites whose pages are indexed. @throws the error of a channel */
export function sitemapSites(channels: ChannelResults, env: Environment): SitemapSite[] {
  for (const channel of Object.values(channels)) if (channel.status === 'rejected') throw channel.reason;
  const rules = marketRulesOf(channels, env.FALLBACK_MARKET);

  return LOCALE_CODES.flatMap((locale) => {
    const markets = env.MARKET_IN_PATH
      ? rules.byLocale[locale]
          .filter(({ alias, isSelectable }) => isSelectable && languageFor(rules, alias, locale) === locale)
          .map(({ alias }) => alias)
      : [rules.defaults[locale]];
    return markets.map((market) => ({
      name: env.MARKET_IN_PATH ? `${locale}-${market}` : locale,
      shop: shopOf({ locale, market, markets: rules }, env),
    }));
  });
}
