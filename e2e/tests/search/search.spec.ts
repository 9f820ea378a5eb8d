import { watchShifts } from '../../support/layoutShift.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { ENGLISH, focusSearch, delaySuggestions, searchToggle, SWEDISH, VARIANTS } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

/* Journeys through the dropdown without failures. */

for (const texts of sampleVariants('search', [SWEDISH, ENGLISH])) {
  for (const width of sampleVariants('suggestions', [390, 1440])) {
    test(`typing shows products, categories and brands, and the keyboard opens a product (${texts.locale}, ${width} px) [SRCH-22]`, async ({
      page,
      sv,
      en,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open((texts.locale === 'sv' ? sv : en) + texts.front);
      const field = await focusSearch(page, texts);

      await field.pressSequentially(texts.begin);
      const products = page.getByRole('option', { name: texts.found });
      await expect(products.first()).toBeVisible();
      await expect(page.getByRole('option', { name: new RegExp(`^${texts.category} \\d+$`) })).toBeVisible();
      await expect(page.getByRole('option', { name: /^Sotmåne \d+$/ })).toBeVisible();
      await expect(page.getByRole('search').getByRole('status')).toHaveText(texts.hits);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.keyboard.press('ArrowDown');
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      const path = (await first.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('listbox')).toBeHidden();
    });
  }

  test(`Enter, the button and "see all" open the results (${texts.locale}) [SRCH-02]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = texts.locale === 'sv' ? sv : en;
    const results = `${site}${texts.results}${encodeURIComponent(texts.text)}`;
    const actions = [
      async () => page.keyboard.press('Enter'),
      async () => page.getByRole('search').getByRole('button', { name: texts.submit, exact: true }).click(),
      async () => page.getByRole('option', { name: texts.seeAll }).click(),
    ];
    for (const act of actions) {
      await open(site + texts.front);
      await (await focusSearch(page, texts)).fill(texts.text);
      await act();

      await expect(page).toHaveURL(results);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(page.getByRole('listbox')).toBeHidden();
    }
  });
}

for (const { texts, width } of sampleVariants('slow suggestions', VARIANTS)) {
  test(`pending suggestions show a loading text, and the previous ones stay visible (${texts.locale}, ${width} px) [SRCH-17]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open((texts.locale === 'sv' ? sv : en) + texts.front);
    const field = await focusSearch(page, texts);
    const delayed = await delaySuggestions(page);
    const loadingText = page.getByText(texts.loading);
    const list = page.getByRole('listbox');

    await field.fill(texts.begin);
    await expect(loadingText).toBeVisible();
    await expect(list).toBeHidden();
    await expect.poll(() => delayed.length).toBe(1);
    await delayed[0]?.release();
    const found = page.getByRole('option', { name: texts.found }).first();
    await expect(found).toBeVisible();
    await expect(loadingText).toBeHidden();
    await expect(list).toHaveAttribute('aria-busy', 'false');

    await field.fill(texts.text);
    await expect(loadingText).toBeVisible();
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(found).toBeVisible();
    await expect.poll(() => delayed.length).toBe(2);
    await delayed[1]?.release();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(loadingText).toBeHidden();
    await expect(page.getByRole('option', { name: texts.seeAll })).toBeVisible();
  });
}

test('the response to an earlier text never replaces that of a later one [SRCH-20]', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  await open(sv);
  const field = await focusSearch(page, SWEDISH);
  const delayed: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"krok"')) await new Promise<void>((resolve) => delayed.push(resolve));
    await route.continue().catch(() => undefined);
  });

  await field.fill('krok');
  await expect.poll(() => delayed.length).toBe(1);
  await field.fill('lampa');
  await expect(page.getByRole('option', { name: /vägglampa/ }).first()).toBeVisible();
  for (const release of delayed) release();

  await expect(page.getByRole('option', { name: /vägglampa/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /krok/ })).toHaveCount(0);
  consoleMessages.length = 0;
});

test('the page neither scrolls nor moves while the search is open [SRCH-15, SRCH-26]', async ({ page, sv, open }) => {
  await open(sv);
  const logo = page.getByRole('banner').getByRole('link', { name: /Hemvist/ });
  const before = await logo.boundingBox();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  await focusSearch(page, SWEDISH);
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  expect(await logo.boundingBox()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await overflow()).not.toBe('hidden');
});

test('a route change closes the search and stores it as a recent search [SRCH-24]', async ({ page, sv, open }) => {
  await open(sv);
  const field = await focusSearch(page, SWEDISH);
  await field.fill('mässing');
  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();

  await page.getByRole('option', { name: /^Handtag · Beslag \d+$/ }).click();
  await expect(page).toHaveURL(/\/c\/beslag\/handtag$/);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('');

  await field.click();
  await page.getByRole('group', { name: SWEDISH.recent }).getByRole('option', { name: 'mässing' }).click();
  await expect(page.getByRole('option', { name: /^Handtag · Beslag \d+$/ })).toBeVisible();
});

test('on a phone, the search opens with its field focused, fills the window and closes in three ways', async ({
  page,
  sv,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(sv);
  const toggle = searchToggle(page, SWEDISH);
  const actions = [
    async () => page.getByRole('button', { name: SWEDISH.closeBar, exact: true }).click(),
    async () => page.keyboard.press('Escape'),
    async () => toggle.click(),
  ];
  for (const close of actions) {
    await toggle.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const bottom = await list.evaluate(
      (element) => element.parentElement?.closest('[style]')?.getBoundingClientRect().bottom,
    );
    expect(bottom).toBe(844);

    await close();
    await expect(list).toBeHidden();
    await expect(page.getByRole('combobox')).toBeHidden();
    await expect(toggle).toBeFocused();
  }
});

test('the suggestions cause no layout shift outside the search', async ({ page, sv, open }) => {
  // Within the search, the rows change with each response.
  const readShifts = await watchShifts(page, '[role="search"]');
  await open(sv);
  const field = await focusSearch(page, SWEDISH);
  await field.fill('mäss');
  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();
  await field.fill('mässing');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(await readShifts()).toEqual([]);
});
