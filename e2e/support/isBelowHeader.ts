import type { Locator, Page } from '@playwright/test';

/** Whether the element begins below the header of the page, which covers what is scrolled beneath it. */
export async function isBelowHeader(page: Page, element: Locator): Promise<boolean> {
  const target = await element.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  if (!target || !header) return false;
  return target.y >= header.y + header.height - 1;
}
