import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { MARKER } from '../../test/markers.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { operatorOf } from '../../test/operator.ts';
import { paymentKit } from '../../test/paymentKit.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const EVA = `${MARKER}@example.se`;
const SKU = 101;
const ENV = {
  ...withTimes({ mailRetryMs: 20, paymentCheckMs: 100 }),
  PAYMENT_SANDBOX: 'true',
  SITE_ORIGIN_SV: 'http://localhost:3000',
  LOG_LEVEL: 'info',
};

/** The personal data that an erasure leaves, with the reason. */
const LAWFUL = {
  'blocked_customer.email': 'a block prevents fraud (article 17.3 e), and is lifted on request',
  'blocked_customer.reason': 'as above',
  'order_payment.transaction_id': 'bookkeeping: finds the payment at its provider, and names no person',
  'shop_order.details.promoCode': 'bookkeeping: explains the discount',
};
const LAWFUL_OF_ACCOUNT = {
  ...LAWFUL,
  'review.comment.en': 'a published review stays for other shoppers, without its author',
  'review.comment.sv': 'as above',
};
/** What the delivery of an open order needs. */
const FOR_DELIVERY =
  /^shop_order\.(email|(billing|shipping)_address\.\w+|details\.(message|customerOrderNumber|goodsLabel|pickupPoint(Id)?))$|^order_line\.message$|^order_shipping\./;

let api: Api;
const operator = operatorOf(() => api);
beforeEach(async () => {
  api = await startApi(ENV);
});
afterEach(() => api.stop());

const inDatabase = (body: string, imports: Record<string, string> = {}) => onDatabase(api, body, imports);
const fill = () => inDatabase('return fillWithMarkers(db);', { fillWithMarkers: '../test/markers.ts' });
const MARKERS = z.array(z.string());
const markers = async () =>
  MARKERS.parse(await inDatabase('return findMarkers(db);', { findMarkers: '../test/markers.ts' }));

async function restart(): Promise<void> {
  api = await startApi({ ...ENV, DATA_DIR: api.dataDir });
}

/** Closes the open orders, and runs a server that sweeps at its start. */
async function closeOrders(): Promise<void> {
  await inDatabase("await sql`update shop_order set status = 'completed'`.execute(db);");
  await restart();
  await api.end();
}

/** Leaves in the shop what a person can: a delivered and an open order, open payments, a cart, subscriptions and a block. */
async function live(headers: Record<string, string> = {}): Promise<{ delivered: number }> {
  const kit = paymentKit(() => api, { ...headers, 'user-agent': 'Firefox' });
  const buyer = {
    email: EVA,
    message: 'Port 2',
    goodsLabel: 'Hall',
    customerOrderNumber: '7',
    billingAddress: { ...BILLING_ADDRESS, entryCode: '1234' },
  };
  for (const code of ['VAR', 'HOST']) {
    await operator.run('promo create', { code, percent: '10' });
    const cart = await kit.cartWith([SKU, 1]);
    await kit.setCode(cart, code);
    expect(await kit.invoice(cart, buyer)).toBe('ordered');
  }
  const orders = z.array(z.object({ order: z.number() })).parse(await operator.run('order find', { text: EVA }));
  const { order: delivered = 0 } = orders.at(-1) ?? {};
  await operator.run('order ship', { order: delivered, parcel: 'ABC123' });
  await operator.run('order deliver', { order: delivered });
  await operator.run('order refund', { order: delivered, amount: '1', reason: 'Repa' });
  expect(await kit.openPage(await kit.cartWith([SKU, 1]), buyer)).toEqual(expect.stringContaining('/pay/'));
  expect(await kit.openForm(await kit.cartWith([SKU, 1]), { email: EVA })).not.toBeNull();
  await kit.update(await kit.cartWith([SKU, 1]), buyer);
  await kit.run(`mutation { subscribeToNewsletter(email: "${EVA}") }`);
  await kit.run(`mutation { monitorProductAvailability(email: "${EVA}", skuId: 102) }`);
  await expectEventually(async () => Object(await (await api.get('/-/ready')).json()).mail, { waiting: 0, failed: 0 });
  return { delivered };
}

/** Ends the server, and fills the tables, without the rows of other persons. */
async function endAndFill(): Promise<void> {
  await api.end();
  await inDatabase(`
    await sql\`delete from customer where email <> '${EVA}'\`.execute(db);
    await sql\`delete from review where customer_id is null\`.execute(db);
    await sql\`insert into withdrawal_request (order_id, message) select min(id), 'Fel' from shop_order\`.execute(db);
    await sql\`insert into blocked_customer (email, reason) values ('${EVA}', 'Bluff')\`.execute(db);
    await sql\`update shop_order set status = 'completed' where delivered_at is not null\`.execute(db);`);
  const filled = z.array(z.string()).parse(await fill());
  expect(filled.length).toBeGreaterThan(25);
  // A sent mail has no error.
  await inDatabase('await sql`update outbox set last_error = null where sent_at is not null`.execute(db);');
}

const openPayments = () =>
  inDatabase(
    "return (await sql`select count(*)::int as n from payment where state in ('open', 'voiding')`.execute(db)).rows[0].n;",
  );

test('a deleted account leaves nothing but what the law allows, also with open payments', async () => {
  const { token } = await authenticate(api, 'register', EVA, 'old-password');
  const headers = { authorization: `Bearer ${token}` };
  await api.runOperation(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
    { user: { address: BILLING_ADDRESS } },
    headers,
  );
  for (const alias of ['linje-massing', 'kula-knopp']) {
    await api.runOperation(
      `mutation { postProductReview(alias: "${alias}", rating: 5, comment: "Fin", author: "Eva") }`,
      {},
      headers,
    );
  }
  await live(headers);
  await endAndFill();
  await inDatabase('await sql`update review set approved = true where id = (select min(id) from review)`.execute(db);');
  await restart();

  const { data } = await api.runOperation('mutation { deleteUser }', {}, headers);
  const reviews = await Promise.all(
    [
      ['linje-massing', '1|se', 'sv-SE', 'se'],
      ['linje-brass', '3|com', 'en-US', 'de'],
    ].map(async ([alias, channelId, languageId, marketId]) => {
      const query = `query ($alias: String, $channelId: String, $languageId: String, $marketId: String) {
        reviews(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) { reviews { author } }
      }`;
      return (await api.runOperation(query, { alias, channelId, languageId, marketId })).data['reviews'];
    }),
  );
  await expectEventually(() => api.output().split('money returned').length - 1, 2);
  await api.end();
  const open = await markers();
  const unsettled = await openPayments();
  await closeOrders();

  expect(data['deleteUser']).toBe(true);
  expect(reviews).toEqual([{ reviews: [{ author: 'Tidigare kund' }] }, { reviews: [{ author: 'Former customer' }] }]);
  expect(unsettled).toBe(0);
  expect(open.filter((column) => !FOR_DELIVERY.test(column) && !(column in LAWFUL_OF_ACCOUNT))).toEqual([]);
  expect(open.some((column) => FOR_DELIVERY.test(column))).toBe(true);
  expect(await markers()).toEqual(Object.keys(LAWFUL_OF_ACCOUNT).toSorted());
});

test('customer erase --email leaves nothing of a guest but what the law allows, also with open payments', async () => {
  await live();
  await endAndFill();
  await restart();

  const erased = await operator.run('customer erase', { email: EVA });
  await expectEventually(() => api.output().split('money returned').length - 1, 2);
  await api.end();
  const open = await markers();
  await closeOrders();

  expect(erased).toMatchObject({ orders: 1, openOrders: 1 });
  expect(JSON.stringify(erased)).not.toContain(EVA);
  expect(open.filter((column) => !FOR_DELIVERY.test(column) && !(column in LAWFUL))).toEqual([]);
  expect(await markers()).toEqual(Object.keys(LAWFUL));
});

test('order erase erases a closed order at once, and an open one when it is closed', async () => {
  const { delivered } = await live();
  const [open, unknown] = [delivered + 1, 999_999];
  await api.end();
  await inDatabase("await sql`update shop_order set status = 'completed' where delivered_at is not null`.execute(db);");
  await restart();

  const results = [];
  for (const order of [delivered, open]) results.push(await operator.run('order erase', { order }));
  const refused = await operator.messageOf('order erase', { order: unknown });
  await api.end();
  const emails = await inDatabase('return (await sql`select email from shop_order order by id`.execute(db)).rows;');
  await closeOrders();

  expect(results).toMatchObject([{ erased: 'now' }, { erased: 'when it is closed' }]);
  expect(refused).toContain('There is no order 999999.');
  expect(emails).toEqual([{ email: '' }, { email: EVA }]);
  expect(await inDatabase('return (await sql`select email from shop_order order by id`.execute(db)).rows;')).toEqual([
    { email: '' },
    { email: '' },
  ]);
});

test('a database from an older backup erases again what was erased since, and nothing else', async () => {
  await authenticate(api, 'register', 'adam@example.se', 'old-password');
  const kit = paymentKit(() => api);
  const [EVAS, KLARAS] = [100_001, 100_002];
  for (const email of [EVA, 'klara@example.se', 'nils@example.se']) {
    expect(await kit.invoice(await kit.cartWith([SKU, 1]), { email })).toBe('ordered');
  }
  const { id: adam } = z
    .object({ id: z.number() })
    .parse(await operator.run('customer show', { account: 'adam@example.se' }));
  await operator.run('order cancel', { order: EVAS });
  await operator.run('order cancel', { order: KLARAS });
  await operator.run('customer erase', { email: EVA });
  await operator.run('order erase', { order: KLARAS });
  const listed = await operator.run('erasure list');
  await api.end();
  const STATE = `
    const emails = (await sql\`select email from shop_order order by id\`.execute(db)).rows.map(({ email }) => email);
    const { rows } = await sql\`select email from customer where email = 'adam@example.se'\`.execute(db);
    return { emails, accounts: rows.length };`;
  const erased = await inDatabase(STATE);
  // The older backup does not know the erasures.
  await inDatabase(`
    await sql\`delete from erasure\`.execute(db);
    await sql\`update shop_order set email = \${'${EVA}'} where id = ${EVAS}\`.execute(db);
    await sql\`update shop_order set email = 'klara@example.se' where id = ${KLARAS}\`.execute(db);`);
  const since = [
    ...z.array(z.unknown()).parse(listed),
    { kind: 'account', subject: String(adam), erasedAt: new Date().toISOString() },
  ];
  await restart();
  const first = await operator.run('erasure apply', { file: since });
  const again = await operator.run('erasure apply', { file: since });
  await api.end();

  expect(JSON.stringify(listed)).not.toContain(EVA);
  expect(erased).toEqual({ emails: ['', '', 'nils@example.se'], accounts: 1 });
  expect(first).toMatchObject({ applied: 3, accounts: 1, addresses: 1, orders: 1 });
  expect(await inDatabase(STATE)).toEqual({ emails: ['', '', 'nils@example.se'], accounts: 0 });
  expect(again).toMatchObject({ applied: 0, accounts: 0, addresses: 0, orders: 0 });
});

test('customer export --email has the orders and subscriptions of a guest, and none of the account with this address', async () => {
  const { token } = await authenticate(api, 'register', EVA, 'old-password');
  const kit = paymentKit(() => api);
  const customer = paymentKit(() => api, { authorization: `Bearer ${token}` });
  expect(await kit.invoice(await kit.cartWith([SKU, 1]), { email: EVA, message: 'Port 2' })).toBe('ordered');
  expect(await customer.invoice(await customer.cartWith([SKU, 1]), { email: EVA })).toBe('ordered');
  await kit.run(`mutation { subscribeToNewsletter(email: "${EVA}") }`);

  const exported = await operator.run('customer export', { email: EVA });

  expect(exported).toMatchObject({
    email: EVA,
    orders: [{ orderNumber: 100_001, message: 'Port 2' }],
    newsletterSubscription: { confirmedAt: null },
  });
  expect(await operator.codeOf('customer export', {})).toBe('USAGE');
});
