import { Client } from 'pg';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { expectEventually } from '../../test/expectEventually.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const list = z.object({
  products: z.object({ count: z.number(), products: z.array(z.object({ productId: z.number() })) }),
});

async function ids(filter: object, args: object = {}, of: Api = api): Promise<number[]> {
  const { data } = await of.runOperation(
    `query ($filter: FilterInputType, $take: Int, $skip: Int, $categoryAlias: String, $brandAlias: String, $campaign: String, $url: String,
      $channelId: String, $languageId: String, $marketId: String) {
      products(filter: $filter, take: $take, skip: $skip, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
        discountCampaignAlias: $campaign, url: $url, channelId: $channelId, languageId: $languageId, marketId: $marketId) { count products { productId } }
    }`,
    { filter, ...args },
  );
  return list.parse(data).products.products.map(({ productId }) => productId);
}

test.each<[sort: string, expected: number[], id: string]>([
  ['LATEST', [6, 5, 4, 3, 2, 1, 7], 'CATALOG-20'],
  ['MOST_SOLD', [2, 1, 3, 5, 4, 6, 7], 'CATALOG-21'],
  ['PRICE', [3, 2, 1, 6, 7, 5, 4], 'CATALOG-22'],
  ['PRICE_DESC', [4, 5, 7, 6, 1, 2, 3], 'CATALOG-22'],
])('the sort %s returns the products %j [%s]', async (sort, expected) => {
  expect(await ids({ sort })).toEqual(expected);
});

test('names sort in Swedish order: Älg after Vid', async () => {
  expect(await ids({ sort: 'ALPHABETICAL' })).toEqual([4, 3, 1, 2, 5, 6, 7]);
});

test('relevance ranks a match in the name before a match in the material [CATALOG-23, API-24]', async () => {
  expect(await ids({ searchText: 'mässing', sort: 'RELEVANCE' })).toEqual([1, 4]);
});

test('a search returns the count, and products with image, price, categories and brand [SRCH-08, SRCH-10]', async () => {
  const { data } = await api.runOperation(
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
])('searching for %s (%s) finds %j [SRCH-11]', async (_title, searchText, expected) => {
  expect(await ids({ searchText, sort: 'RELEVANCE' })).toEqual(expected);
});

test.each([
  ['reduced products', 'rea', [4]],
  ['reduced products of a kind', 'nedsatt lampa', [4]],
  ['no reduced product of that kind', 'rea spegel', []],
  ['products in campaigns', 'erbjudanden', [3, 4]],
  ['the products of a campaign', 'höstrea', [4]],
  ['the latest products', 'nyheter', [6, 5, 4, 3, 2, 1, 7]],
  ['the latest products of a kind', 'nya handtag', [2, 1]],
])('%s: searching for %s finds %j [SRCH-11]', async (_title, searchText, expected) => {
  expect(await ids({ searchText, sort: 'RELEVANCE' })).toEqual(expected);
});

test('an explicit sort is kept in a search for new products', async () => {
  expect(await ids({ searchText: 'nya handtag', sort: 'PRICE_DESC' })).toEqual([1, 2]);
});

test.each(['', '   '])('the search text "%s" does not filter', async (searchText) => {
  expect(await ids({ searchText })).toEqual(await ids({}));
});

test('a search text of 500 characters succeeds', async () => {
  expect(await ids({ searchText: '🪝 mässing "a/b\\c" '.repeat(25) })).toEqual([]);
  expect(await ids({ searchText: 'ä'.repeat(500) })).toEqual([]);
});

test('skip and take select a page of a list [API-23]', async () => {
  const { data } = await api.runOperation(
    `query ($filter: FilterInputType, $channelId: String, $languageId: String, $marketId: String) {
      products(filter: $filter, skip: 5, take: 5, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        count products { productId }
      }
    }`,
    { filter: { sort: 'PRICE' }, channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );

  expect(data['products']).toEqual({ count: 7, products: [{ productId: 5 }, { productId: 4 }] });
});

test('a brand, a campaign and a generic URL filter the list', async () => {
  expect(await ids({ sort: 'PRICE' }, { brandAlias: 'lindvarp' })).toEqual([2, 1]);
  expect(await ids({}, { campaign: 'hostrea' })).toEqual([4]);
  expect(await ids({ sort: 'PRICE' }, { url: '/l/beslag/handtag' })).toEqual([2, 1]);
  expect(await ids({}, { categoryAlias: 'no-such' })).toEqual([]);
});

test('products by id are returned in the given order, regardless of the sort', async () => {
  expect(await ids({ productIds: [5, 99, 1, 3], sort: 'PRICE' })).toEqual([5, 1, 3]);
  expect(await ids({ articleNumbers: ['P-6', 'ART-201'] })).toEqual([6, 2]);
});

test('favorites requested by alias are returned in that order', async () => {
  expect(await ids({ facets: ['a_kula-knopp', 'a_linje-massing'], sort: 'FACET_ORDER' })).toEqual([3, 1]);
});

test('values of one facet group are combined with OR, groups with AND', async () => {
  expect(await ids({ facets: ['p_1_massing', 'p_1_ek'], sort: 'PRICE' })).toEqual([3, 1, 4]);
  expect(await ids({ facets: ['p_1_massing', 'p_1_ek', 'b_2'], sort: 'PRICE' })).toEqual([3, 4]);
  expect(await ids({ facets: ['pr_100_200'], sort: 'PRICE' })).toEqual([2, 1]);
  expect(await ids({ include: ['b_1', 'c_120'], includeMode: 'UNION', sort: 'PRICE' })).toEqual([3, 2, 1]);
  expect(await ids({ include: ['b_1'], exclude: ['p_1_stal'] })).toEqual([1]);
  expect(await ids({ price: { lowest: 399, highest: 899 }, sort: 'PRICE' })).toEqual([7, 5]);
  expect(await ids({ facets: ['nonsense'] })).toEqual([]);
});

async function facetsOf(filterMode: string): Promise<unknown> {
  const { data } = await api.runOperation(
    `query ($filter: FilterInputType) { products(take: 0, filter: $filter) { count filters {
      price { lowest highest } facets { filterId type label values { facetId label parentId count } }
    } } }`,
    { filter: { facets: ['b_1'], filterMode } },
  );
  return data['products'];
}

test.each<[sort: string, expected: number[]]>([
  ['NONE', [1, 2, 3, 4, 5, 6, 7]],
  ['CUSTOM_3', [1, 2, 3, 4, 5, 6, 7]],
  ['BRAND', [1, 2, 3, 4, 5, 6, 7]],
  ['VOTES', [1, 2, 3, 4, 5, 6, 7]],
  ['ALPHABETICAL_DESC', [7, 6, 5, 2, 1, 3, 4]],
  ['AVAILABLE_STOCK', [6, 7, 5, 4, 2, 1, 3]],
  ['AVAILABLE_STOCK_DESC', [1, 3, 2, 4, 5, 6, 7]],
  ['TOTAL_STOCK', [7, 5, 6, 4, 2, 3, 1]],
  ['TOTAL_STOCK_DESC', [1, 3, 2, 4, 6, 5, 7]],
  ['RELEVANCE', [2, 1, 3, 5, 4, 6, 7]],
])('the sort %s returns %j, with equal products by id', async (sort, expected) => {
  expect(await ids({ sort })).toEqual(expected);
});

const ENGLISH = { channelId: '3|com', languageId: 'en-US', marketId: 'eu' };

test.each<[title: string, searchText: string, site: object, expected: number[]]>([
  ['a plural', 'lampor', {}, [4]],
  ['a synonym', 'belysning', {}, [4]],
  ['an inflected synonym', 'belysningen', {}, [4]],
  ['letters without their dots', 'massing', {}, [1, 4]],
  ['a mistyped word', 'stånghantag', {}, [2, 1]],
  ['the middle of a compound', 'ånghan', {}, [2, 1]],
  ['words in any order', 'svart linje', {}, [2]],
  ['two materials of different products', 'svart ek', {}, []],
  ['a thing in a color that it is not made in', 'svart spegel', {}, [5]],
  ['an article number of a size', 'ART-103', {}, [1]],
  ['a brand, best sold first', 'ärla', {}, [3, 5, 4, 6, 7]],
  ['an English plural', 'mirrors', ENGLISH, [5]],
  ['an English synonym', 'pulls', ENGLISH, [2, 1]],
  ['a mistyped English word', 'hanlde', ENGLISH, [2, 1]],
  ['a stop word beside another', 'the mirror', ENGLISH, [5]],
  ['the other language', 'spegel', ENGLISH, []],
])('a search for %s (%s) finds the matching products', async (_title, searchText, site, expected) => {
  expect(await ids({ searchText }, site)).toEqual(expected);
});

test('facets beyond the limit of a filter are ignored', async () => {
  const facets = Array.from({ length: 5_000 }, (_, at) => `p_${at}_x`);

  expect(await ids({ include: [...facets, 'b_1'], includeMode: 'UNION', sort: 'FACET_ORDER' })).toEqual([]);
});

test('a known price list filters to its products, an unknown one to none', async () => {
  expect(await ids({ priceListIdentifier: 'sek', sort: 'NONE' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await ids({ priceListIdentifier: 'no-such' })).toEqual([]);
});

test('prices and their intervals are those of the market', async () => {
  expect(await ids({ price: { lowest: 18.9, highest: 18.9 } }, ENGLISH)).toEqual([1]);
  expect(await ids({ facets: ['pr_10_20'], sort: 'NONE' }, ENGLISH)).toEqual([1, 2]);
});

test('the filter of the page applies with every include mode', async () => {
  const filter = { include: ['b_1', 'c_120'], includeMode: 'UNION', sort: 'NONE' };

  expect(await ids(filter, { categoryAlias: 'handtag' })).toEqual([1, 2]);
});

test('skip and take out of range are clamped', async () => {
  expect(await ids({}, { skip: 100_000 })).toEqual([]);
  expect(await ids({ sort: 'NONE' }, { take: -1 })).toEqual([]);
  expect(await ids({ sort: 'NONE' }, { skip: -5, take: 2 })).toEqual([1, 2]);
});

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

test('the counts of a facet group ignore the selection in that group', async () => {
  expect(await facetsOf('BY_GROUP')).toEqual(withGroup({ ...brands, values: [lindvarp, arla] }));
});

test('facet values with their own page have its URL in the requested language', async () => {
  const query = `query ($channelId: String, $languageId: String, $marketId: String) {
    products(take: 0, filter: { include: ["b_1"] }, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      filters { facets { type values { facetId url } } }
    }
  }`;
  const urls = async (site: object = {}) => {
    const { data } = await api.runOperation(query, site);
    const { facets } = facetGroups.parse(data).products.filters;
    return Object.fromEntries(facets.map(({ type, values }) => [type, values[0]?.['url']]));
  };

  expect(await urls()).toMatchObject({ Brand: '/b/lindvarp', Category: '/c/beslag', Price: null, Parameter: null });
  expect(await urls(ENGLISH)).toMatchObject({ Brand: '/en/b/lindvarp', Category: '/en/c/hardware' });
});

test('the filters of a list also include campaigns [CATALOG-15]', async () => {
  const { data } = await api.runOperation(
    '{ products(take: 0) { filters { facets { type values { facetId label count } } } } }',
  );

  expect(data['products']).toEqual({
    filters: {
      facets: expect.arrayContaining([
        {
          type: 'DiscountCampaign',
          values: [
            { facetId: 'dc_1', label: 'Höstrea', count: 1 },
            { facetId: 'dc_2', label: 'Mängdrabatt', count: 1 },
          ],
        },
        { type: 'Discount', values: [{ facetId: 'd_sale', label: 'Nedsatt pris', count: 1 }] },
      ]),
    },
  });
  expect(await ids({ facets: ['dc_1'] })).toEqual([4]);
});

const facetGroups = z.object({
  products: z.object({
    filters: z.object({ facets: z.array(z.object({ type: z.string(), values: z.array(z.object({}).loose()) })) }),
  }),
});

async function valuesOf(type: string, of: Api = api): Promise<object[] | undefined> {
  const { data } = await of.runOperation(
    '{ products(take: 0) { filters { facets { type values { facetId label count hidden } } } } }',
  );
  const { facets } = facetGroups.parse(data).products.filters;
  return facets.find((group) => group.type === type)?.values;
}

test('the facet of a single size is hidden', async () => {
  const sizes = await valuesOf('Sku');

  expect(sizes).toContainEqual({ facetId: 's_none', label: '-', count: 5, hidden: true });
  expect(sizes).toContainEqual({ facetId: 's_96-mm', label: '96 mm', count: 2, hidden: false });
});

const soldOut = (of: Api) => ids({ facets: ['st_out-of-stock'], sort: 'NONE' }, {}, of);

test('an order updates stock and stock status in lists and searches at once', async () => {
  expect(await soldOut(api)).toEqual([]);

  await placeOrder(api, { items: [[401, 9]] });

  expect(await soldOut(api)).toEqual([4]);
  expect(await valuesOf('StockStatus')).toEqual([
    { facetId: 'st_in-stock', label: 'I lager', count: 6, hidden: false },
    { facetId: 'st_out-of-stock', label: 'Slut i lager', count: 1, hidden: false },
  ]);
  expect(await ids({ sort: 'TOTAL_STOCK' })).toEqual([4, 7, 5, 6, 2, 3, 1]);
  expect(await ids({ searchText: 'ärla' })).toEqual([3, 5, 6, 7, 4]);
});

// Only one process can open PGlite.
if (process.env['TEST_DATABASE_URL']) {
  test('another process lists the stock after an order of the first, and a price that is set in the database', async () => {
    const other = await startApi({ DATABASE_URL: api.databaseUrl ?? '' });
    try {
      await placeOrder(api, { items: [[301, 40]] });
      await expectEventually(() => soldOut(other), [3, 4]);

      const client = new Client({ connectionString: api.databaseUrl });
      await client.connect();
      await client.query('update product_price set selling_minor = 100 where product_id = 4');
      await client.query(`select pg_notify('commerce_changes', '{"productIds": [4]}')`);
      await client.end();

      const cheapest = (of: Api) => ids({ facets: ['pr_0_100'], sort: 'PRICE' }, {}, of);
      await expectEventually(() => cheapest(other), [4, 3]);
      await expectEventually(() => cheapest(api), [4, 3]);
    } finally {
      await other.stop();
    }
  });
}
