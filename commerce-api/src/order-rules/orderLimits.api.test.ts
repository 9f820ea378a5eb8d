import { Client } from 'pg';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onRunningDatabase } from '../../test/besideServer.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { CONTACT, INVOICE, paymentKit } from '../../test/paymentKit.ts';
import { withTimes } from '../../test/withTimes.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database: a second connection has to hold a row. */
const serverTest = server ? test : test.skip;

const SKU = 201;
const OTHER_SKU = 301;
const ENV = {
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 100 }),
  LIMIT_ORDERS_PER_EMAIL: '1000/hour',
};

let api: Api;
const kit = paymentKit(() => api);
afterEach(() => api.stop());

const inStock = () => kit.inStock(SKU, 2);

test('the items that unpaid orders of a network take are limited, and a refused order takes nothing', async () => {
  api = await startApi({ ...ENV, LIMIT_UNITS_PER_NETWORK: '12/hour' });
  const before = await inStock();

  const first = await kit.openPage(await kit.cartWith([SKU, 8]));
  const second = await kit.place(await kit.cartWith([SKU, 8]), { paymentId: INVOICE });
  const third = await kit.openPage(await kit.cartWith([SKU, 8]));

  expect(first).toMatch(/^\/payments\/sandbox\/pay\//);
  expect(second).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many items ordered from this network. Try again in 60 minutes.',
  });
  expect(third).toEqual({ refused: 'TOO_MANY_ATTEMPTS' });
  expect(await inStock()).toBe(before - 8);
});

test('a paid form above a limit gives no order, and its money is returned', async () => {
  api = await startApi({ ...ENV, LIMIT_ORDERS_PER_EMAIL: '1/hour' });

  const outcomes = [];
  for (const email of ['often@example.se', 'Often@example.se']) {
    outcomes.push(await kit.form(await kit.cartWith([SKU, 1]), { email }));
  }

  expect(outcomes).toEqual(['ordered', { voided: 'limitReached' }]);
});

test('a form counts its order once, however often it is shown', async () => {
  api = await startApi({ ...ENV, LIMIT_ORDERS_PER_NETWORK: '1/hour' });
  const cartId = await kit.cartWith([SKU, 1]);
  for (let shown = 0; shown < 3; shown += 1) await kit.openForm(cartId);

  const path = await kit.openForm(cartId);

  expect(path !== null && (await kit.pay(path, CONTACT))).toBe('ordered');
});

test('the goods of a guest are reserved for two thirds of the time of a customer', async () => {
  api = await startApi(ENV);
  const { token } = await authenticate(api, 'register', 'maj@example.se', 'long-enough');
  const customer = paymentKit(() => api, { authorization: `Bearer ${token}` });
  await kit.payablePage(await kit.cartWith([SKU, 1]));
  await customer.payablePage(await customer.cartWith([SKU, 1]));

  const [reserved, next] = await onRunningDatabase(
    api,
    `const { rows } = await sql\`
       select customer_id is null as "isGuest", round(extract(epoch from reserved_until - created_at) / 60)::int as minutes
       from payment order by created_at\`.execute(db);
     return rows;`,
    ENV,
  );
  api = next;

  expect(reserved).toEqual([
    { isGuest: true, minutes: 10 },
    { isGuest: false, minutes: 15 },
  ]);
});

test('goods that were not paid in time are free again, and the payment stays open', async () => {
  api = await startApi({ ...ENV, PAYMENT_RESERVE_MINUTES: '0.015' });
  const before = await inStock();
  const path = await kit.openPage(await kit.cartWith([SKU, 2]));

  await expectEventually(inStock, before);

  expect(typeof path === 'string' && (await kit.pay(path))).toBe('ordered');
});

serverTest('an order that waits for its stock does not hold up the other orders of its network', async () => {
  api = await startApi({ ...ENV, DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
  const [waiting, other] = [await kit.cartWith([SKU, 1]), await kit.cartWith([OTHER_SKU, 1])];
  const holder = new Client({ connectionString: api.databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; select id from sku where id = ${SKU} for update`);
    const late = kit.invoice(waiting);
    await expectEventually(async () => {
      const { rows } = await holder.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length > 0;
    }, true);

    expect(await kit.invoice(other)).toBe('ordered');
    await holder.query('rollback');
    expect(await late).toBe('ordered');
  } finally {
    await holder.end();
  }
});
