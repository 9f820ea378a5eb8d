import { Client } from 'pg';
import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../../test/api.ts';
import { digest, post, signed } from '../../../test/authClient.ts';
import { checkoutKit, PLACE, placed, TYPED } from '../../../test/checkoutKit.ts';
import { expectEventually } from '../../../test/expectEventually.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/freshDatabase.ts';
import { startTcpProxy, type TcpProxy } from '../../../test/tcpProxy.ts';
import { withTimes } from '../../../test/withTimes.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database, which has no connections. */
const serverTest = server ? test : test.skip;

const BUSY = { code: 'BUSY', message: 'The shop is busy. Try again in a moment.' };
const UNREADY = { status: 503, body: { status: 'unready', reason: 'database' } };
const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

let database: FreshDatabase;
let proxy: TcpProxy;
let shop: Api;
let client: Client;
beforeAll(async () => {
  if (!server) return;
  database = await freshDatabase(server);
  proxy = await startTcpProxy(database.url);
  shop = await startApi({
    DATABASE_URL: proxy.through(database.url),
    TIME_FACTOR: '1',
    DATABASE_STATEMENT_TIMEOUT_MS: '3000',
    ...withTimes({ databaseHeartbeatMs: 500 }),
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  if (!server) return;
  await client.end();
  await shop.stop();
  proxy.stop();
  await database.drop();
});

const kit = checkoutKit(() => shop);

async function newCartId(): Promise<string> {
  const { data } = await shop.runOperation('{ getCart { id } }');
  return z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart.id;
}

function add(id: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const text = 'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }';
  return shop.runOperation(text, { id }, headers);
}

function order(cartId: string): Promise<ApiResponse> {
  return shop.runOperation(PLACE, { cartId, checkout: TYPED });
}

async function readiness(): Promise<{ status: number; body: unknown }> {
  const response = await shop.get('/-/ready');
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function countWaitingForLocks(): Promise<number> {
  return (await client.query(`select ${OTHERS} and wait_event_type = 'Lock'`)).rowCount ?? 0;
}

async function isBackToNormal(cartId: string): Promise<void> {
  await expectEventually(async () => (await add(cartId)).code, undefined);
  await expectEventually(async () => (await readiness()).status, 200);
}

serverTest('while the database is away, mutations are BUSY, REST routes are 503 and the API is unready', async () => {
  const cartId = await newCartId();
  const signature = await signed(shop, 'karin@example.se');

  proxy.cut();
  const refused = await add(cartId);
  const withKey = await add(cartId, { 'x-idempotency-key': 'away' });
  const login = await post(shop, 'login', { username: 'karin@example.se', signature, password: digest('wrong') });
  const unready = await readiness();
  const health = await shop.get('/-/health');
  proxy.pass();

  expect([refused, withKey]).toEqual([expect.objectContaining(BUSY), expect.objectContaining(BUSY)]);
  expect([login.status, login.headers.get('retry-after'), await login.json()]).toEqual([503, '5', { error: 'BUSY' }]);
  expect(unready).toEqual(UNREADY);
  expect(health.status).toBe(200);
  await isBackToNormal(cartId);
});

serverTest('while the database does not respond, readiness checks do not wait for it', async () => {
  const cartId = await newCartId();

  proxy.swallow();
  const checks = await Promise.all([readiness(), readiness(), readiness()]);
  proxy.pass();

  expect(checks).toEqual([UNREADY, UNREADY, UNREADY]);
  await isBackToNormal(cartId);
});

serverTest('a mutation whose connection the database server terminates is BUSY', async () => {
  const cartId = await newCartId();
  await add(cartId);

  await client.query('begin');
  await client.query('select from cart for update');
  const adding = add(cartId);
  await expectEventually(countWaitingForLocks, 1);
  await client.query(`select pg_terminate_backend(pid) ${OTHERS}`);
  await client.query('rollback');

  expect(await adding).toMatchObject(BUSY);
  await isBackToNormal(cartId);
});

serverTest('a database that is read-only makes mutations BUSY and the API unready, and queries succeed', async () => {
  const cartId = await newCartId();
  const name = new URL(database.url).pathname.slice(1);

  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(`select pg_terminate_backend(pid) ${OTHERS}`);
  await expectEventually(async () => (await shop.runOperation('{ products(take: 1) { count } }')).code, undefined);
  await expectEventually(readiness, UNREADY);
  const refused = await add(cartId);
  await client.query(`alter database ${name} reset default_transaction_read_only`);
  await client.query(`select pg_terminate_backend(pid) ${OTHERS}`);

  expect(refused).toMatchObject(BUSY);
  await isBackToNormal(cartId);
});

serverTest('an order whose commit was not answered is BUSY, and its repetition returns that order', async () => {
  const cartId = await kit.cartWithItem();
  // The commit of an order waits for the lock, so that the order is stored while no response arrives.
  await client.query(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
  await client.query(`create constraint trigger wait_for_test after insert on shop_order
    deferrable initially deferred for each row execute function wait_for_test()`);
  await client.query('select pg_advisory_lock(1)');

  const ordering = order(cartId);
  await expectEventually(countWaitingForLocks, 1);
  proxy.swallowResponses();
  await client.query('select pg_advisory_unlock(1)');
  const unanswered = await ordering;
  proxy.pass();
  await expectEventually(async () => (await order(cartId)).code, undefined);
  const repeated = await order(cartId);
  const { rows } = await client.query('select public_id from shop_order where cart_id = $1', [cartId]);

  expect(unanswered).toMatchObject(BUSY);
  expect(rows).toEqual([{ public_id: placed.parse(repeated.data).placeOrder.publicId }]);
});
