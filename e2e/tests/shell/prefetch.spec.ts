import type { Page } from '@playwright/test';
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
    // The query of the product page's slot (mf-content) is sent last.
    await expect.poll(() => queries).toEqual(expect.arrayContaining(['product', 'widgetArea']));
    expect(page.url()).toBe(sv + LIST);
    queries.length = 0;
    await link.click();
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(page.url()).not.toBe(sv + LIST);
    expect(queries).toEqual([]);
  });
}
