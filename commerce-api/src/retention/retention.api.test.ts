import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const EVA = 'eva@example.se';
/** All data is expired at once; the sweep runs at the start. */
const NO_TIME = {
  NEWSLETTER_CONFIRM_DAYS: '0',
  RETENTION_CART_DAYS: '0',
  RETENTION_SENT_MAIL_DAYS: '0',
  RETENTION_FAILED_MAIL_DAYS: '0',
  RETENTION_AVAILABILITY_DAYS: '0',
  RETENTION_SESSION_DAYS: '0',
};

let api: Api;
beforeEach(async () => {
  api = await startApi({ ...withTimes({ mailRetryMs: 20 }), LOG_LEVEL: 'info' });
});
afterEach(() => api.stop());

const COUNTS = `
  const tables = ['attempt', 'used_challenge', 'password_reset', 'checkout', 'cart', 'refresh_token', 'session', 'outbox',
    'newsletter_subscription', 'newsletter_key', 'availability_request', 'idempotent_request'];
  const counts = {};
  for (const table of tables) {
    const { rows } = await sql\`select count(*)::int as n from \${sql.table(table)}\`.execute(db);
    counts[table] = rows[0].n;
  }
  return counts;`;

const UNTOUCHED = {
  attempt: expect.any(Number),
  used_challenge: 1,
  password_reset: 1,
  checkout: 1,
  cart: 2,
  refresh_token: 1,
  session: 1,
  outbox: 3,
  newsletter_subscription: 1,
  newsletter_key: 2,
  availability_request: 1,
  idempotent_request: 1,
};

function untilMails(count: number): Promise<void> {
  return expectEventually(() => api.output().split('"mail sent"').length - 1, count);
}

/** Creates one row of each kind, and one order. */
async function live(): Promise<void> {
  await authenticate(api, 'register', EVA, 'old-password');
  await placeOrder(api, { items: [[101, 1]] });
  const { data } = await api.runOperation('{ getCart { id } }');
  await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email } }',
    {
      id: Object(data['getCart']).id,
      checkout: { email: EVA, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 },
    },
  );
  await api.runOperation(`mutation { subscribeToNewsletter(email: "${EVA}") }`);
  await api.runOperation(`mutation { requestPasswordReset(email: "${EVA}") }`, {}, { 'x-idempotency-key': 'reset' });
  await api.runOperation(`mutation { monitorProductAvailability(email: "${EVA}", skuId: 102) }`);
  await untilMails(3);
}

/** Runs a server that sweeps at its start, and stops it. */
async function sweepWith(env: Record<string, string>): Promise<string> {
  const next = await startApi({ DATA_DIR: api.dataDir, LOG_LEVEL: 'info', ...env });
  await next.end();
  return next.output();
}

const inDatabase = (body: string): Promise<unknown> => onDatabase(api, body);

test('expired data is deleted and counted in one log line; the order stays', async () => {
  await live();
  await api.end();
  const before = await inDatabase(COUNTS);
  const young = await sweepWith({});
  const afterYoung = await inDatabase(COUNTS);
  await inDatabase(`
    for (const table of ['used_challenge', 'password_reset', 'checkout', 'refresh_token', 'newsletter_key', 'idempotent_request']) {
      await sql\`update \${sql.table(table)} set expires_at = now()\`.execute(db);
    }
    await sql\`update attempt set resets_at = now()\`.execute(db);`);
  const old = await sweepWith(NO_TIME);

  expect(before).toEqual(UNTOUCHED);
  expect(afterYoung).toEqual(before);
  expect(young).not.toContain('old personal data deleted');
  expect(await inDatabase(COUNTS)).toEqual({
    ...Object.fromEntries(Object.keys(UNTOUCHED).map((table) => [table, 0])),
    // The cart of the order.
    cart: 1,
  });
  expect(old.split('old personal data deleted')).toHaveLength(2);
  expect(/"swept":(\{[^}]+\})/.exec(old)?.[1]).toContain('"carts":1');
  expect(await inDatabase('return (await sql`select email from shop_order`.execute(db)).rows;')).toEqual([
    { email: 'karin@example.se' },
  ]);
});

test('the data of a deleted account is erased; its open order keeps the delivery data until it is closed', async () => {
  const { token } = await authenticate(api, 'register', EVA, 'old-password');
  const headers = { authorization: `Bearer ${token}` };
  const order = async (): Promise<string> => {
    const { data } = await api.runOperation('{ getCart { id } }');
    const variables = {
      id: Object(data['getCart']).id,
      checkout: {
        email: EVA,
        identityNumber: '19900101-0017',
        billingAddress: BILLING_ADDRESS,
        acceptedConsents: ['order'],
        paymentId: 18,
        message: 'Port 2',
      },
    };
    await api.runOperation(
      'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }',
      variables,
    );
    const placed = await api.runOperation(
      'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { publicId } }',
      variables,
      headers,
    );
    return Object(placed.data['placeOrder']).publicId;
  };
  await order();
  await untilMails(1);
  await api.end();
  await inDatabase("await sql`update shop_order set status = 'completed'`.execute(db);");
  api = await startApi({ DATA_DIR: api.dataDir, ...withTimes({ mailRetryMs: 20 }), LOG_LEVEL: 'info' });
  const publicId = await order();
  await api.runOperation(`mutation { subscribeToNewsletter(email: "${EVA}") }`);
  await api.runOperation(`mutation { requestPasswordReset(email: "${EVA}") }`);
  await untilMails(3);

  const deleted = await api.runOperation('mutation { deleteUser }', {}, headers);
  const link = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { billingAddress { firstName city } } }',
    { id: publicId },
  );
  await api.end();
  const TRACES = `
    const traces = [];
    for (const table of ['customer', 'attempt', 'checkout', 'cart', 'outbox', 'newsletter_subscription', 'session', 'availability_request', 'admin_change']) {
      const { rows } = await sql\`select * from \${sql.table(table)}\`.execute(db);
      if (/eva@|Karin|19900101/.test(JSON.stringify(rows))) traces.push(table);
    }
    const { rows } = await sql\`select status, email, details, shipping_address->>'firstName' as name from shop_order order by id\`.execute(db);
    return { traces, orders: rows.map(({ status, email, name, details }) => ({ status, email, name, number: details.identityNumber, message: details.message })) };`;
  const open = await inDatabase(TRACES);
  await inDatabase("await sql`update shop_order set status = 'completed'`.execute(db);");
  await sweepWith({});
  const closed = await inDatabase(TRACES);

  const erased = { status: 'completed', email: '', name: '', number: '', message: '' };
  expect(deleted.data['deleteUser']).toBe(true);
  expect(link.data['getOrderPublic']).toEqual({ billingAddress: { firstName: '', city: '' } });
  expect(open).toEqual({
    traces: [],
    orders: [erased, { status: 'pending', email: EVA, name: 'Karin', number: '', message: 'Port 2' }],
  });
  expect(closed).toEqual({ traces: [], orders: [erased, erased] });
});
