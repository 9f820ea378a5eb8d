import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { present } from '@hemvaror/domain/present';
import type { Channel } from '../data/rootData.ts';

/** A market as the channel tells of it. */
export type Market = NonNullable<NonNullable<Channel['markets']>[number]>;

/** LOCALE-21: a market of the checkout alone is chosen there, and a virtual one nowhere. */
export function isPickable({ alias, virtual, onlyDisplayInCheckout }: Market): boolean {
  return Boolean(alias) && !virtual && !onlyDisplayInCheckout;
}

/** The markets that a shopper may choose on the site of a language: those that allow it; an empty list allows all. */
export function pickableMarkets(channel: Channel, locale: LocaleCode): Market[] {
  return present(channel.markets).filter((market) => {
    const languages = present(market.allowedLanguages);
    const isAllowed = languages.length === 0 || languages.some(({ code }) => code.slice(0, 2).toLowerCase() === locale);
    return isAllowed && isPickable(market);
  });
}
