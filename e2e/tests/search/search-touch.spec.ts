import type { Locator, Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { ENGLISH, type SearchTexts, searchToggle, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const words of sampleVariants('search by touch', [SWEDISH, ENGLISH])) {
  test(`a tap on a product opens it (${words.locale})`, async ({ page, sv, en, open }) => {
    await open((words.locale === 'sv' ? sv : en) + words.list);
    const field = await tapSearch(page, words);
    await field.pressSequentially(words.begin);
    const product = page.getByRole('option', { name: words.found }).first();
    const path = (await product.getAttribute('href')) ?? '';

    await product.tap();

    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.found);
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test(`SRCH-31 a tap on a recent search searches at once (${words.locale})`, async ({ page, sv, en, open }) => {
    await open((words.locale === 'sv' ? sv : en) + words.list);
    const field = await tapSearch(page, words);
    await field.pressSequentially(words.text);
    await expect(page.getByRole('option', { name: words.seeAll })).toBeVisible();
    await page.getByRole('button', { name: words.closeBar, exact: true }).tap();
    await expect(page.getByRole('listbox')).toBeHidden();

    await tapSearch(page, words);
    await page.getByRole('group', { name: words.recent }).getByRole('option', { name: words.text }).tap();

    await expect(page.getByRole('option', { name: words.seeAll })).toBeVisible();
    await expect(field).toHaveValue(words.text);
  });
}

async function tapSearch(page: Page, words: SearchTexts): Promise<Locator> {
  await searchToggle(page, words).tap();
  const field = page.getByRole('combobox', { name: words.field });
  await expect(field).toBeFocused();
  return field;
}
