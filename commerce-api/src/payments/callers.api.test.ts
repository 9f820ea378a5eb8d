import { Client } from 'pg';
import * as z from 'zod';
import { TEST_TIMEOUT_MS } from '../../../shared/testing/testLimits.js';
import { startApi, type Api } from '../../test/api.ts';
import { eventually } from '../../test/expectEventually.ts';
import { paymentKit } from '../../test/paymentKit.ts';
import { secretsFrom } from '../auth/secrets.ts';
import { SCENARIOS, type Scenario } from '../model/payments.ts';
import { SIGNATURE_HEADER, signWebhook } from './sandbox/webhookSignature.ts';
import { withTimes } from '../../test/withTimes.ts';

/** Orders for each number of processes; CI pays for one of each scenario. */
const ORDERS = Number(process.env['PAYMENT_ORDERS'] ?? SCENARIOS.length);
/** Orders at the same time. */
const PARALLEL = 8;
const MAX_CALLERS = 8;

jest.setTimeout(TEST_TIMEOUT_MS + ORDERS * 8_000);

const server = process.env['TEST_DATABASE_URL'];
/** Skipped for the embedded database, whose one connection runs the callers one after the other. */
const concurrentTest = server ? test.each : test.skip.each;

const SECRET = 'a secret of the test that is long enough';
const ENV = {
  AUTH_SECRET: SECRET,
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 100, paymentTimeoutMs: 3_000 }),
  PAYMENT_RESERVE_MINUTES: '5',
  PAYMENT_EXPIRE_MINUTES: '10',
  LIMIT_ORDERS_PER_EMAIL: '10000/hour',
  LIMIT_ORDERS_PER_NETWORK: '10000/hour',
  ORDER_NOTICE_EMAIL: 'shop@example.se',
};
const SKU = 201;
const STOCK = 1_000;

/** The states in which a payment must end: in the shop, at the provider, and the status of its order. */
const ENDS: Record<Scenario, [payment: string, provider: string, order: string | null]> = {
  paid: ['captured', 'captured', 'pending'],
  stepUp: ['captured', 'captured', 'pending'],
  slow: ['captured', 'captured', 'pending'],
  answerLost: ['captured', 'captured', 'pending'],
  webhookTwice: ['captured', 'captured', 'pending'],
  webhookFirst: ['captured', 'captured', 'pending'],
  captureRefused: ['onHold', 'authorized', 'on-hold'],
  refused: ['ended', 'refused', null],
  blocked: ['ended', 'blocked', null],
  never: ['ended', 'canceled', null],
};

const row = z.object({
  cartId: z.string(),
  payment: z.string(),
  provider: z.string(),
  order: z.string().nullable(),
  orders: z.number(),
  isPaid: z.boolean(),
  notices: z.number(),
});

interface Shop {
  processes: Api[];
  database: Client;
  webhookSecret: Uint8Array;
}

async function startShop(count: number): Promise<Shop> {
  const first = await startApi(ENV);
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => startApi({ ...ENV, DATA_DIR: first.dataDir })),
  );
  const database = new Client({ connectionString: first.databaseUrl });
  await database.connect();
  await database.query('update sku set in_stock = $1 where id = $2', [STOCK, SKU]);
  const { paymentSandbox } = secretsFrom({ auth: SECRET, sign: SECRET });
  return { processes: [first, ...others], database, webhookSecret: paymentSandbox };
}

/** Buys with a card, and confirms with `callers` requests at once: returns and webhooks, at all processes. */
async function buy({ processes, webhookSecret }: Shop, scenario: Scenario, callers: number): Promise<string> {
  const at = (index: number): Api => {
    const api = processes[index % processes.length];
    if (!api) throw new Error('The shop has no process.');
    return api;
  };
  const kit = paymentKit(() => at(callers));
  const cartId = await kit.cartWith([SKU, 1]);
  const path = await kit.payablePage(cartId);
  const returned = await paymentKit(() => at(callers + 1)).submit(path, { scenario });
  const body = JSON.stringify({ reference: path.split('/').at(-1) });
  const webhook = (api: Api) =>
    api.get('/payments/sandbox/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(body, webhookSecret) },
      body,
    });
  const url = scenario === 'stepUp' ? await kit.submit(`${path}/confirm`, {}) : returned;
  await Promise.all(
    Array.from({ length: callers }, (_one, index) =>
      index % 2 === 0 ? paymentKit(() => at(index)).confirm(url) : webhook(at(index)),
    ),
  );
  return cartId;
}

async function read({ database }: Shop, cartIds: readonly string[]): Promise<z.infer<typeof row>[]> {
  const { rows } = await database.query(
    `select p.cart_id as "cartId", p.state as payment, s.state as provider, o.status as order,
      (select count(*)::int from shop_order a where a.cart_id = p.cart_id) as orders,
      coalesce((select bool_and(d.paid_at is not null) from order_payment d where d.order_id = o.id), false) as "isPaid",
      (select count(*)::int from outbox m where m.kind = 'orderNotice' and m.payload ->> 'reason' = 'captureRefused'
        and (m.payload ->> 'orderId')::int = o.id) as notices
    from payment p join sandbox_payment s on s.payment_id = p.id left join shop_order o on o.id = p.order_id
    where p.cart_id = any($1::uuid[])`,
    [cartIds],
  );
  return z.array(row).parse(rows);
}

/** Ends the time of payments without a decision, instead of waiting for it. */
async function expire({ database }: Shop, cartIds: readonly string[]): Promise<void> {
  await database.query('update payment set expires_at = now(), next_check_at = now() where cart_id = any($1::uuid[])', [
    cartIds,
  ]);
}

const isUnfinished = ({ payment }: z.infer<typeof row>) => ['open', 'ordered', 'voiding'].includes(payment);

concurrentTest([1, 3])(
  'with %i processes, up to eight simultaneous callers end each payment in the state of its provider',
  async (count) => {
    const shop = await startShop(count);
    const scenarios = Array.from({ length: ORDERS }, (_one, index) => SCENARIOS[index % SCENARIOS.length] ?? 'paid');
    const scenarioOf = new Map<string, Scenario>();
    const left = [...scenarios.entries()];
    const shopper = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [index, scenario] = next;
        // Each scenario has each number of callers after a while.
        const callers = 1 + ((Math.floor(index / SCENARIOS.length) * 3 + index) % MAX_CALLERS);
        scenarioOf.set(await buy(shop, scenario, callers), scenario);
      }
    };

    await Promise.all(Array.from({ length: PARALLEL }, shopper));
    await expire(
      shop,
      [...scenarioOf].flatMap(([cartId, scenario]) => (scenario === 'never' ? cartId : [])),
    );
    const rows = await eventually(
      () => read(shop, [...scenarioOf.keys()]),
      (read) => !read.some(isUnfinished),
    );
    const { rows: stock } = await shop.database.query<{ left: number }>(
      'select in_stock as left from sku where id = $1',
      [SKU],
    );

    const expected = [...scenarioOf].map(([cartId, scenario]) => {
      const [payment, provider, order] = ENDS[scenario];
      const isPaid = payment === 'captured';
      return {
        cartId,
        payment,
        provider,
        order,
        orders: order === null ? 0 : 1,
        isPaid,
        notices: payment === 'onHold' ? 1 : 0,
      };
    });
    const byCart = (one: { cartId: string }, other: { cartId: string }) => one.cartId.localeCompare(other.cartId);
    expect(rows.toSorted(byCart)).toEqual(expected.toSorted(byCart));
    expect(stock).toEqual([{ left: STOCK - expected.filter(({ order }) => order !== null).length }]);
    await shop.database.end();
    await Promise.all(shop.processes.map((api) => api.stop()));
  },
);
