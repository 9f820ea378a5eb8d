import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { authenticate, post } from '../../test/authClient.ts';
import { checkoutKit, PLACE, TYPED } from '../../test/checkoutKit.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { shopWith } from '../../test/shopWith.ts';
import { withTimes } from '../../test/withTimes.ts';

/** Spellings that reached one mailbox, and were other customers each. */
const spellings = (name: string): string[] => [
  `${name}@hemvist.example`,
  `${name.toUpperCase()}@Hemvist.Example`,
  `${name}@ｈemvist.example`,
  `${name}@hemvi\u00adst.example`,
  `${name}@hemvist.example\u200b`,
  `\u202a${name}@hemvist.example\u202c`,
  `${name}＠hemvist。example`,
  `${name}@hemvist.exa\u2060mple`,
];
const NOT_ADDRESSES = [
  '<a@hemvist.example>',
  'a@hemvist.example>',
  'a@hemvist.example.',
  'a@[127.0.0.1]',
  '(c)a@hemvist.example',
];

let api: Api;
beforeAll(async () => {
  const env = {
    LIMIT_NEWSLETTER_PER_EMAIL: '3/day',
    LIMIT_ORDERS_PER_EMAIL: '4/hour',
    ...withTimes({ mailRetryMs: 20 }),
  };
  const body = `
    await db.insertInto('blocked_customer').values({ email: 'blocked@hemvist.example' }).execute();
    await db.insertInto('promotion').values({ code: 'ONCE', percent: 10, max_uses_per_customer: 1 }).execute();
    await db.updateTable('sku').set({ in_stock: 10_000 }).where('id', '=', 101).execute();`;
  ({ api } = await shopWith({}, { body, imports: {}, env }));
});
afterAll(() => api.stop());
const kit = checkoutKit(() => api);

function mails(): string[] {
  const folder = join(api.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}

async function subscribe(email: string): Promise<string | undefined> {
  const { code } = await api.runOperation('mutation ($email: String!) { subscribeToNewsletter(email: $email) }', {
    email,
  });
  return code;
}

async function orderAs(email: string): Promise<string | undefined> {
  const cartId = await kit.cartWithItem();
  return (await api.runOperation(PLACE, { cartId, checkout: { ...TYPED, email } })).code;
}

test('one mailbox gets as many newsletter mails as the limit allows, however its address is written', async () => {
  for (const email of spellings('news')) expect(await subscribe(email)).toBeUndefined();
  // Mails are sent in the order of their requests: with this one, all before it have been sent.
  await subscribe('last@hemvist.example');

  await expectEventually(async () => mails().some((mail) => mail.includes('last@hemvist.example')), true);

  expect(mails()).toHaveLength(4);
});

test.each(NOT_ADDRESSES)(
  '"%s" is no address: neither for the newsletter, for an account nor for an order',
  async (text) => {
    expect(await subscribe(text)).toBe('BAD_INPUT');
    expect((await post(api, 'register', { username: text })).status).toBe(400);
    expect(await orderAs(text)).toBe('CHECKOUT_INCOMPLETE');
  },
);

test('a blocked customer cannot order with another spelling', async () => {
  const codes: unknown[] = [];
  for (const email of spellings('blocked')) codes.push(await orderAs(email));

  expect(new Set(codes)).toEqual(new Set(['CUSTOMER_BLACKLISTED']));
});

test('the limit of orders per address counts every spelling', async () => {
  const codes: unknown[] = [];
  for (const email of spellings('many').slice(0, 5)) codes.push((await orderAs(email)) ?? 'placed');

  expect(codes).toEqual(['placed', 'placed', 'placed', 'placed', 'TOO_MANY_ATTEMPTS']);
});

test('a code for one use per customer is used once, however the address is written', async () => {
  const [first = '', ...others] = spellings('once').slice(0, 4);
  const orderWith = (email: string) => placeOrder(api, { items: [[101, 1]], promoCode: 'ONCE', checkout: { email } });

  expect(await orderWith(first)).toBeDefined();
  for (const email of others) expect(await orderWith(email)).toBeUndefined();
});

test('an account is registered once, and its customer logs in with any spelling', async () => {
  const [first = '', ...others] = spellings('account').slice(0, 4);
  expect((await authenticate(api, 'register', first, 'long-enough')).status).toBe(200);

  for (const email of others) {
    expect((await authenticate(api, 'register', email, 'long-enough')).status).toBe(409);
    expect((await authenticate(api, 'login', email, 'long-enough')).status).toBe(200);
  }
});

test('validation and order agree about an invalid number of the account, which is not used', async () => {
  const { token } = await authenticate(api, 'register', 'number@hemvist.example', 'long-enough');
  const headers = { authorization: `Bearer ${token}` };
  await api.runOperation('mutation { updateUser(user: { personalId: "1234567890" }) { id } }', {}, headers);
  const cartId = await kit.cartWithItem();
  const { identityNumber: _number, ...checkout } = { ...TYPED, paymentId: 18 };

  const { data } = await api.runOperation(
    `query ($cartId: String!, $checkout: CheckoutInputType!) {
      validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message }
    }`,
    { cartId, checkout },
    headers,
  );
  const placed = await api.runOperation(PLACE, { cartId, checkout }, headers);

  expect(data['validateOrderCreation']).toEqual({ isValid: true, message: null });
  expect(placed.code).toBeUndefined();
  const exported = await api.runOperation('mutation { exportUser }', {}, headers);
  const { orders } = z
    .object({ orders: z.array(z.object({ personalOrOrganizationId: z.string() })) })
    .parse(JSON.parse(z.string().parse(exported.data['exportUser'])));
  expect(orders).toEqual([{ personalOrOrganizationId: '' }]);
});
