import type { Locator, Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { type SearchTexts, searchToggle, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/** More than there is to focus before the search. */
const MAX_TABS = 60;

for (const { words, width } of sampleVariants('search by keyboard', VARIANTS)) {
  test(`SRCH-22 from the top of a page the keyboard alone finds, walks the options and opens one (${words.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((words.locale === 'sv' ? sv : en) + words.list);
    const field = await tabToSearch(page, words);
    await page.keyboard.type(words.begin);
    await expect(page.getByRole('option', { name: words.found }).first()).toBeVisible();
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

  test(`SRCH-27 Escape closes the search, and the focus stays at it (${words.locale}, ${width} px)`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((words.locale === 'sv' ? sv : en) + words.list);
    const field = await tabToSearch(page, words);
    await page.keyboard.type(words.begin);
    await expect(page.getByRole('option', { name: words.found }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    await page.keyboard.press('Escape');

    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.locator('input[name="q"]')).toHaveValue('');
    await expect(width < 1024 ? searchToggle(page, words) : field).toBeFocused();
    await expect(page.locator('input[name="q"]')).not.toHaveAttribute('aria-activedescendant');

    // It opens again from where the focus is.
    await page.keyboard.press(width < 1024 ? 'Enter' : 'ArrowDown');
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: words.recent })).toBeVisible();
  });
}

/** Goes from the top of the page to the search's field, by way of its button where the window has no room for the field. */
async function tabToSearch(page: Page, words: SearchTexts): Promise<Locator> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  const goal = isNarrow ? searchToggle(page, words) : page.locator('input[name="q"]');
  for (let count = 0; count < MAX_TABS && !(await isFocused(goal)); count += 1) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
  if (isNarrow) await page.keyboard.press('Enter');

  const field = page.getByRole('combobox', { name: words.field });
  await expect(field).toBeFocused();
  return field;
}

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
}
