import type { Locator, Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { ENGLISH, type SearchTexts, searchToggle, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const texts of sampleVariants('search by touch', [SWEDISH, ENGLISH])) {
  test(`a tap on a product opens it (${texts.locale})`, async ({ page, sv, en, open }) => {
    await open((texts.locale === 'sv' ? sv : en) + texts.list);
    const field = await tapSearch(page, texts);
    // At once: the suggestions of a shorter text would move the product away from the finger.
    await field.fill(texts.begin);
    const product = page.getByRole('option', { name: texts.found }).first();
    const path = (await product.getAttribute('href')) ?? '';

    await product.tap();

    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.found);
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test(`a tap on a recent search runs it (${texts.locale}) [SRCH-31]`, async ({ page, sv, en, open }) => {
    await open((texts.locale === 'sv' ? sv : en) + texts.list);
    const field = await tapSearch(page, texts);
    await field.pressSequentially(texts.text);
    await expect(page.getByRole('option', { name: texts.seeAll })).toBeVisible();
    await page.getByRole('button', { name: texts.closeBar, exact: true }).tap();
    await expect(page.getByRole('listbox')).toBeHidden();

    await tapSearch(page, texts);
    await page.getByRole('group', { name: texts.recent }).getByRole('option', { name: texts.text }).tap();

    await expect(page.getByRole('option', { name: texts.seeAll })).toBeVisible();
    await expect(field).toHaveValue(texts.text);
  });
}

async function tapSearch(page: Page, texts: SearchTexts): Promise<Locator> {
  await searchToggle(page, texts).tap();
  const field = page.getByRole('combobox', { name: texts.field });
  await expect(field).toBeFocused();
  return field;
}
