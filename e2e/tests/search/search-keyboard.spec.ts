import type { Locator, Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { type SearchTexts, searchToggle, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';
import { tabTo } from '../../support/tabTo.ts';

for (const { texts, width } of sampleVariants('search by keyboard', VARIANTS)) {
  test(`the keyboard alone reaches the search, moves through the options and opens one (${texts.locale}, ${width} px) [SRCH-22]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((texts.locale === 'sv' ? sv : en) + texts.list);
    const field = await tabToSearch(page, texts);
    await page.keyboard.type(texts.begin);
    // Not any option: the newest products may contain the text, and are replaced by the results.
    await expect(page.getByRole('search').getByRole('status')).toHaveText(texts.hits);
    const options = page.getByRole('listbox').getByRole('option');
    const last = (await options.count()) - 1;
    expect(last).toBeGreaterThan(2);
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectActive(field, options.nth(index));
      await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    }
    const path = (await options.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test(`Escape closes the search and keeps the focus on it (${texts.locale}, ${width} px) [SRCH-27]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((texts.locale === 'sv' ? sv : en) + texts.list);
    const field = await tabToSearch(page, texts);
    await page.keyboard.type(texts.begin);
    await expect(page.getByRole('option', { name: texts.found }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    await page.keyboard.press('Escape');

    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.locator('input[name="q"]')).toHaveValue('');
    await expect(width < 1024 ? searchToggle(page, texts) : field).toBeFocused();
    await expect(page.locator('input[name="q"]')).not.toHaveAttribute('aria-activedescendant');

    // The focused element opens the search again.
    await page.keyboard.press(width < 1024 ? 'Enter' : 'ArrowDown');
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: texts.recent })).toBeVisible();
  });
}

/** Tabs from the top of the page to the search field, which narrow windows open by a button. */
async function tabToSearch(page: Page, texts: SearchTexts): Promise<Locator> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.skip })).toBeFocused();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  const target = isNarrow ? searchToggle(page, texts) : page.locator('input[name="q"]');
  await tabTo(page, target);
  if (isNarrow) await page.keyboard.press('Enter');

  const field = page.getByRole('combobox', { name: texts.field });
  await expect(field).toBeFocused();
  return field;
}

async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
}
