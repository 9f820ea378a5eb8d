import type { Browser } from '@playwright/test';
import { BUYABLE, PAGES } from './pages.ts';

/**
 * Proves that an app may be compared at all: every kind of page answers 200, hydrates and complains of nothing, and a
 * product can be put into the cart.
 *
 * @throws Error that says what does not work
 */
export async function assertShopWorks(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    for (const path of [...Object.values(PAGES), BUYABLE.path]) {
      const answer = await page.goto(origin + path);
      if (answer?.status() !== 200) throw new Error(`${origin}${path} answers ${answer?.status()}.`);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    }
    await page.getByRole('button', { name: BUYABLE.add }).click();
    await page.getByRole('button', { name: BUYABLE.cart }).waitFor();
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Error(`${origin}: the browser complained: ${complaints.join('; ')}`);
}
