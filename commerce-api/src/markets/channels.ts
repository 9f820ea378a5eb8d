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

/** A site of the shop. Its languages and theme belong to the deployment of the storefront, so they are code; its markets are data. */
export interface Site {
  id: string;
  name: string;
  type: string;
  url: string;
  defaultLanguageId: string;
  languages: Language[];
  defaultMarketId: string;
  themeSettings: { name: 'header-theme' | 'footer-theme'; value: 'light' | 'dark' }[];
}

export const swedish: Language = { id: 'sv-SE', name: 'Svenska', code: 'sv' };
export const english: Language = { id: 'en-US', name: 'English', code: 'en' };
export const LANGUAGES: readonly Language[] = [swedish, english];

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  SEK: { name: 'Svensk krona', symbol: 'kr', code: 'SEK', rate: 1 },
  EUR: { name: 'Euro', symbol: '€', code: 'EUR', rate: 10 },
  NOK: { name: 'Norsk krone', symbol: 'kr', code: 'NOK', rate: 0.95 },
  DKK: { name: 'Dansk krone', symbol: 'kr.', code: 'DKK', rate: 1.4 },
};

const LIGHT: Site['themeSettings'] = [
  { name: 'header-theme', value: 'light' },
  { name: 'footer-theme', value: 'light' },
];

/** The first one is the default. */
export const SITES: readonly [Site, ...Site[]] = [
  {
    id: '1|se',
    name: 'Sverige',
    type: 'webshop',
    url: 'se',
    defaultLanguageId: swedish.id,
    languages: [swedish, english],
    defaultMarketId: 'se',
    themeSettings: LIGHT,
  },
  {
    id: '3|com',
    name: 'International',
    type: 'webshop',
    url: 'com',
    defaultLanguageId: english.id,
    languages: [english],
    defaultMarketId: 'eu',
    themeSettings: LIGHT,
  },
];
