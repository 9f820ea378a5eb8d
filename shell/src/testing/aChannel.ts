import type { Channel, ChannelMarket } from '../app/data/rootData.ts';

/* Test data of markets. */

const LANGUAGES = {
  sv: { id: 'sv-SE', name: 'Svenska', code: 'sv' },
  en: { id: 'en-US', name: 'English', code: 'en' },
};

/** @param languages allowed ones, the default first; an empty list allows all */
export function aMarket(
  alias: string,
  languages: readonly ('sv' | 'en')[],
  overrides: Partial<ChannelMarket> = {},
): ChannelMarket {
  return {
    id: alias,
    alias,
    groupKey: 'scandinavia',
    virtual: false,
    onlyDisplayInCheckout: false,
    defaultLanguageId: LANGUAGES[languages[0] ?? 'sv'].id,
    allowedLanguages: languages.map((code) => LANGUAGES[code]),
    country: { name: alias.toUpperCase(), code: alias.slice(0, 2).toUpperCase() },
    currency: { name: 'Svensk krona', code: 'SEK' },
    deliveryDays: null,
    lowestShippingFee: null,
    paymentMethods: null,
    guaranteeNotice: null,
    carriers: null,
    ...overrides,
  };
}

export function aChannel(defaultMarketId: string, markets: Channel['markets']): Channel {
  return { id: '1|se', defaultMarketId, markets, themeSettings: [], contact: null };
}
