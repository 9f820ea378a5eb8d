import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import { PATH_LOCALES, ROUTE_NAMES, routePattern } from '@hemvaror/runtime/routing/routeTable';
import type { Channel, ChannelMarket } from '../../../app/data/rootData.ts';
import type { ChannelResults } from '../../data/channels.ts';
import { isSelectable } from '../../../app/market/isSelectable.ts';

interface MarketSummary {
  alias: string;
  id: string;
  /** Languages by their code; empty when all are allowed. */
  languages: readonly string[];
  defaultLanguage: string;
  isSelectable: boolean;
  isVirtual: boolean;
  currency: string | undefined;
  country: ChannelMarket['country'];
  deliveryDays: ChannelMarket['deliveryDays'];
  lowestShippingFee: number | null;
  guaranteeNotice: ChannelMarket['guaranteeNotice'];
}

/** The markets in the channels of the shop's languages. */
export interface MarketRules {
  /** Every alias of every channel. */
  aliases: readonly string[];
  byLocale: Readonly<Record<LocaleCode, readonly MarketSummary[]>>;
  /** Alias of the default market in each language's channel (LOCALE-19). */
  defaults: Readonly<Record<LocaleCode, string>>;
  /** ROUTE-40 */
  fallback: string;
}

/**
 * @param channels of each language; null if the fetch failed
 * @param fallback alias of the configured fallback market
 */
export function marketRules(channels: Readonly<Record<LocaleCode, Channel | null>>, fallback: string): MarketRules {
  const byLocale = { sv: marketsOf(channels.sv), en: marketsOf(channels.en) };
  const known = [...new Set(LOCALE_CODES.flatMap((code) => byLocale[code].map(({ alias }) => alias)))];
  const aliases = known.length > 0 ? known : [fallback];
  // A fallback alias without a market would be redirected again.
  const knownFallback = aliases.includes(fallback) ? fallback : (aliases[0] ?? fallback);
  const defaultOf = (code: LocaleCode): string => {
    const defaultId = channels[code]?.defaultMarketId;
    const found = byLocale[code].find(({ id, alias }) => id === defaultId || alias === defaultId) ?? byLocale[code][0];
    return found?.alias ?? knownFallback;
  };
  return {
    aliases,
    byLocale,
    defaults: { sv: defaultOf('sv'), en: defaultOf('en') },
    fallback: knownFallback,
  };
}

/** The rules from fetched channels, of those that were fetched. */
export function marketRulesOf({ sv, en }: ChannelResults, fallback: string): MarketRules {
  return marketRules({ sv: valueOf(sv), en: valueOf(en) }, fallback);
}

/** @returns null for a failed fetch */
export function valueOf<Value>(result: PromiseSettledResult<Value>): Value | null {
  return result.status === 'fulfilled' ? result.value : null;
}

/** The market of a path without one: from the cookie if this language sells there, otherwise the default. */
export function resolveMarket(rules: MarketRules, locale: LocaleCode, cookie: string | undefined): string {
  const selected = rules.byLocale[locale].find(({ alias }) => alias === cookie);
  return selected?.isSelectable && isAllowed(rules, selected.alias, locale) ? selected.alias : rules.defaults[locale];
}

/** The language of a market's pages: the requested one if the market allows it, otherwise the market's default (ROUTE-42). */
export function languageFor(rules: MarketRules, market: string, locale: LocaleCode): LocaleCode {
  if (isAllowed(rules, market, locale)) return locale;
  const defaultLanguage = LOCALE_CODES.flatMap((code) => rules.byLocale[code]).find(
    ({ alias }) => alias === market,
  )?.defaultLanguage;
  const others = LOCALE_CODES.filter((code) => isAllowed(rules, market, code));
  return others.find((code) => code === defaultLanguage) ?? others[0] ?? locale;
}

/** LOCALE-21: any market of the channel except virtual ones. */
export function isCheckoutMarket(rules: MarketRules, locale: LocaleCode, alias: string | undefined): alias is string {
  return rules.byLocale[locale].some((market) => market.alias === alias && !market.isVirtual);
}

/** @returns undefined for a market that is not in the channel or has no currency */
export function currencyOf(rules: MarketRules, locale: LocaleCode, alias: string): string | undefined {
  return rules.byLocale[locale].find((market) => market.alias === alias)?.currency;
}

/** A language sells in a market if its channel has the market and the market allows the language. An empty list allows all. */
function isAllowed({ byLocale }: MarketRules, market: string, locale: LocaleCode): boolean {
  const summary = byLocale[locale].find(({ alias }) => alias === market);
  return summary !== undefined && (summary.languages.length === 0 || summary.languages.includes(locale));
}

function marketsOf(channel: Channel | null): MarketSummary[] {
  return (channel?.markets ?? []).flatMap((market) => {
    const { alias, id, defaultLanguageId } = market;
    if (!alias || isReserved(alias)) return [];
    return [
      {
        alias,
        id,
        languages: compact(market.allowedLanguages).map(({ code }) => code.slice(0, 2).toLowerCase()),
        defaultLanguage: defaultLanguageId.slice(0, 2).toLowerCase(),
        isSelectable: isSelectable(market),
        isVirtual: market.virtual === true,
        currency: market.currency?.code,
        country: market.country,
        deliveryDays: market.deliveryDays,
        lowestShippingFee: market.lowestShippingFee,
        guaranteeNotice: market.guaranteeNotice,
      },
    ];
  });
}

/** Whether an alias is ambiguous at the start of a path, or contains other characters. */
function isReserved(alias: string): boolean {
  return isLocaleCode(alias) || FIRST_SEGMENTS.has(alias) || !/^[\w-]+$/.test(alias);
}

const FIRST_SEGMENTS = new Set(
  ROUTE_NAMES.flatMap((name) => PATH_LOCALES.map((locale) => routePattern(name, locale).split('/')[1] ?? '')),
);
