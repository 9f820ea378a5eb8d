import type { Page } from '@playwright/test';
import { cookiesOf } from './shopper.ts';

/** Names stored only for another country, a guest's checkout, a form without JavaScript, a login of staff, or code that cannot be loaded. */
export const RARELY_STORED = [
  'ralph-selected-market',
  'ralph-checkout-market',
  'checkout-key',
  'flash',
  'login-token',
  'storefront-reloaded-at',
  'checkout-draft',
];

/** Names of everything that the browser stores for the site of the page. */
export async function storedNames(page: Page): Promise<string[]> {
  return [
    ...(await cookiesOf(page.context(), new URL(page.url()).origin)).keys(),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ];
}
