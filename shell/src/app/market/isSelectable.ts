import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import type { Channel, ChannelMarket } from '../data/rootData.ts';

/** LOCALE-21: a checkout-only market is selectable only in the checkout, a virtual one never. */
export function isSelectable({ alias, virtual, onlyDisplayInCheckout }: ChannelMarket): boolean {
  return Boolean(alias) && !virtual && !onlyDisplayInCheckout;
}

/** The markets that a shopper may select on the site in a language. A market without allowed languages allows all. */
export function selectableMarkets(channel: Channel, locale: LocaleCode): ChannelMarket[] {
  return checkoutMarkets(channel, locale).filter(isSelectable);
}

/** The markets that a shopper may select in the checkout in a language. */
export function checkoutMarkets(channel: Channel, locale: LocaleCode): ChannelMarket[] {
  return channel.markets.filter(({ alias, virtual, allowedLanguages }) => {
    const languages = compact(allowedLanguages);
    const isAllowed = languages.length === 0 || languages.some(({ code }) => code.slice(0, 2).toLowerCase() === locale);
    return isAllowed && Boolean(alias) && !virtual;
  });
}
