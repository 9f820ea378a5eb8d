import type { Page } from '@playwright/test';
import { expect, test, touch } from '../../support/siteTest.ts';

const LIST = '/c/beslag/krokar';
/** Queries of a product page's loader. */
const PAGE_QUERIES = ['productWithAdditions', 'queryReviewsWithAdditions', 'relatedProducts'];

/** Names of the product page's queries that are sent from now on. Unknown hashes of queries are followed by their text (API-09). */
function sentQueries(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '';
    if (PAGE_QUERIES.includes(name)) names.push(name);
  });
  return names;
}

test('STATE-31 a link under the pointer loads the data of its page, and the click sends no query again', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + LIST);
  await touch(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const queries = sentQueries(page);

  await link.hover();
  await expect.poll(() => queries).toEqual(expect.arrayContaining(PAGE_QUERIES));
  await page.waitForLoadState('networkidle');
  const beforeClick = [...queries];
  await expect(page).toHaveURL(sv + LIST);
  await link.click();
  await expect(page).not.toHaveURL(sv + LIST);
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(queries).toEqual(beforeClick);
});
