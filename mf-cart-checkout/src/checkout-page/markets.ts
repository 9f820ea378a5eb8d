import { compact } from '@hemvaror/domain/compact';
import type { ChannelQuery } from './CheckoutPage.generated.ts';

/** A market that a checkout can be in. */
export interface CheckoutMarket {
  alias: string;
  countryCode: string;
  /** In the page's language. */
  country: string;
  currency: string;
}

/** The channel's markets that are real ones; the choice is left out while there is only one. */
export function checkoutMarkets(channel: ChannelQuery['channel'], languageId: string): CheckoutMarket[] {
  const regions = new Intl.DisplayNames([languageId], { type: 'region', fallback: 'none' });

  return compact(channel?.markets).flatMap(({ alias, virtual, country, currency }) => {
    if (!alias || virtual || !country || !currency) return [];
    const name = regions.of(country.code) ?? country.name;
    return { alias, countryCode: country.code, country: name, currency: currency.code };
  });
}

/** For addresses: the code of a country, or null for a market that is none, which then says nothing of the country. */
export function addressCountry(countryCode: string): string | null {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(countryCode) ? countryCode : null;
}
