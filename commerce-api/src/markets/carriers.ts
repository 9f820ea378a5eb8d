import type { CurrencyCode, LanguageCode } from './channels.ts';

export interface Carrier {
  id: number;
  name: Record<LanguageCode, string>;
  logo: 'postnord' | 'dhl' | 'schenker';
  /** Minor units including VAT. */
  fee: Record<CurrencyCode, number>;
}

/** The carriers that the checkout offers, the default first. They are business rules, so they are code and reviewed. */
export const CARRIERS: readonly [Carrier, ...Carrier[]] = [
  {
    id: 1,
    name: { sv: 'PostNord ombud', en: 'PostNord pickup point' },
    logo: 'postnord',
    fee: { SEK: 4900, EUR: 490, NOK: 4900, DKK: 3900 },
  },
  {
    id: 2,
    name: { sv: 'DHL hem till dörren', en: 'DHL home delivery' },
    logo: 'dhl',
    fee: { SEK: 7900, EUR: 790, NOK: 8900, DKK: 5900 },
  },
  {
    id: 3,
    name: { sv: 'Schenker paketbox', en: 'Schenker parcel box' },
    logo: 'schenker',
    fee: { SEK: 5900, EUR: 590, NOK: 5900, DKK: 4900 },
  },
];
