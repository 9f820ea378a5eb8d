import { Client } from 'pg';
import { TEST_TIMEOUT_MS } from '../../../shared/testing/testLimits.js';
import { startApi, type Api } from '../../test/api.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { CONTACT, INVOICE, paymentKit, type Outcome } from '../../test/paymentKit.ts';
import { withTimes } from '../../test/withTimes.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database, whose one connection runs transactions one after another. */
const serverTest = server ? test : test.skip;
const serverTests = server ? test.each : test.skip.each;
/** `BUYERS=1000` has more carts and rounds. */
const BUYERS = Number(process.env['BUYERS'] ?? 40);
jest.setTimeout(TEST_TIMEOUT_MS + BUYERS * 500);

const SKU = 201;
/** Simultaneous requests: more would only wait for a connection of the pool. */
const BATCH = 50;

let apis: Api[] = [];
let database: Client;
/** The processes that requests go to, in turns. */
let processes = 1;
let turn = 0;
const kit = paymentKit(nextApi);
const filledCart = () => kit.cartWith([SKU, 1]);
const order = (cartId: string) => kit.place(cartId, { paymentId: INVOICE });

function nextApi(): Api {
  const api = apis[(turn += 1) % processes];
  if (!api) throw new Error(`There are ${apis.length} processes, not ${processes}.`);
  return api;
}

const ENV = {
  LIMIT_ORDERS_PER_NETWORK: '1000000/hour',
  LIMIT_ORDERS_PER_EMAIL: '1000000/hour',
  LIMIT_CARTS_PER_NETWORK: '1000000/hour',
  LIMIT_UNITS_PER_NETWORK: '1000000/hour',
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 200 }),
};
beforeAll(async () => {
  if (!server) return;
  const first = await startApi(ENV);
  const { dataDir, databaseUrl = '' } = first;
  const more = { ...ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  apis = [first, ...(await Promise.all([startApi(more), startApi(more)]))];
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  if (!server) return;
  await database.end();
  for (const api of apis.toReversed()) await api.stop();
});

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

/** The ways to pay of a Swedish cart: an invoice, a card, and the forms of three providers. */
const WAYS: ((cartId: string) => Promise<() => Promise<Outcome>>)[] = [
  async (cartId) => () => kit.invoice(cartId),
  async (cartId) => () => kit.card(cartId),
  ...[31, 32, 33].map((paymentId) => async (cartId: string) => {
    const path = await kit.openForm(cartId, { paymentId });
    if (path === null) throw new Error(`The checkout shows no form of method ${paymentId}.`);
    return () => kit.pay(path, CONTACT);
  }),
];

/** Opens the checkout of each cart with the ways to pay in turns, and then pays all of them at once. */
async function payAtOnce(carts: readonly string[]): Promise<Outcome[]> {
  const purchases = await inBatches(
    carts.map((cart, index) => ({ cart, way: WAYS[index % WAYS.length] })),
    async ({ cart, way }) => way?.(cart),
  );
  return Promise.all(purchases.flatMap((purchase) => purchase?.() ?? []));
}

serverTests([1, 3])(
  'of many carts with a code for one use, paid in five ways at once, one order has it (%i processes)',
  async (count) => {
    processes = count;
    const code = `ENDAST${count}`;
    await setStock(1_000);
    await database.query('insert into promotion (code, percent, max_uses) values ($1, 50, 1)', [code]);
    await database.query(`select pg_notify('commerce_changes', '{"everything":true}')`);
    const carts = await inBatches(Array.from({ length: 20 }), filledCart);
    const codes = await inBatches(carts, (cart) => kit.setCode(cart, code));
    expect(codes.filter(({ code }) => code !== undefined)).toEqual([]);

    const outcomes = await payAtOnce(carts);

    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1);
    const { rows } = await database.query<{ uses: number }>(
      "select count(*)::int as uses from shop_order where details ->> 'promoCode' = $1",
      [code],
    );
    expect(rows).toEqual([{ uses: 1 }]);
  },
);

serverTests([1, 3])(
  'of many buyers who pay the last item at providers, one gets it, and the others their money (%i processes)',
  async (count) => {
    processes = count;
    await setStock(1_000);
    const carts = await inBatches(Array.from({ length: Math.min(200, BUYERS) }), filledCart);
    const before = await read();
    const paths = await inBatches(carts, (cart) => kit.openForm(cart));
    await setStock(1);

    const outcomes = await inBatches(paths, (path) => kit.pay(path ?? '', CONTACT));

    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set(['"ordered"', '{"voided":"outOfStock"}']),
    );
    expect(await read()).toEqual({ orders: before.orders + 1, stock: 0 });
    await expectEventually(async () => (await unreturned()).length, 0);
  },
);

/** Payments without an order whose provider has the money. */
async function unreturned(): Promise<unknown[]> {
  const { rows } = await database.query(
    `select p.id from payment p join sandbox_payment s using (reference)
     where p.order_id is null and s.state in ('authorized', 'captured')`,
  );
  return rows;
}
