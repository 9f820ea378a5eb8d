import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import type { Channel } from '../data/rootData.ts';

/** A market as the channel tells of it. */
export type Market = NonNullable<NonNullable<Channel['markets']>[number]>;

/** LOCALE-21: a market of the checkout alone is chosen there, and a virtual one nowhere. */
export function isSelectable({ alias, virtual, onlyDisplayInCheckout }: Market): boolean {
  return Boolean(alias) && !virtual && !onlyDisplayInCheckout;
}

/** The markets that a shopper may choose on the site of a language: those that allow it; an empty list allows all. */
export function selectableMarkets(channel: Channel, locale: LocaleCode): Market[] {
  return compact(channel.markets).filter((market) => {
    const languages = compact(market.allowedLanguages);
    const isAllowed = languages.length === 0 || languages.some(({ code }) => code.slice(0, 2).toLowerCase() === locale);
    return isAllowed && isSelectable(market);
  });
}
