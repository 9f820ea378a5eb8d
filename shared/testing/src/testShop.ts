import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { publicConfigSchema } from '@hemvaror/runtime/contract/publicConfig';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The `Shop` of a page view in tests. */
export function testShop(locale: LocaleCode = 'sv'): Shop {
  const market = locale === 'sv' ? 'se' : 'eu';
  return {
    locale,
    languageId: LOCALES[locale].iso,
    channelId: LOCALES[locale].channelId,
    market,
    checkoutMarket: market,
    currency: LOCALES[locale].currency,
    today: '2026-11-23',
    origins: { sv: 'http://localhost:3000', en: 'http://en.localhost:3000' },
    shopHosts: ['localhost:3000', 'en.localhost:3000'],
    localePrefixes: { sv: { locale: 'sv' }, en: { locale: 'en' } },
    marketAliases: [],
    config: publicConfigSchema.parse({
      shopName: 'Hemvist',
      freeShippingLimits: { SEK: 899, EUR: 89 },
      contact: {
        email: 'hej@hemvist.example',
        phone: '000-00 00 00',
        hours: locale === 'sv' ? 'vardagar 9–16' : 'weekdays, 9 am–4 pm',
        instagram: 'https://www.instagram.com/hemvist.example',
        facebook: 'https://www.facebook.com/hemvist.example',
      },
      apiKey: 'test',
      signEndpoint: '/auth/sign/test?identity=',
    }),
  };
}
