import type { Page } from '@playwright/test';
import { cookiesOf } from './shopper.ts';

/**
 * Names stored only for another country or language, a guest's checkout, a form without JavaScript, the staff, a release that some
 * visitors get first, code that cannot be loaded, a browser without locks or channels, or by the service worker, which tests block.
 */
export const RARELY_STORED = [
  'ralph-selected-market',
  'ralph-checkout-market',
  'checkout-key',
  'flash',
  'ralph-form',
  'ralph-group',
  'login-token',
  'storefront-reloaded-at',
  'checkout-draft',
  'ralph-locale',
  'override',
  'ralph-lock-…',
  'pubkey.broadcastChannel-ralph_channel',
  'precache-…',
];

/** Names of everything that the browser stores for the site of the page. */
export async function storedNames(page: Page): Promise<string[]> {
  return [
    ...(await cookiesOf(page.context(), new URL(page.url()).origin)).keys(),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ];
}
