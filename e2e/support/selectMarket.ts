import type { Page } from '@playwright/test';

/** Opens the market panel and selects a market by its country. */
export async function selectMarket(page: Page, country: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^Byt land och valuta/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: country }).click();
}
