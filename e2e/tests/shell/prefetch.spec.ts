import type { Page, Request } from '@playwright/test';
import { setClockForward } from '../../support/setClockForward.ts';
import { expect, test, touch } from '../../support/siteTest.ts';

const LIST = '/c/beslag/krokar';

/** Names of the queries that are sent from now on. An unknown hash is sent again with the query's text (API-09), and counts once. */
function sentQueries(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const body: unknown = request.postDataJSON();
    if (typeof body !== 'object' || body === null || 'query' in body) return;
    names.push('operationName' in body ? String(body.operationName) : 'a query without a name');
  });
  return names;
}

for (const isTouched of [true, false]) {
  const name = isTouched ? 'a link under the pointer' : 'a link on which the pointer enters the page';
  test(`${name} loads the data of its page, and the click sends no query [STATE-31]`, async ({ page, sv, open }) => {
    await open(sv + LIST);
    if (isTouched) await touch(page);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const queries = sentQueries(page);

    await link.hover();
    // The query of the product page's slot (mf-content) and that of the prices of related products are sent last.
    await expect.poll(() => queries).toEqual(expect.arrayContaining(['product', 'widgetArea', 'products']));
    expect(page.url()).toBe(sv + LIST);
    queries.length = 0;
    await link.click();
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(page.url()).not.toBe(sv + LIST);
    expect(queries).toEqual([]);
  });
}

test('the first navigation to a list sends one query for each remote, and moves at most 60 KiB besides images', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/`);
  await page.waitForLoadState('networkidle');
  const queries = sentQueries(page);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));

  await page.getByRole('main').locator('a[href^="/c/"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/c\//);
  await page.waitForLoadState('networkidle');

  expect(queries.toSorted()).toEqual(['products', 'widgetArea']);
  const sizes = await Promise.all(
    finished
      .filter((request) => request.resourceType() !== 'image')
      .map(async (request) => (await request.sizes()).responseBodySize),
  );
  const kib = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
  expect(kib).toBeGreaterThan(5);
  expect(kib).toBeLessThanOrEqual(60);
});

test('a page that is opened again has data of the last 30 s, also without prefetches [STATE-31]', async ({
  page,
  sv,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(`${sv}/c/beslag`);
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const add = page.getByRole('button', { name: 'Lägg i varukorgen' }).first();
  const queries = sentQueries(page);
  async function openProduct(): Promise<void> {
    await product.click();
    await expect(add).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  async function goBack(): Promise<void> {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beslag');
    await page.waitForLoadState('networkidle');
  }
  await openProduct();
  await goBack();
  expect(queries).toEqual(expect.arrayContaining(['product', 'products']));
  queries.length = 0;

  await openProduct();
  await goBack();
  expect(queries.filter((name) => name !== 'getCart')).toEqual([]);

  await setClockForward(page, 31_000);
  await openProduct();
  expect(queries).toContain('product');
  queries.length = 0;
  await goBack();
  expect(queries).toContain('products');
});

test('a document that the browser opens from its history loads its data again [STATE-31]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + LIST);
  await touch(page);
  await open(`${sv}/c/textil`);
  const queries = sentQueries(page);

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krokar');
  await expect.poll(() => queries).toContain('products');
});
