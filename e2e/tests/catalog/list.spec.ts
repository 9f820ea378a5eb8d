import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { CONSENT_GIVEN } from '../../support/consentGiven.ts';
import { cards, openFilters } from '../../support/filters.ts';
import { graphql } from '../../support/graphql.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';

const WIDTHS = [390, 1440];
const SWEDISH = {
  language: 'sv',
  all: '/allt',
  category: '/c/beslag',
  categoryName: 'Beslag',
  brand: 'Varumärke',
  filter: 'Filtrera',
  selected: 'Valda filter',
  remove: 'Ta bort filtret',
  show: (count: number) => `Visa ${count} produkter`,
  more: 'Visa fler',
  products: 'Produkter',
} as const;
const ENGLISH = {
  language: 'en',
  all: '/en/allt',
  category: '/en/c/hardware',
  categoryName: 'Hardware',
  brand: 'Brand',
  filter: 'Filter',
  selected: 'Selected filters',
  remove: 'Remove filter',
  show: (count: number) => `Show ${count} products`,
  more: 'Show more',
  products: 'Products',
} as const;
const VARIANTS = WIDTHS.flatMap((width) => [SWEDISH, ENGLISH].map((texts) => ({ width, texts })));

for (const { width, texts } of sampleVariants('filter', VARIANTS)) {
  test(`a filtered list can be shared, reloaded and left (${texts.language}, ${width} px) [CATALOG-18]`, async ({
    page,
    browser,
    sv,
    en,
    open,
  }) => {
    const origin = texts.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${texts.all}`);
    await open(`${origin}${texts.category}`);

    const panel = await openFilters(page, texts);
    const brand = panel.getByRole('checkbox', { name: /^Lindvarp/ });
    const count = Number((await panel.getByText(/^Lindvarp/).textContent())?.replace(/\D/g, ''));
    await brand.click();
    await expect(brand).toBeChecked();
    await panel.getByRole('button', { name: texts.show(count) }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\?brands=Lindvarp~b_\d+$/);
    await expect(cards(page)).toHaveCount(Math.min(count, 20));
    const names = await cards(page).getByRole('heading').allTextContents();

    const friend = await browser.newContext({ storageState: CONSENT_GIVEN, javaScriptEnabled: false });
    const shared = await friend.newPage();
    await shared.goto(page.url());
    expect(await cards(shared).getByRole('heading').allTextContents()).toEqual(names);
    await expect(shared.getByRole('link', { name: `${texts.remove} Lindvarp` })).toBeVisible();
    await friend.close();

    await page.reload();
    await hydrated(page);
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);

    // The selection replaced the list in the history.
    await page.goBack();
    await expect(page).toHaveURL(`${origin}${texts.all}`);
  });
}

for (const { width, texts } of sampleVariants('back', VARIANTS)) {
  test(`going back from a product restores the loaded pages and its card’s position (${texts.language}, ${width} px) [CATALOG-09, CATALOG-29, CATALOG-30]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const origin = texts.language === 'sv' ? sv : en;
    await page.setViewportSize({ width, height: 900 });
    await open(`${origin}${texts.all}`);
    await touch(page);
    for (const count of [40, 60]) {
      await page.getByRole('link', { name: texts.more }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    await expect(page).toHaveURL(`${origin}${texts.all}?page=3`);

    const card = cards(page).nth(45);
    const link = card.getByRole('link');
    const name = await link.textContent();
    await link.scrollIntoViewIfNeeded();
    const leftAt = (await card.boundingBox())?.y ?? 0;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.goBack();

    await expect(cards(page)).toHaveCount(60);
    await expect(cards(page).nth(45).getByRole('link')).toBeFocused();
    expect(await cards(page).nth(45).getByRole('link').textContent()).toBe(name);
    await expect
      .poll(async () => Math.abs(((await cards(page).nth(45).boundingBox())?.y ?? 0) - leftAt))
      .toBeLessThan(2);

    // Any other link to the list starts at its first page.
    await cards(page).nth(45).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await cards(page).count()).toBeLessThanOrEqual(20);
    await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('price, discount and parameter filters return exactly the matching products [CATALOG-13, CATALOG-14]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/c/beslag?price=100–200 kr~pr_100_200`);
  const texts = await cards(page).allTextContents();
  const prices = texts.map((text) => [...text.matchAll(/(\d[\d\s]*)\skr/g)]).filter((found) => found.length === 1);
  expect(prices.length).toBeGreaterThan(3);
  for (const [price] of prices) {
    const amount = Number(price?.[1]?.replace(/\D/g, ''));
    expect(amount).toBeGreaterThanOrEqual(100);
    expect(amount).toBeLessThan(200);
  }

  await open(`${sv}/c/beslag?discount=Nedsatt pris~d_sale`);
  const reduced = await cards(page).count();
  expect(reduced).toBeGreaterThan(0);
  await expect(cards(page).getByText(/^−\d+ %$/)).toHaveCount(reduced);

  await open(`${sv}/c/beslag`);
  const panel = await openFilters(page, SWEDISH, 'Material');
  const oak = panel.getByRole('checkbox', { name: /^Ek/ });
  const count = Number((await oak.locator('..').textContent())?.replace(/\D/g, ''));
  await oak.click();
  await panel.getByRole('button', { name: SWEDISH.show(count) }).click();
  await expect(page).toHaveURL(/\?p-\d+=Ek~p_\d+_ek$/);
  await expect(cards(page)).toHaveCount(count);
});

test('categories, brands and sizes filter a list, each to the products that the API finds [CATALOG-12]', async ({
  sv,
}) => {
  const view = 'languageId: "sv-SE", channelId: "1|se", marketId: "se"';
  const { products } = await graphql<{ products: { filters: { facets: FacetGroup[] } } }>(
    `{ products(categoryAlias: "beslag", take: 0, ${view}) { filters { facets { type values { facetId label count } } } } }`,
  );
  for (const [key, type] of [
    ['categories', 'Category'],
    ['brands', 'Brand'],
    ['skus', 'Sku'],
  ] as const) {
    const values = products.filters.facets.find((group) => group.type === type)?.values ?? [];
    // Selects some of the products, and fits on a page.
    const value = values.find(({ count }) => count > 1 && count <= 20);
    if (!value) throw new Error(`The list has no ${type} filter: ${JSON.stringify(values)}`);
    const found = await graphql<{ products: { count: number; products: { name: string }[] } }>(
      `query ($filter: FilterInputType) { products(categoryAlias: "beslag", take: 20, filter: $filter, ${view}) { count products { name } } }`,
      { filter: { facets: [value.facetId], sort: 'LATEST' } },
    );

    const { body } = await httpGet(`${sv}/c/beslag?${key}=${encodeURIComponent(`${value.label}~${value.facetId}`)}`);

    const names = Array.from(body.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs), ([, name = '']) => textOf(name));
    expect([key, names]).toEqual([key, found.products.products.map(({ name }) => name)]);
    expect(names).toHaveLength(value.count);
  }
});

test('a list shows exactly the products of its category, brand or campaign [CATALOG-04]', async ({
  page,
  sv,
  open,
}) => {
  const lists = [
    ['/c/beslag/krokar', 'categoryAlias: "krokar"'],
    ['/b/travind', 'brandAlias: "travind"'],
    ['/dc/hostrea', 'discountCampaignAlias: "hostrea"'],
  ] as const;
  for (const [path, target] of lists) {
    const { products } = await graphql<{ products: { count: number; products: { name: string }[] } }>(
      `{ products(${target}, take: 20, filter: { sort: LATEST }, languageId: "sv-SE", channelId: "1|se", marketId: "se") { count products { name } } }`,
    );
    await open(sv + path);
    expect(products.count, path).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByText(`${products.count} produkt`).first()).toBeVisible();
    expect(await cards(page).getByRole('heading').allTextContents(), path).toEqual(
      products.products.map(({ name }) => name),
    );
  }
});

test('a selection without products shows a message and is cleared with one link [CATALOG-10, CATALOG-11, CATALOG-19]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/c/beslag?brands=Lindvarp~b_1&p-1=Marsipan~p_1_marsipan&sort=PRICE`);
  await expect(page.getByText('Inga produkter matchar ditt urval.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue('PRICE');
  await touch(page);

  await page.getByRole('list', { name: 'Valda filter' }).getByRole('link', { name: 'Rensa alla' }).click();

  await expect(page).toHaveURL(`${sv}/c/beslag?sort=PRICE`);
  await expect(cards(page)).toHaveCount(20);
});

test('an invalid page shows the first page or 404, and an unknown filter is escaped and noindex', async ({ sv }) => {
  for (const page of ['0', '-1', 'abc', '1.5', '%00', '']) {
    const { status, body } = await httpGet(`${sv}/c/beslag?page=${page}`);
    expect([page, status]).toEqual([page, 200]);
    expect(body).toContain('Du har sett 20 av');
  }
  for (const page of ['9999', '301', '99999999']) {
    expect([page, (await httpGet(`${sv}/c/beslag?page=${page}`)).status]).toEqual([page, 404]);
  }

  const label = `<img src=x onerror=alert(1)>"',~%&`;
  const value = `${label.replace(/[%,~]/g, (mark) => encodeURIComponent(mark).replace('~', '%7E'))}~b_666`;
  const { status, body } = await httpGet(`${sv}/c/beslag?brands=${encodeURIComponent(value)}`);
  expect(status).toBe(200);
  expect(body).not.toContain('<img src=x');
  expect(body).toContain('Ta bort filtret &lt;img src=x onerror=alert(1)&gt;');
  expect(body).toMatch(/<meta name="robots" content="noindex/);
});

test('without JavaScript, lists are paged, sorted and filtered by links and forms', async ({ browser, sv }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: CONSENT_GIVEN });
  const page = await context.newPage();
  await page.goto(`${sv}/c/beslag`);

  await page.getByRole('link', { name: 'Visa fler' }).click();
  await expect(page).toHaveURL(`${sv}/c/beslag?page=2`);
  await expect(page.getByText(/^21–\d+ av \d+ produkter$/)).toBeVisible();
  await page.getByRole('link', { name: 'Till första sidan' }).click();

  await page.getByRole('main').getByRole('link', { name: 'Filtrera' }).click();
  const filters = page.getByRole('navigation', { name: 'Filtrera' });
  const oak = filters.getByRole('link', { name: /^Trävind \d+$/ });
  const count = Number((await oak.textContent())?.replace(/\D/g, ''));
  await oak.click();
  await expect(cards(page)).toHaveCount(count);
  await expect(page.getByRole('link', { name: 'Ta bort filtret Trävind' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('PRICE_DESC');
  await page.getByRole('main').getByRole('button', { name: 'Sortera' }).click();
  await expect(page).toHaveURL(/brands=.*sort=PRICE_DESC/);
  await expect(cards(page)).toHaveCount(count);
  await context.close();
});

test('a filtered list is rendered without an API request from the browser', async ({ page, sv, open }) => {
  const apiRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) apiRequests.push(request.url());
  });
  await open(`${sv}/c/beslag?discount=Nedsatt pris~d_sale&sort=PRICE&page=1`);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(apiRequests).toEqual([]);
});

interface FacetGroup {
  type: string;
  values: { facetId: string; label: string; count: number }[];
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}
