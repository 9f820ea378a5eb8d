import type { LanguageCode } from '../markets/channels.ts';
import type { ShopConfig } from '../platform/config/mailConfig.ts';
import type { Purpose } from './newsletterKeys.ts';

/** Below the shop's own origin: the shell and the edge forward the prefix `/newsletter` to this API. */
export const NEWSLETTER_PREFIX = '/newsletter';

export function newsletterLink(
  { origins }: Pick<ShopConfig, 'origins'>,
  { language, purpose, key }: { language: LanguageCode; purpose: Purpose; key: string },
): string {
  return `${origins[language]}${NEWSLETTER_PREFIX}/${purpose}?key=${key}`;
}
