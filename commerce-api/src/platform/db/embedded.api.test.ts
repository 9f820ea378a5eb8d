import { hostname } from 'node:os';
import { startApi, type Api } from '../../../test/api.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

/** Of the embedded database: several processes share a PostgreSQL server. */
const embeddedTest = process.env['TEST_DATABASE_URL'] ? test.skip : test;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function found(filter: object): Promise<unknown> {
  const { data } = await api.runOperation(
    'query ($filter: FilterInputType) { products(filter: $filter) { count products { productId } } }',
    { filter },
  );
  return data['products'];
}

test.each([
  ['an inflection', 'stånghandtagen', [2, 1]],
  ['the beginning of a word', 'mäss', [1, 4]],
  ['an article number', 'P-3', [3]],
])('searching for %s (%s) finds %j', async (_title, searchText, expected) => {
  expect(await found({ searchText, sort: 'RELEVANCE' })).toEqual({
    count: expected.length,
    products: expected.map((productId) => ({ productId })),
  });
});

test('an order changes the stock status of a list at once', async () => {
  const soldOut = { facets: ['st_out-of-stock'] };
  const before = await found(soldOut);

  await placeOrder(api, { items: [[401, 9]] });

  expect(before).toEqual({ count: 0, products: [] });
  expect(await found(soldOut)).toEqual({ count: 1, products: [{ productId: 4 }] });
});

embeddedTest('a second process on the data folder is refused, and the first continues', async () => {
  const second = startApi({ DATA_DIR: api.dataDir });

  await expect(second).rejects.toThrow(
    new RegExp(`Process \\d+ on ${hostname()} has the embedded database in ${api.dataDir} open`),
  );
  expect((await api.get('/-/ready')).status).toBe(200);
});
