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

/** Codes of unions and placeholders, which have a name like countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ']);

/**
 * The countries that the channel delivers to, by name. Virtual and incomplete markets are left out, and markets that are no
 * country, such as the European Union: an order needs a country. A channel without any country offers its other markets.
 */
export function checkoutMarkets(channel: ChannelQuery['channel'], languageId: string): CheckoutMarket[] {
  const nameOf = countryNames(languageId);

  const markets = compact(channel?.markets).flatMap(({ alias, virtual, country, currency }) => {
    if (!alias || virtual || !country || !currency) return [];
    return {
      alias,
      countryCode: country.code,
      country: nameOf(country.code) ?? country.name,
      currency: currency.code,
    };
  });
  const countries = markets.filter(({ countryCode }) => nameOf(countryCode) !== undefined);
  if (countries.length === 0) return markets;
  return countries.toSorted((one, other) => one.country.localeCompare(other.country, languageId));
}

/** The market of an alias; without one, the only market. Null if the shopper has to choose. */
export function marketOf(markets: readonly CheckoutMarket[], alias: string): CheckoutMarket | null {
  return markets.find((market) => market.alias === alias) ?? (markets.length === 1 ? markets[0] : null) ?? null;
}

/** The country code for addresses. Returns null for a market that is not a country. */
export function addressCountry(countryCode: string): string | null {
  return countryNames('en')(countryCode) === undefined ? null : countryCode;
}

function countryNames(languageId: string): (code: string) => string | undefined {
  const regions = new Intl.DisplayNames([languageId], { type: 'region', fallback: 'none' });
  return (code) => (/^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) ? regions.of(code) : undefined);
}
