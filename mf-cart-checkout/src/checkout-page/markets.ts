import { compact } from '@hemvaror/domain/compact';
import type { ChannelQuery } from './CheckoutPage.generated.ts';

/** A market that can be selected in the checkout. */
export interface CheckoutMarket {
  alias: string;
  countryCode: string;
  /** In the page's language. */
  country: string;
  currency: string;
}

/** The channel's markets without virtual and incomplete ones. */
export function checkoutMarkets(channel: ChannelQuery['channel'], languageId: string): CheckoutMarket[] {
  const regions = new Intl.DisplayNames([languageId], { type: 'region', fallback: 'none' });

  return compact(channel?.markets).flatMap(({ alias, virtual, country, currency }) => {
    if (!alias || virtual || !country || !currency) return [];
    const name = regions.of(country.code) ?? country.name;
    return { alias, countryCode: country.code, country: name, currency: currency.code };
  });
}

/** The country code for addresses. Returns null for a market that is not a country. */
export function addressCountry(countryCode: string): string | null {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(countryCode) ? countryCode : null;
}
