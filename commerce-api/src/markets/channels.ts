/** The channels of the shop. They are business rules, so they are code and reviewed. */
export type LanguageCode = 'sv' | 'en';
export const CURRENCY_CODES = ['SEK', 'EUR', 'NOK', 'DKK'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface Language {
  id: 'sv-SE' | 'en-US';
  name: string;
  code: LanguageCode;
}

export interface Currency {
  name: string;
  symbol: string;
  code: CurrencyCode;
  /** Units of SEK for one unit. */
  rate: number;
}

export interface Market {
  id: string;
  alias: string;
  groupKey: 'scandinavia' | 'eu' | 'default';
  defaultLanguageId: string;
  /** Offered neither by the site nor by the checkout. */
  virtual: boolean;
  /** The site does not offer it, only the checkout does. */
  onlyDisplayInCheckout: boolean;
  allowedLanguages: Language[];
  /** The code is that of ISO 3166 in a market that delivers, else EU or XX. */
  country: { name: string; code: string };
  currency: Currency;
}

export interface Channel {
  id: string;
  name: string;
  type: string;
  url: string;
  defaultLanguageId: string;
  languages: Language[];
  defaultMarketId: string;
  markets: Market[];
  themeSettings: { name: 'header-theme' | 'footer-theme'; value: 'light' | 'dark' }[];
}

export const swedish: Language = { id: 'sv-SE', name: 'Svenska', code: 'sv' };
export const english: Language = { id: 'en-US', name: 'English', code: 'en' };
export const LANGUAGES: readonly Language[] = [swedish, english];

/** Cost of return shipping in minor units including VAT, deducted from a refund. */
export const RETURN_FEE: Record<CurrencyCode, number> = { SEK: 4_900, EUR: 490, NOK: 4_900, DKK: 3_900 };

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  SEK: { name: 'Svensk krona', symbol: 'kr', code: 'SEK', rate: 1 },
  EUR: { name: 'Euro', symbol: '€', code: 'EUR', rate: 10 },
  NOK: { name: 'Norsk krone', symbol: 'kr', code: 'NOK', rate: 0.95 },
  DKK: { name: 'Dansk krone', symbol: 'kr.', code: 'DKK', rate: 1.4 },
};

/** A region is a market to browse in: an order goes to one of its countries. */
type MarketKind = 'country' | 'checkoutCountry' | 'region' | 'virtual';

function market(
  [alias, name, code]: [alias: string, name: string, code: string],
  groupKey: Market['groupKey'],
  currency: CurrencyCode,
  languages: [Language, ...Language[]],
  kind: MarketKind = 'country',
): Market {
  return {
    id: alias,
    alias,
    groupKey,
    defaultLanguageId: languages[0].id,
    virtual: kind === 'virtual',
    onlyDisplayInCheckout: kind === 'checkoutCountry',
    allowedLanguages: languages,
    country: { name, code },
    currency: CURRENCIES[currency],
  };
}

/** The countries that each channel offers on the site, in their own currencies. */
function nordicMarkets(languages: [Language, ...Language[]]): Market[] {
  return [
    market(['se', 'Sweden', 'SE'], 'scandinavia', 'SEK', languages),
    market(['no', 'Norway', 'NO'], 'scandinavia', 'NOK', languages),
    market(['dk', 'Denmark', 'DK'], 'scandinavia', 'DKK', languages),
    market(['fi', 'Finland', 'FI'], 'eu', 'EUR', languages),
  ];
}

const EU_COUNTRIES: [alias: string, name: string, code: string][] = [
  ['at', 'Austria', 'AT'],
  ['be', 'Belgium', 'BE'],
  ['ee', 'Estonia', 'EE'],
  ['fr', 'France', 'FR'],
  ['de', 'Germany', 'DE'],
  ['ie', 'Ireland', 'IE'],
  ['nl', 'Netherlands', 'NL'],
];

const LIGHT: Channel['themeSettings'] = [
  { name: 'header-theme', value: 'light' },
  { name: 'footer-theme', value: 'light' },
];

export const defaultChannel: Channel = {
  id: '1|se',
  name: 'Sverige',
  type: 'webshop',
  url: 'se',
  defaultLanguageId: swedish.id,
  languages: [swedish, english],
  defaultMarketId: 'se',
  markets: nordicMarkets([swedish, english]),
  themeSettings: LIGHT,
};

const international: Channel = {
  id: '3|com',
  name: 'International',
  type: 'webshop',
  url: 'com',
  defaultLanguageId: english.id,
  languages: [english],
  defaultMarketId: 'eu',
  markets: [
    market(['eu', 'Europe', 'EU'], 'eu', 'EUR', [english], 'region'),
    ...nordicMarkets([english]),
    ...EU_COUNTRIES.map((country) => market(country, 'eu', 'EUR', [english], 'checkoutCountry')),
    market(['int', 'International', 'XX'], 'default', 'EUR', [english], 'virtual'),
  ],
  themeSettings: LIGHT,
};

export const CHANNELS: readonly Channel[] = [defaultChannel, international];
