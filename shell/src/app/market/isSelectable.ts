import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import type { Channel } from '../data/rootData.ts';

/** A market of the channel. */
export type Market = NonNullable<NonNullable<Channel['markets']>[number]>;

/** LOCALE-21: a checkout-only market is selectable only in the checkout, a virtual one never. */
export function isSelectable({ alias, virtual, onlyDisplayInCheckout }: Market): boolean {
  return Boolean(alias) && !virtual && !onlyDisplayInCheckout;
}

/** The markets that a shopper may select on the site in a language. A market without allowed languages allows all. */
export function selectableMarkets(channel: Channel, locale: LocaleCode): Market[] {
  return checkoutMarkets(channel, locale).filter(isSelectable);
}

/** The markets that a shopper may select in the checkout in a language. */
export function checkoutMarkets(channel: Channel, locale: LocaleCode): Market[] {
  return compact(channel.markets).filter(({ alias, virtual, allowedLanguages }) => {
    const languages = compact(allowedLanguages);
    const isAllowed = languages.length === 0 || languages.some(({ code }) => code.slice(0, 2).toLowerCase() === locale);
    return isAllowed && Boolean(alias) && !virtual;
  });
}
