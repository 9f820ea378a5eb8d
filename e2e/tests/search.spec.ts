import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { httpGet } from '@storefront/workshop/httpGet';
import { inTurn } from '../src/inTurn.ts';
import { expect, hydrated, test } from '../src/siteTest.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const SWEDISH = {
  locale: 'sv',
  front: '/',
  results: '/s/',
  toggle: 'Sök',
  closeBar: 'Stäng sök',
  submit: 'Sök',
  begin: 'lam',
  found: /vägglampa/,
  category: 'Belysning',
  text: 'mässing',
  title: 'Sökresultat för: mässing',
  seeAll: /^Visa alla \d+ träffar$/,
  hits: /^\d+ träffar$/,
  nothing: 'Inga träffar på ”qqq”',
  failed: 'Förslagen gick inte att hämta just nu.',
  recent: 'Senaste sökningar',
};
const ENGLISH: typeof SWEDISH = {
  locale: 'en',
  front: '/en',
  results: '/en/s/',
  toggle: 'Search',
  closeBar: 'Close search',
  submit: 'Search',
  begin: 'lam',
  found: /wall lamp/,
  category: 'Lighting',
  text: 'brass',
  title: 'Search results for: brass',
  seeAll: /^See all \d+ results$/,
  hits: /^\d+ results$/,
  nothing: 'No results for “qqq”',
  failed: 'The suggestions could not be loaded just now.',
  recent: 'Recent searches',
};
const BAD_TEXTS = [
  'x'.repeat(500),
  '🪝'.repeat(40),
  '"fnutt" \'apostrof\'',
  'qqq/zzz\\xxx',
  '<script>alert(1)</script>',
  'qqq % & ?#+',
];

for (const words of [SWEDISH, ENGLISH]) {
  for (const width of inTurn(`suggestions ${words.locale}`, [390, 1440])) {
    test(`SRCH-22 typing shows products, categories and brands, and the arrow keys lead to a product (${words.locale}, ${width} px)`, async ({
      page,
      sv,
      en,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open((words.locale === 'sv' ? sv : en) + words.front);
      const field = await focusSearch(page, words, width);

      await field.pressSequentially(words.begin);
      const products = page.getByRole('option', { name: words.found });
      await expect(products.first()).toBeVisible();
      await expect(page.getByRole('option', { name: new RegExp(`^${words.category} \\d+$`) })).toBeVisible();
      await expect(page.getByRole('option', { name: /^Sotmåne \d+$/ })).toBeVisible();
      await expect(page.getByRole('search').getByRole('status')).toHaveText(words.hits);
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

  test(`SRCH-02 Enter and the button each lead to the results, and "see all" does (${words.locale})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = words.locale === 'sv' ? sv : en;
    const results = `${site}${words.results}${encodeURIComponent(words.text)}`;
    const ways = [
      async () => page.keyboard.press('Enter'),
      async () => page.getByRole('search').getByRole('button', { name: words.submit, exact: true }).click(),
      async () => page.getByRole('option', { name: words.seeAll }).click(),
    ];
    for (const go of ways) {
      await open(site + words.front);
      await (await focusSearch(page, words, 1440)).fill(words.text);
      await go();

      await expect(page).toHaveURL(results);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('listbox')).toBeHidden();
    }
  });

  test(`an API that is slow or fails is told in words, and Enter still searches (${words.locale})`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    await open((words.locale === 'sv' ? sv : en) + words.front);
    const field = await focusSearch(page, words, 1440);
    await page.route('**/graphql', (route) => route.abort());
    await field.fill(words.text);
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expect(field).toHaveValue(words.text);
    // The browser reports the request that was refused.
    complaints.length = 0;

    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  });
}

test('SRCH-20 the answer to an earlier text never replaces that of a later one', async ({
  page,
  sv,
  open,
  complaints,
}) => {
  await open(sv);
  const field = await focusSearch(page, SWEDISH, 1440);
  const held: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"krok"')) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });

  await field.fill('krok');
  await expect.poll(() => held.length).toBe(1);
  await field.fill('lampa');
  await expect(page.getByRole('option', { name: /vägglampa/ }).first()).toBeVisible();
  for (const release of held) release();

  await expect(page.getByRole('option', { name: /vägglampa/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /krok/ })).toHaveCount(0);
  complaints.length = 0;
});

test('SRCH-15 SRCH-26 the page behind stands still while the search is open, and nothing jumps', async ({
  page,
  sv,
  open,
}) => {
  await open(sv);
  const logo = page.getByRole('banner').getByRole('link', { name: /Hemvist/ });
  const before = await logo.boundingBox();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  await focusSearch(page, SWEDISH, 1440);
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  expect(await logo.boundingBox()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await overflow()).not.toBe('hidden');
});

test('SRCH-24 a change of the route closes the search and keeps it among the recent ones', async ({
  page,
  sv,
  open,
}) => {
  await open(sv);
  const field = await focusSearch(page, SWEDISH, 1440);
  await field.fill('mässing');
  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();

  await page.getByRole('option', { name: /^Krokar \d+$/ }).click();
  await expect(page).toHaveURL(/\/c\/beslag\/krokar$/);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('');

  await field.click();
  await page.getByRole('group', { name: SWEDISH.recent }).getByRole('option', { name: 'mässing' }).click();
  await expect(page.getByRole('option', { name: /^Krokar \d+$/ })).toBeVisible();
});

test('on a phone the search opens with its field focused, fills the window and closes in three ways', async ({
  page,
  sv,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(sv);
  const toggle = page.getByRole('banner').getByRole('button', { name: SWEDISH.toggle, exact: true }).first();
  const ways = [
    async () => page.getByRole('button', { name: SWEDISH.closeBar, exact: true }).click(),
    async () => page.keyboard.press('Escape'),
    async () => toggle.click(),
  ];
  for (const close of ways) {
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

test('what is typed before the search answers is kept, and Enter leads to its results', async ({ page, sv }) => {
  // Without the search's code the field stays as the server made it.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*expose_SearchBox*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(sv);
  await hydrated(page);
  const field = page.locator('input[name="q"]');
  await field.click();
  await page.keyboard.type('mässing');
  release();

  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();
  await expect(field).toHaveValue('mässing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sv}/s/m%C3%A4ssing`);
});

test('Enter before the search answers sends the form by itself', async ({ page, sv }) => {
  await page.route('**/*expose_SearchBox*.js', () => undefined);
  await page.goto(sv);
  await hydrated(page);
  await page.locator('input[name="q"]').click();
  await page.keyboard.type('mässing');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${sv}/s/m%C3%A4ssing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
});

test('suggestions whose code cannot be had leave a search that works', async ({ page, sv, open, complaints }) => {
  await page.route('**/suggestions.*.js', (route) => route.abort());
  await open(sv);
  const field = page.locator('input[name="q"]');
  await field.click();
  await field.fill('mässing');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SWEDISH.title);
  complaints.length = 0;
});

test('no page loads the suggestions before the search is focused, and then their styles come with them', async ({
  page,
  sv,
  open,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/suggestions\./.test(request.url())) files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  for (const path of ['/', '/c/beslag', '/p/handtag/linje-stanghandtag-massing', '/s/krok', '/garanti', '/kassan']) {
    await open(sv + path);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(files, path).toEqual([]);
  }

  await open(sv);
  await focusSearch(page, SWEDISH, 1440);
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['css', 'js']));
});

test('the suggestions shift nothing of the page', async ({ page, sv, open }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    // Within the search another answer has other rows.
    const isOfSearch = (source: unknown): boolean => {
      const node: unknown = typeof source === 'object' && source ? Reflect.get(source, 'node') : null;
      return node instanceof Element && node.closest('[role="search"]') !== null;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        if (!Array.isArray(sources) || !sources.every(isOfSearch)) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift' });
  });
  await open(sv);
  const field = await focusSearch(page, SWEDISH, 1440);
  await field.fill('mäss');
  await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();
  await field.fill('mässing');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`no state of the search has an accessibility fault at ${width} px`, async ({ page, sv, open }) => {
    // Each state of the whole page is examined.
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    await open(sv);
    const field = await focusSearch(page, SWEDISH, width);
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await faults(page), 'idle').toEqual([]);

    await field.fill('mässing');
    await expect(page.getByRole('option', { name: SWEDISH.seeAll })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await faults(page), 'results').toEqual([]);

    await field.fill('qqq');
    await expect(page.getByText(SWEDISH.nothing).first()).toBeVisible();
    expect(await faults(page), 'no results').toEqual([]);

    // Never answered.
    await page.route('**/graphql', () => undefined);
    await field.fill('lampa');
    await expect(page.getByText('Söker …')).toBeVisible();
    expect(await faults(page), 'loading').toEqual([]);
  });
}

test('whatever is searched for is answered in clear words: as suggestions, by Enter and without JavaScript', async ({
  page,
  browser,
  sv,
  open,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const text of BAD_TEXTS) {
    await open(sv);
    const field = await focusSearch(page, SWEDISH, 1440);
    await field.fill(text);
    await expect(page.getByText(`Inga träffar på ”${text}”`).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sökresultat för: ${text}`);
    await expect(page.getByRole('heading', { level: 2, name: `Inga träffar på ”${text}”` })).toBeVisible();

    const { status } = await httpGet(page.url());
    expect([text, status]).toEqual([text, 200]);

    await plain.goto(sv);
    await plain.locator('input[name="q"]').fill(text);
    await plain.keyboard.press('Enter');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Sökresultat för: ${text}`);
    expect(plain.url()).toBe(page.url());
  }
  await context.close();
});

test('SRCH-42 without JavaScript the form leads to the results, which the server renders', async ({
  browser,
  sv,
  en,
}) => {
  for (const [site, words] of [
    [sv, SWEDISH],
    [en, ENGLISH],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site + words.front);
    await page.getByRole('searchbox').fill(words.text);
    await page.getByRole('search').getByRole('button', { name: words.submit, exact: true }).click();

    await expect(page).toHaveURL(`${site}${words.results}${encodeURIComponent(words.text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.close();
  }
});

/** Opens the search as its width has it, and waits until it answers. */
async function focusSearch(page: Page, words: typeof SWEDISH, width: number) {
  if (width < 1024) {
    await page.getByRole('banner').getByRole('button', { name: words.toggle, exact: true }).first().click();
  } else {
    await page.locator('input[name="q"]').click();
  }
  const field = page.getByRole('combobox', { name: /Sök i butiken|Search the shop/ });
  await expect(field).toBeFocused();
  return field;
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
