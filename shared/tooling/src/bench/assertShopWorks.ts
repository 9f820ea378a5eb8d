import type { Browser } from '@playwright/test';
import { BUYABLE, PAGES } from './pages.ts';

/**
 * Checks that an app can be compared: every kind of page responds with 200 and hydrates without console errors, and a
 * product can be added to the cart.
 *
 * @throws Error with the first failed check
 */
export async function assertShopWorks(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  try {
    for (const path of [...Object.values(PAGES), BUYABLE.path]) {
      const response = await page.goto(origin + path);
      if (response?.status() !== 200) throw new Error(`${origin}${path} responds with ${response?.status()}.`);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    }
    await page.getByRole('button', { name: BUYABLE.add }).click();
    await page.getByRole('button', { name: BUYABLE.cart }).waitFor();
  } finally {
    await context.close();
  }
  if (errors.length > 0) throw new Error(`${origin}: the browser logged errors: ${errors.join('; ')}`);
}
