import { expect, type Locator, type Page } from '@playwright/test';
import { touch } from './siteTest.ts';

interface FilterTexts {
  /** Title of the panel, and of the button that opens it on phones. */
  filter: string;
  brand: string;
}

/** Product cards of a list page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens a filter group, in the layout of the current width. @returns the panel */
export async function openFilters(page: Page, texts: FilterTexts, group: string = texts.brand): Promise<Locator> {
  await touch(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  await page
    .getByRole('main')
    .getByRole('button', { name: isWide ? group : texts.filter })
    .click();
  const panel = page.getByRole('dialog', { name: texts.filter });
  await expect(panel).toBeVisible();
  if (!isWide) await panel.getByText(group, { exact: true }).click();
  return panel;
}
