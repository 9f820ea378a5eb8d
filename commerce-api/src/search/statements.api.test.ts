import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { statementsOf } from '../../test/statementsOf.ts';

let api: Api;
beforeAll(async () => {
  // The debug log counts statements.
  api = await startApi({ LOG_LEVEL: 'debug' });
});
afterAll(() => api.stop());

const CARD =
  '{ productId name canonicalUrl images brand { name } categories { name } skus { skuId } unitPrice { vat } totalStock { totalStock } }';
const FACETS = 'filters { price { lowest } facets { filterId values { facetId count } } }';
const PAGE =
  '{ name variantDimensions { label } variantGroup { variants { label } } parameterGroups { name } lowestPrice { vat } rating { score } }';

const listOf = (filter: string) => `products(filter: { ${filter} }) { count products ${CARD} }`;

// Nothing is cached before. The number of statements does not depend on the size of the result.
test.each<[operation: string, first: number, again: number, queries: string[]]>([
  ['a product page', 3, 0, ['mane-spegel', 'linje-massing'].map((alias) => `product(alias: "${alias}") ${PAGE}`)],
  [
    'related products',
    3,
    0,
    ['linje-massing', 'kula-knopp'].map((alias) => `relatedProducts(alias: "${alias}") { name }`),
  ],
  ['reviews', 2, 0, ['vid-skal', 'linje-massing'].map((alias) => `reviews(alias: "${alias}") { reviews { rating } }`)],
  ['a list', 1, 0, [1, 200].map((take) => `products(take: ${take}) { count products ${CARD} }`)],
  ['facets', 0, 0, ['productIds: [1]', ''].map((filter) => `products(take: 0, filter: { ${filter} }) { ${FACETS} }`)],
  ['a search', 1, 0, [listOf('searchText: "spegel"'), listOf('searchText: "inredning"')]],
  ['favorites', 1, 1, [listOf('facets: ["a_kula-knopp"]'), listOf('facets: ["a_kula-knopp", "a_linje-massing"]')]],
  ['article numbers', 1, 1, [listOf('articleNumbers: ["P-1"]'), listOf('articleNumbers: ["P-1", "P-2", "ART-301"]')]],
  ['categories', 0, 0, ['categories(parentCategoryId: 900) { name }', 'categories(includeHidden: true) { name }']],
  ['brands', 0, 0, ['brands { name }', 'brands { name canonicalUrl }']],
  [
    'a list page',
    0,
    0,
    ['inredning', 'beslag'].map((path) => `listPageInfo(url: "/c/${path}") { subCategories { name } }`),
  ],
  [
    'a menu',
    3,
    0,
    ['top-bar', 'main-desktop'].map((id) => `getMenuAtLocation(menuLocationId: "${id}") { menuItems { label } }`),
  ],
])('%s takes at most %i statements the first time and %i again', async (_operation, first, again, queries) => {
  for (const query of queries) expect(await statementsOf(api, `{ ${query} }`)).toBeLessThanOrEqual(first);
  for (const query of queries) expect(await statementsOf(api, `{ ${query} }`)).toBeLessThanOrEqual(again);
});

const stockShape = z.object({
  all: z.object({ products: z.array(z.object({ productId: z.int(), totalStock: z.object({ inStock: z.int() }) })) }),
  listed: z.object({ count: z.int(), products: z.array(z.object({ productId: z.int() })) }),
});

/** The products in stock, lowest stock first: as computed from all products, and as listed. */
async function inStock() {
  const { data } = await api.runOperation(`{
    all: products(take: 200) { products { productId totalStock { inStock } } }
    listed: products(take: 200, filter: { facets: ["st_in-stock"], sort: AVAILABLE_STOCK }) { count products { productId } }
  }`);
  const { all, listed } = stockShape.parse(data);
  const computed = all.products
    .filter(({ totalStock }) => totalStock.inStock > 0)
    .toSorted((a, b) => a.totalStock.inStock - b.totalStock.inStock || a.productId - b.productId);
  const ids = (products: readonly { productId: number }[]) => products.map(({ productId }) => productId);
  return { computed: ids(computed), listed: ids(listed.products), count: listed.count };
}

test('an order changes the data and the lists of its product, and leaves those of others cached', async () => {
  const page = (alias: string) =>
    `{ product(alias: "${alias}") ${PAGE} reviews(alias: "${alias}") { reviews { rating } } }`;
  for (const alias of ['mane-spegel', 'sista-vasen']) await statementsOf(api, page(alias));
  const before = await inStock();
  const [skuId, lastInStock, productId] = [701, 1, 7];

  await placeOrder(api, { items: [[skuId, lastInStock]] });

  expect(await statementsOf(api, page('mane-spegel'))).toBe(0);
  expect(await statementsOf(api, page('sista-vasen'))).toBeGreaterThan(0);
  const after = await inStock();
  expect(before.listed).toContain(productId);
  expect(after.listed).toEqual(before.listed.filter((id) => id !== productId));
  expect(after.listed).toEqual(after.computed);
  expect(after.count).toBe(after.computed.length);
});
