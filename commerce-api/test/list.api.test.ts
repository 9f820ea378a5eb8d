import * as z from 'zod';
import { startApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

const list = z.object({
  products: z.object({ count: z.number(), products: z.array(z.object({ productId: z.number() })) }),
});

async function ids(filter: object, args: object = {}): Promise<number[]> {
  const { data } = await api.ask(
    `query ($filter: FilterInputType, $take: Int, $skip: Int, $categoryAlias: String, $brandAlias: String, $campaign: String, $url: String) {
      products(filter: $filter, take: $take, skip: $skip, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
        discountCampaignAlias: $campaign, url: $url) { count products { productId } }
    }`,
    { filter, ...args },
  );
  return list.parse(data).products.products.map(({ productId }) => productId);
}

test.each<[id: string, sort: string, expected: number[]]>([
  ['CATALOG-20', 'LATEST', [6, 5, 4, 3, 2, 1, 7]],
  ['CATALOG-21', 'MOST_SOLD', [2, 1, 3, 5, 4, 6, 7]],
  ['CATALOG-22', 'PRICE', [3, 2, 1, 6, 7, 5, 4]],
  ['CATALOG-22', 'PRICE_DESC', [4, 5, 7, 6, 1, 2, 3]],
])('%s the sort %s gives the products as %j', async (_id, sort, expected) => {
  expect(await ids({ sort })).toEqual(expected);
});

test('names sort as Swedish does: Älg after Vid', async () => {
  expect(await ids({ sort: 'ALPHABETICAL' })).toEqual([4, 3, 1, 2, 5, 6, 7]);
});

test('CATALOG-23 API-24 relevance puts the product that is called that before the one that is merely made of it', async () => {
  expect(await ids({ searchText: 'mässing', sort: 'RELEVANCE' })).toEqual([1, 4]);
});

test('SRCH-08 SRCH-10 a search gives count and products with picture, price, categories and brand', async () => {
  const { data } = await api.ask(
    `query ($filter: FilterInputType) { products(filter: $filter) { count products {
      productId name canonicalUrl images unitPrice { sellingPriceIncVat } categories { name canonicalUrl } brand { name canonicalUrl }
    } } }`,
    { filter: { searchText: 'handtag svart', sort: 'RELEVANCE' } },
  );

  expect(data['products']).toEqual({
    count: 1,
    products: [
      {
        productId: 2,
        name: 'Linje stånghandtag, svart',
        canonicalUrl: '/p/handtag/linje-svart',
        images: ['linje-black-1.webp'],
        unitPrice: { sellingPriceIncVat: 179 },
        categories: [
          { name: 'Handtag', canonicalUrl: '/c/beslag/handtag' },
          { name: 'Beslag', canonicalUrl: '/c/beslag' },
        ],
        brand: { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' },
      },
    ],
  });
});

test.each([
  ['a part of a Swedish compound', 'handtag', [2, 1]],
  ['an inflection', 'stånghandtagen', [2, 1]],
  ['an article number', 'P-3', [3]],
  ['the beginning of a word', 'mäss', [1, 4]],
  ['signs only', "%_\\'", []],
  ['an emoji', '🪝', []],
  ['markup', '<script>', []],
])('SRCH-11 searching for %s (%s) finds %j', async (_what, searchText, expected) => {
  expect(await ids({ searchText, sort: 'RELEVANCE' })).toEqual(expected);
});

test.each(['', '   '])('the search text "%s" narrows nothing', async (searchText) => {
  expect(await ids({ searchText })).toEqual(await ids({}));
});

test('a search text of 500 characters is answered', async () => {
  expect(await ids({ searchText: '🪝 mässing "a/b\\c" '.repeat(25) })).toEqual([]);
  expect(await ids({ searchText: 'ä'.repeat(500) })).toEqual([]);
});

test('API-23 a page of a list is the asked part of it', async () => {
  const { data } = await api.ask(
    `query ($filter: FilterInputType, $channelId: String, $languageId: String, $marketId: String) {
      products(filter: $filter, skip: 5, take: 5, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        count products { productId }
      }
    }`,
    { filter: { sort: 'PRICE' }, channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );

  expect(data['products']).toEqual({ count: 7, products: [{ productId: 5 }, { productId: 4 }] });
});

test('a brand, a campaign and a generic address narrow the list', async () => {
  expect(await ids({ sort: 'PRICE' }, { brandAlias: 'lindvarp' })).toEqual([2, 1]);
  expect(await ids({}, { campaign: 'hostrea' })).toEqual([4]);
  expect(await ids({ sort: 'PRICE' }, { url: '/l/beslag/handtag' })).toEqual([2, 1]);
  expect(await ids({}, { categoryAlias: 'no-such' })).toEqual([]);
});

test('given ids come in the given order, whatever the sort says', async () => {
  expect(await ids({ productIds: [5, 99, 1, 3], sort: 'PRICE' })).toEqual([5, 1, 3]);
  expect(await ids({ articleNumbers: ['P-6', 'ART-201'] })).toEqual([6, 2]);
});

test('favourites kept by alias come in their order', async () => {
  expect(await ids({ facets: ['a_kula-knopp', 'a_linje-massing'], sort: 'FACET_ORDER' })).toEqual([3, 1]);
});

test('values of one facet group add up, groups narrow each other', async () => {
  expect(await ids({ facets: ['p_1_massing', 'p_1_ek'], sort: 'PRICE' })).toEqual([3, 1, 4]);
  expect(await ids({ facets: ['p_1_massing', 'p_1_ek', 'b_2'], sort: 'PRICE' })).toEqual([3, 4]);
  expect(await ids({ facets: ['pr_100_200'], sort: 'PRICE' })).toEqual([2, 1]);
  expect(await ids({ include: ['b_1', 'c_120'], includeMode: 'UNION', sort: 'PRICE' })).toEqual([3, 2, 1]);
  expect(await ids({ include: ['b_1'], exclude: ['p_1_stal'] })).toEqual([1]);
  expect(await ids({ price: { lowest: 399, highest: 899 }, sort: 'PRICE' })).toEqual([7, 5]);
  expect(await ids({ facets: ['nonsense'] })).toEqual([]);
});

async function facetsOf(filterMode: string): Promise<unknown> {
  const { data } = await api.ask(
    `query ($filter: FilterInputType) { products(take: 0, filter: $filter) { count filters {
      price { lowest highest } facets { filterId type label values { facetId label parentId count } }
    } } }`,
    { filter: { facets: ['b_1'], filterMode } },
  );
  return data['products'];
}

function withGroup(group: { filterId: string; type: string; label: string; values: object[] }) {
  const facets: unknown = expect.arrayContaining([group]);
  const filters: unknown = expect.objectContaining({ facets });
  const list: unknown = expect.objectContaining({ filters });
  return list;
}

const lindvarp = { facetId: 'b_1', label: 'Lindvarp', parentId: null, count: 2 };
const arla = { facetId: 'b_2', label: 'Ärla Form', parentId: null, count: 5 };
const brands = { filterId: 'Brand', type: 'Brand', label: 'Varumärke' };

test('the facets count the values of the result', async () => {
  const current = await facetsOf('CURRENT');

  expect(current).toMatchObject({ count: 2, filters: { price: { lowest: 179, highest: 189 } } });
  expect(current).toEqual(withGroup({ ...brands, values: [lindvarp] }));
});

test('the facets of the chosen group are counted as if nothing were chosen in it', async () => {
  expect(await facetsOf('BY_GROUP')).toEqual(withGroup({ ...brands, values: [lindvarp, arla] }));
});

test('CATALOG-15 the filters of a list also include campaigns', async () => {
  const { data } = await api.ask(
    '{ products(take: 0) { filters { facets { type values { facetId label count } } } } }',
  );

  expect(data['products']).toEqual({
    filters: {
      facets: expect.arrayContaining([
        { type: 'DiscountCampaign', values: [{ facetId: 'dc_1', label: 'Höstrea', count: 1 }] },
        { type: 'Discount', values: [{ facetId: 'd_sale', label: 'Nedsatt pris', count: 1 }] },
      ]),
    },
  });
  expect(await ids({ facets: ['dc_1'] })).toEqual([4]);
});
