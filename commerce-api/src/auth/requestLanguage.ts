import type { IncomingHttpHeaders } from 'node:http';
import type { LanguageCode } from '../markets/channels.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';

/**
 * The language for mail caused by a request without a language: that of the site that sent it, else the first supported
 * language of the browser.
 *
 * @param shop the origins of the sites, of which no two languages share one
 */
export function requestLanguage(
  { origin, 'accept-language': accepted = '' }: IncomingHttpHeaders,
  { origins, httpsOrigins }: Pick<ShopConfig, 'origins' | 'httpsOrigins'>,
): LanguageCode {
  if (origins.sv !== origins.en) {
    if (origin === origins.sv || origin === httpsOrigins.sv) return 'sv';
    if (origin === origins.en || origin === httpsOrigins.en) return 'en';
  }
  const [first] =
    accepted
      .slice(0, 200)
      .toLowerCase()
      .match(/\b(?:sv|en)\b/) ?? [];
  return first === 'en' ? 'en' : 'sv';
}
