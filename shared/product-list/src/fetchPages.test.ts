import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { fetchPages } from './fetchPages.ts';
import { listRequest } from './listRequest.ts';
import type { ProductList_resultFragment } from './ProductList.generated.ts';

/** The request of a back navigation to the third page of a list with two products on each. */
const REQUEST = listRequest(
  new URL('http://localhost:3000/c/krokar?page=3'),
  { defaultSort: 'LATEST', pageSize: 2 },
  { backNavigated: true, relocateAlias: null, relocatePage: null },
);

function aPage(...productIds: number[]): ProductList_resultFragment {
  return {
    count: 5,
    products: productIds.map((productId) => aProduct({ productId })),
    filters: null,
  };
}

test('each page of a back navigation has the query that has loaded it, with the facets in the first [CATALOG-30]', async () => {
  const query = jest.fn(async () => aPage());

  await fetchPages(REQUEST, query);

  const filter = { sort: 'LATEST' };
  expect(query.mock.calls).toEqual([
    [{ filter, skip: 0, take: 2, withFacets: true }],
    [{ filter, skip: 2, take: 2 }],
    [{ filter, skip: 4, take: 2 }],
  ]);
});

test('a product that has moved to another page meanwhile is returned once', async () => {
  const pages = [aPage(1, 2), aPage(2, 3), aPage(4)];

  const found = await fetchPages(REQUEST, async ({ skip }) => pages[skip / 2]);

  expect(found?.count).toBe(5);
  expect(found?.products?.map((product) => product?.productId)).toEqual([1, 2, 3, 4]);
});

test('a list without data is null', async () => {
  expect(await fetchPages(REQUEST, async () => null)).toBeNull();
});
