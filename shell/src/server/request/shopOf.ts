import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import type { Shop, ShopLocalePrefix } from '@hemvaror/runtime/contract/shop';
import { deliveryTermsOf } from '../../app/market/deliveryTermsOf.ts';
import { guaranteeNoticeOf } from '../../app/market/guaranteeNoticeOf.ts';
import type { Environment } from '../settings/settings.ts';
import { resolveMarket, currencyOf, isCheckoutMarket, type MarketRules } from './address/marketRules.ts';

/** The Swedish format of a date is that of ISO 8601. */
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** Language and market of a request, resolved from its address. */
export interface RequestSite {
  locale: LocaleCode;
  market: string;
  markets: MarketRules;
}

/** @param selected the market in the cookie of the checkout, untrusted */
export function shopOf({ locale, market, markets }: RequestSite, env: Environment, selected?: string): Shop {
  const checkoutMarket = isCheckoutMarket(markets, locale, selected) ? selected : market;
  const config = env.publicConfig[locale];
  const today = TODAY.format(new Date());
  const prefixOf = (code: LocaleCode): ShopLocalePrefix => ({
    locale: code,
    ...(config.marketInPath && { market: code === locale ? market : resolveMarket(markets, code, market) }),
  });
  return {
    locale,
    languageId: LOCALES[locale].iso,
    channelId: env.sites[locale].channelId,
    market,
    checkoutMarket,
    currency: currencyOf(markets, locale, market) ?? LOCALES[locale].currency,
    ...deliveryTermsOf(markets.byLocale[locale], checkoutMarket, config.deliveryDays),
    guaranteeNotice: guaranteeNoticeOf(markets.byLocale[locale], checkoutMarket, today),
    today,
    origins: { sv: env.sites.sv.origin, en: env.sites.en.origin },
    shopHosts: [...env.sites.sv.hosts, ...env.sites.en.hosts],
    localePrefixes: { sv: prefixOf('sv'), en: prefixOf('en') },
    marketAliases: config.marketInPath ? markets.aliases : [],
    config,
  };
}
