import type { IncomingHttpHeaders } from 'node:http';
import type { LanguageCode } from '../markets/channels.ts';

/**
 * The language for mail caused by a request without a language: that of the site that sent it, else the first supported
 * language of the browser.
 */
export function requestLanguage(
  { origin, 'accept-language': accepted = '' }: IncomingHttpHeaders,
  origins: Record<LanguageCode, string>,
): LanguageCode {
  if (origins.sv !== origins.en) {
    if (origin === origins.sv) return 'sv';
    if (origin === origins.en) return 'en';
  }
  const [first] =
    accepted
      .slice(0, 200)
      .toLowerCase()
      .match(/\b(?:sv|en)\b/) ?? [];
  return first === 'en' ? 'en' : 'sv';
}
