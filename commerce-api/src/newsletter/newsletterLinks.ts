import type { LanguageCode } from '../markets/channels.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';
import type { Purpose } from './newsletterKeys.ts';

/** Path prefix on the shop's origin that the shell and the edge forward to this API. */
export const NEWSLETTER_PREFIX = '/newsletter';

export function newsletterLink(
  { origins }: Pick<ShopConfig, 'origins'>,
  { language, purpose, key }: { language: LanguageCode; purpose: Purpose; key: string },
): string {
  return `${origins[language]}${NEWSLETTER_PREFIX}/${purpose}?key=${key}`;
}
