import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { eventually } from '../../test/expectEventually.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database: a second connection has to hold the process at a statement. */
const killTest = server ? test.each : test.skip.each;

const ENV = {
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 100, paymentTimeoutMs: 5_000 }),
  LIMIT_ORDERS_PER_EMAIL: '1000/hour',
};
const CARD = 30;
const SKU = 201;
/** The lock at which the trigger of a marked point waits. */
const LOCK = 4_242;

type Path = 'paid' | 'refused' | 'changed';

/** A statement before which the process is killed: the table, the kind, and the condition on the row. */
type Point = [name: string, path: Path, table: string, kind: 'insert' | 'update' | 'delete', condition: string];

const POINTS: Point[] = [
  ['the payment is stored', 'paid', 'payment', 'insert', 'true'],
  ['the stock is reserved', 'paid', 'sku', 'update', 'new.in_stock < old.in_stock'],
  ['the session is created', 'paid', 'sandbox_payment', 'insert', 'true'],
  ['the reference is stored', 'paid', 'payment', 'update', 'old.reference is null and new.reference is not null'],
  ['the provider authorizes', 'paid', 'sandbox_payment', 'update', "new.state = 'authorized'"],
  ['the pieces are counted', 'paid', 'product', 'update', 'new.sold_count > old.sold_count'],
  ['the order is written', 'paid', 'shop_order', 'insert', 'true'],
  ['its lines are written', 'paid', 'order_line', 'insert', 'true'],
  ['its payment is written', 'paid', 'order_payment', 'insert', 'true'],
  ['its shipping is written', 'paid', 'order_shipping', 'insert', 'true'],
  ['its mail is enqueued', 'paid', 'outbox', 'insert', 'true'],
  ['the cart is completed', 'paid', 'cart', 'update', 'new.completed_at is not null'],
  ['the transaction is named', 'paid', 'order_payment', 'update', 'new.transaction_id is not null'],
  ['the payment is ordered', 'paid', 'payment', 'update', "new.state = 'ordered'"],
  ['the capture is claimed', 'paid', 'payment', 'update', "new.state = 'ordered' and new.claim is not null"],
  ['the provider captures', 'paid', 'sandbox_payment', 'update', "new.state = 'captured'"],
  ['the payment is captured', 'paid', 'payment', 'update', "new.state = 'captured'"],
  ['the order is paid', 'paid', 'order_payment', 'update', 'new.paid_at is not null'],
  ['the mail is claimed', 'paid', 'outbox', 'update', 'new.attempts > old.attempts'],
  ['the mail is marked as sent', 'paid', 'outbox', 'update', 'new.sent_at is not null'],
  ['the payment is voided', 'changed', 'payment', 'update', "new.state = 'voiding'"],
  ['the return is claimed', 'changed', 'payment', 'update', "new.state = 'voiding' and new.claim is not null"],
  ['the provider returns the money', 'changed', 'sandbox_payment', 'update', "new.state = 'canceled'"],
  ['the return is stored', 'changed', 'payment', 'update', "new.state = 'voided'"],
  ['the provider refuses', 'refused', 'sandbox_payment', 'update', "new.state = 'refused'"],
  ['the goods are free again', 'refused', 'sku', 'update', 'new.in_stock > old.in_stock'],
  ['the payment ends', 'refused', 'payment', 'update', "new.state = 'ended'"],
];

/** CI kills at a few points only: before the order, between order and capture, and before the money is returned. */
const SAMPLE = ['the order is written', 'the payment is captured', 'the provider returns the money'];
const points = process.env['KILL_POINTS'] === 'all' ? POINTS : POINTS.filter(([name]) => SAMPLE.includes(name));

let api: Api;
let database: Client;
beforeAll(async () => {
  if (!server) return;
  api = await startApi(ENV);
  database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  if (!server) return;
  await database.end();
  await api.stop();
});

/** Holds every process before the statement of a point, until `release`. */
async function hold([, , table, kind, condition]: Point): Promise<void> {
  await database.query(`select pg_advisory_lock(${LOCK})`);
  await database.query(`
    create or replace function hold_here() returns trigger language plpgsql as $$
    begin
      if ${condition} then perform pg_advisory_xact_lock(${LOCK}); end if;
      return new;
    end $$`);
  await database.query(
    `create or replace trigger hold_here before ${kind} on "${table}" for each row execute function hold_here()`,
  );
}

async function hasReachedPoint(): Promise<boolean> {
  const { rowCount } = await database.query(
    `select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
  );
  return rowCount !== 0;
}

async function release(table: string): Promise<void> {
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await database.query(`select pg_advisory_unlock(${LOCK})`);
  await database.query(`drop trigger hold_here on "${table}"`);
}

/** Kills the process once it is held, and starts another one. @returns whether that happened before `isDone` */
async function killWhenHeld(table: string, isDone: () => boolean): Promise<boolean> {
  while (!isDone()) {
    if (await hasReachedPoint()) {
      await api.kill();
      await release(table);
      // The claims of a dead process expire after a minute, that of a mail after minutes.
      await database.query('update outbox set locked_until = now() where sent_at is null');
      await database.query(
        'update payment set next_check_at = least(next_check_at, now()), claimed_until = least(claimed_until, now())',
      );
      api = await startApi({ ...ENV, DATA_DIR: api.dataDir });
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

/** Repeats a request of the shopper, whose first one may have been lost with the process. */
async function insist<Result>(request: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === 1_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function cartWithItem(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await add(id);
  return id;
}

async function add(id: string): Promise<void> {
  await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId: SKU, quantity: 1 } },
  );
}

async function paymentPage(cartId: string): Promise<string> {
  const { data } = await api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { redirectUrl } }',
    {
      cartId,
      checkout: {
        paymentId: CARD,
        email: 'karin@example.se',
        billingAddress: BILLING_ADDRESS,
        acceptedConsents: ['order'],
      },
    },
  );
  const { redirectUrl } = z.object({ placeOrder: z.object({ redirectUrl: z.url() }) }).parse(data).placeOrder;
  return new URL(redirectUrl).pathname;
}

async function pay(path: string, scenario: string): Promise<URL> {
  const body = new URLSearchParams({ scenario });
  const response = await api.get(path, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function confirm(url: URL): Promise<void> {
  const { status, message } = await api.runOperation(
    'query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { completed } }',
    { id: url.searchParams.get('oid'), cartId: url.searchParams.get('cartid') },
  );
  if (status !== 200 || message) throw new Error(message ?? String(status));
}

/** The purchase of a shopper who repeats each step until it is answered. */
async function buy(cartId: string, path: Path): Promise<void> {
  const page = await insist(() => paymentPage(cartId));
  if (path === 'changed') await insist(() => add(cartId));
  const returned = await insist(() => pay(page, path === 'refused' ? 'refused' : 'paid'));
  await insist(() => confirm(returned));
}

const state = z.object({
  orders: z.number(),
  paid: z.number(),
  captured: z.number(),
  authorized: z.number(),
  unfinished: z.number(),
  unsent: z.number(),
});

async function read(cartId: string): Promise<z.infer<typeof state>> {
  const { rows } = await database.query(
    `select
      (select count(*)::int from shop_order where cart_id = $1) as orders,
      (select count(*)::int from order_payment p join shop_order o on o.id = p.order_id
        where o.cart_id = $1 and p.paid_at is not null) as paid,
      (select count(*)::int from sandbox_payment s join payment p on p.id = s.payment_id
        where p.cart_id = $1 and s.state = 'captured') as captured,
      (select count(*)::int from sandbox_payment s join payment p on p.id = s.payment_id
        where p.cart_id = $1 and s.state = 'authorized') as authorized,
      (select count(*)::int from payment where cart_id = $1 and state in ('open', 'ordered', 'voiding')) as unfinished,
      (select count(*)::int from outbox where sent_at is null) as unsent`,
    [cartId],
  );
  return state.parse(rows[0]);
}

async function stock(): Promise<number> {
  const { rows } = await database.query<{ stock: number }>('select in_stock as stock from sku where id = $1', [SKU]);
  return rows[0]?.stock ?? NaN;
}

function mails(): number {
  const folder = join(api.dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')).length : 0;
}

killTest(points)('killed before %s, the purchase ends as if nothing had happened', async (...point) => {
  const [, path, table] = point;
  await database.query('update sku set in_stock = 50 where id = $1', [SKU]);
  const sentBefore = mails();
  const cartId = await cartWithItem();
  let isDone = false;

  await hold(point);
  const killing = killWhenHeld(table, () => isDone);
  try {
    await buy(cartId, path);
  } finally {
    // A kill that is under way replaces the process before the next test.
    if (await hasReachedPoint()) await killing;
  }
  // The capture and the mail follow the confirmation.
  const result = await eventually(
    () => read(cartId),
    ({ unfinished, unsent }) => unfinished === 0 && unsent === 0,
  );
  isDone = true;
  const wasKilled = await killing;

  const sold = path === 'paid' ? 1 : 0;
  expect(wasKilled).toBe(true);
  expect(result).toEqual({ orders: sold, paid: sold, captured: sold, authorized: 0, unfinished: 0, unsent: 0 });
  expect(await stock()).toBe(50 - sold);
  // A mail that was accepted before the process could store it is sent again, with the same Message-ID.
  expect(mails() - sentBefore).toBeGreaterThanOrEqual(sold);
  expect(mails() - sentBefore).toBeLessThanOrEqual(2 * sold);
});
