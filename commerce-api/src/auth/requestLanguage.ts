import type { IncomingHttpHeaders } from 'node:http';
import type { LanguageCode } from '../markets/channels.ts';

/**
 * The language to write to whoever sent a request that names none: that of the site it came from, else the first of the
 * browser's that the shop has.
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
