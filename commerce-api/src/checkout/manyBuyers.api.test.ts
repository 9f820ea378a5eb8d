import { Client } from 'pg';
import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';

jest.setTimeout(600_000);

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database, whose one connection runs transactions one after another. */
const serverTest = server ? test : test.skip;
/** `BUYERS=1000` has more carts and rounds. */
const BUYERS = Number(process.env['BUYERS'] ?? 40);
const SKU = 201;
/** Simultaneous requests: more would only wait for a connection of the pool. */
const BATCH = 50;

let api: Api;
let database: Client;
beforeAll(async () => {
  if (!server) return;
  api = await startApi({
    LIMIT_ORDERS_PER_NETWORK: '1000000/hour',
    LIMIT_ORDERS_PER_EMAIL: '1000000/hour',
    LIMIT_CARTS_PER_NETWORK: '1000000/hour',
  });
  database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
}, 60_000);
afterAll(async () => {
  if (!server) return;
  await database.end();
  await api.stop();
});

async function filledCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  const added = await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId: SKU, quantity: 1 } },
  );
  expect(added.code).toBeUndefined();
  return id;
}

function order(cartId: string): Promise<ApiResponse> {
  return api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }',
    { cartId, checkout: { email: 'karin@example.se', billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'] } },
  );
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
  }
  return results;
}

async function setStock(count: number): Promise<void> {
  await database.query('update sku set in_stock = $2, oversellable = 0, static_stock = 0 where id = $1', [SKU, count]);
  await database.query(`select pg_notify('commerce_changes', '{"everything":true}')`);
}

async function read(): Promise<{ orders: number; stock: number }> {
  const { rows } = await database.query<{ orders: number; stock: number }>(
    'select (select count(*)::int from shop_order) as orders, (select in_stock from sku where id = $1) as stock',
    [SKU],
  );
  return rows[0] ?? { orders: NaN, stock: NaN };
}

serverTest('each cart that is submitted ten times at once becomes one order', async () => {
  await setStock(BUYERS);
  const before = await read();
  const carts = await inBatches(Array.from({ length: BUYERS }), filledCart);

  const submits = carts.flatMap((cart) => Array.from({ length: 10 }, () => cart));
  const responses = await inBatches(submits, order);

  const orderIds = responses.map(({ data }) => JSON.stringify(data['placeOrder']));
  expect(responses.filter(({ code }) => code !== undefined)).toEqual([]);
  expect(new Set(orderIds).size).toBe(BUYERS);
  expect(await read()).toEqual({ orders: before.orders + BUYERS, stock: 0 });
});

serverTest('of many buyers of the last item, one gets it, in each round', async () => {
  const rounds = Math.ceil(BUYERS / 50);
  for (let round = 0; round < rounds; round += 1) {
    await setStock(1_000);
    const carts = await inBatches(Array.from({ length: Math.min(200, BUYERS) }), filledCart);
    await setStock(1);
    const before = await read();

    const responses = await Promise.all(carts.map(order));

    const codes = responses.map(({ code }) => code ?? 'ordered');
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ordered', 'INSUFFICIENT_STOCK']));
    expect(await read()).toEqual({ orders: before.orders + 1, stock: 0 });
  }
});
