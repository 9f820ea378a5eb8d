import { expect, type Locator, type Page } from '@playwright/test';
import { touch } from './siteTest.ts';

interface FilterTexts {
  /** Title of the panel, and on phones the button that opens it. */
  filter: string;
  brand: string;
}

/** The cards of the list that the page shows. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens the filters of a list at a group, as its width has it. @returns the panel */
export async function openFilters(page: Page, words: FilterTexts, group: string = words.brand): Promise<Locator> {
  await touch(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  await page
    .getByRole('main')
    .getByRole('button', { name: isWide ? group : words.filter })
    .click();
  const panel = page.getByRole('dialog', { name: words.filter });
  await expect(panel).toBeVisible();
  if (!isWide) await panel.getByText(group, { exact: true }).click();
  return panel;
}
