import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import { PATH_LOCALES, ROUTE_NAMES, routePattern } from '@hemvaror/runtime/routing/routeTable';
import type { Channel } from '../../../app/data/rootData.ts';
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
}

/** What the channels of the shop's languages say about markets. */
export interface MarketRules {
  /** Every alias of every channel. */
  aliases: readonly string[];
  byLocale: Readonly<Record<LocaleCode, readonly MarketSummary[]>>;
  /** The alias of each language's default market, as its channel names it (LOCALE-19). */
  defaults: Readonly<Record<LocaleCode, string>>;
  /** ROUTE-40 */
  fallback: string;
}

/**
 * @param channels of each language; null for one that cannot be had
 * @param fallback alias of the configured fallback market
 */
export function marketRules(channels: Readonly<Record<LocaleCode, Channel | null>>, fallback: string): MarketRules {
  const byLocale = { sv: marketsOf(channels.sv), en: marketsOf(channels.en) };
  const known = [...new Set(LOCALE_CODES.flatMap((code) => byLocale[code].map(({ alias }) => alias)))];
  const aliases = known.length > 0 ? known : [fallback];
  // A fallback that is no market would be unknown again.
  const knownFallback = aliases.includes(fallback) ? fallback : (aliases[0] ?? fallback);
  const defaultOf = (code: LocaleCode): string => {
    const wanted = channels[code]?.defaultMarketId;
    const found = byLocale[code].find(({ id, alias }) => id === wanted || alias === wanted) ?? byLocale[code][0];
    return found?.alias ?? knownFallback;
  };
  return {
    aliases,
    byLocale,
    defaults: { sv: defaultOf('sv'), en: defaultOf('en') },
    fallback: knownFallback,
  };
}

/** The market of an address that names none: the one of the cookie where this language sells in it, else the default. */
export function resolveMarket(rules: MarketRules, locale: LocaleCode, cookie: string | undefined): string {
  const chosen = rules.byLocale[locale].find(({ alias }) => alias === cookie);
  return chosen?.isSelectable && isAllowed(rules, chosen.alias, locale) ? chosen.alias : rules.defaults[locale];
}

/** The language of a market's pages: the one asked for where the market has it, else the market's own (ROUTE-42). */
export function languageFor(rules: MarketRules, market: string, locale: LocaleCode): LocaleCode {
  if (isAllowed(rules, market, locale)) return locale;
  const own = LOCALE_CODES.flatMap((code) => rules.byLocale[code]).find(
    ({ alias }) => alias === market,
  )?.defaultLanguage;
  const others = LOCALE_CODES.filter((code) => isAllowed(rules, market, code));
  return others.find((code) => code === own) ?? others[0] ?? locale;
}

/** LOCALE-21: any market of the channel but a virtual one. */
export function isCheckoutMarket(rules: MarketRules, locale: LocaleCode, alias: string | undefined): alias is string {
  return rules.byLocale[locale].some((market) => market.alias === alias && !market.isVirtual);
}

/** @returns undefined for a market that the channel does not have, or that says none */
export function currencyOf(rules: MarketRules, locale: LocaleCode, alias: string): string | undefined {
  return rules.byLocale[locale].find((market) => market.alias === alias)?.currency;
}

/** A language sells in a market when its channel has it and the market allows the language; an empty list allows all. */
function isAllowed({ byLocale }: MarketRules, market: string, locale: LocaleCode): boolean {
  const facts = byLocale[locale].find(({ alias }) => alias === market);
  return facts !== undefined && (facts.languages.length === 0 || facts.languages.includes(locale));
}

function marketsOf(channel: Channel | null): MarketSummary[] {
  return compact(channel?.markets ?? null).flatMap((market) => {
    const { alias, id, defaultLanguageId } = market;
    if (!alias || isTaken(alias)) return [];
    return [
      {
        alias,
        id,
        languages: compact(market.allowedLanguages).map(({ code }) => code.slice(0, 2).toLowerCase()),
        defaultLanguage: defaultLanguageId.slice(0, 2).toLowerCase(),
        isSelectable: isSelectable(market),
        isVirtual: market.virtual === true,
        currency: market.currency?.code,
      },
    ];
  });
}

/** An alias that means something else at the start of a path could not be told from it. */
function isTaken(alias: string): boolean {
  return isLocaleCode(alias) || FIRST_SEGMENTS.has(alias) || !/^[\w-]+$/.test(alias);
}

const FIRST_SEGMENTS = new Set(
  ROUTE_NAMES.flatMap((name) => PATH_LOCALES.map((locale) => routePattern(name, locale).split('/')[1] ?? '')),
);
