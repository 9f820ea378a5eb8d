/** The channels of the shop. They are business rules, so they are code and reviewed. */
export type LanguageCode = 'sv' | 'en';
export type CurrencyCode = 'SEK' | 'EUR';

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
  /** Minor units including VAT: a cart worth more than this ships free (CART-10). */
  freeShippingAbove: number;
}

export interface Market {
  id: string;
  alias: string;
  groupKey: 'scandinavia' | 'eu' | 'default';
  defaultLanguageId: string;
  virtual: boolean;
  onlyDisplayInCheckout: boolean;
  allowedLanguages: Language[];
  country: { name: string; code: string };
  /** Codes of the countries that the market delivers to, as in `checkout/countries.ts`. */
  deliversTo: readonly string[];
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
export const RETURN_FEE: Record<CurrencyCode, number> = { SEK: 4_900, EUR: 490 };

const krona: Currency = { name: 'Svensk krona', symbol: 'kr', code: 'SEK', rate: 1, freeShippingAbove: 89_900 };
const euro: Currency = { name: 'Euro', symbol: '€', code: 'EUR', rate: 10, freeShippingAbove: 8_900 };

function market(
  [alias, name, code]: [alias: string, name: string, code: string],
  groupKey: Market['groupKey'],
  currency: Currency,
  languages: [Language, ...Language[]],
  deliversTo: readonly string[] = [code],
): Market {
  return {
    id: alias,
    alias,
    groupKey,
    defaultLanguageId: languages[0].id,
    virtual: false,
    onlyDisplayInCheckout: false,
    allowedLanguages: languages,
    country: { name, code },
    deliversTo,
    currency,
  };
}

/** The EU countries that we deliver to; the storefront sends `EU` for this market, which has no country field. */
const EUROPEAN_UNION = ['EU', 'SE', 'DK', 'FI', 'DE', 'NL', 'FR', 'BE', 'AT', 'IE', 'EE'];

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
  markets: [
    market(['se', 'Sweden', 'SE'], 'scandinavia', krona, [swedish, english]),
    market(['no', 'Norway', 'NO'], 'scandinavia', krona, [swedish, english]),
    market(['dk', 'Denmark', 'DK'], 'scandinavia', krona, [swedish, english]),
    market(['fi', 'Finland', 'FI'], 'eu', euro, [swedish, english]),
  ],
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
    market(['eu', 'Europe', 'EU'], 'eu', euro, [english], EUROPEAN_UNION),
    market(['int', 'International', 'XX'], 'default', euro, [english], [...EUROPEAN_UNION, 'NO']),
  ],
  themeSettings: LIGHT,
};

export const CHANNELS: readonly Channel[] = [defaultChannel, international];
