import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';

const EMAILS = ['eva', 'ida', 'mia', 'tea', 'lea'].map((name) => `${name}@example.se`);
const CREDIT = 300;

let api: Api;
let tokens: Record<string, string> = {};
beforeAll(async () => {
  const before = await startApi();
  for (const email of EMAILS) await authenticate(before, 'register', email, 'long-enough');
  await before.end();
  await onDatabase(
    before,
    `await sql\`insert into customer_balance select id, 'SEK', ${CREDIT * 100} from customer
      where email like '%@example.se'\`.execute(db);`,
  );
  api = await startApi({ DATA_DIR: before.dataDir, LIMIT_ORDERS_PER_EMAIL: '100/hour' });
  for (const email of EMAILS) {
    tokens = { ...tokens, [email]: (await authenticate(api, 'login', email, 'long-enough')).token ?? '' };
  }
});
afterAll(() => api.stop());

const headersOf = (email: string) => ({ authorization: `Bearer ${tokens[email]}` });

const BALANCE = `balance {
  pending remaining pendingFormatted totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceExVat
}`;

async function cartWith(skuId: number, quantity = 1): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId, quantity } },
  );
  return id;
}

async function summary(id: string, headers: Record<string, string>, marketId = 'se'): Promise<unknown> {
  const { data } = await api.runOperation(
    `query ($id: String!, $marketId: String) {
      getCart(id: $id, marketId: $marketId) { summary { total { sellingPriceIncVat vat } ${BALANCE} } }
    }`,
    { id, marketId },
    headers,
  );
  return Object(data['getCart']).summary;
}

const type = (cartId: string, email: string): Promise<ApiResponse> =>
  api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { cart { summary { ${BALANCE} } } }
    }`,
    { cartId, checkout: { email, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 } },
    headersOf(email),
  );

const place = (cartId: string, email: string): Promise<ApiResponse> =>
  api.runOperation(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }',
    { cartId, checkout: { email, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 } },
    headersOf(email),
  );

async function creditOf(email: string): Promise<number> {
  const { data } = await api.runOperation('{ getUser { balance } }', {}, headersOf(email));
  return z.object({ getUser: z.object({ balance: z.number() }) }).parse(data).getUser.balance;
}

test('the cart of a customer draws the credit of its currency; that of a visitor draws none', async () => {
  const [email = ''] = EMAILS;
  const id = await cartWith(101, 2);

  // 378 kr and 49 kr for the carrier.
  expect(await summary(id, headersOf(email))).toEqual({
    total: { sellingPriceIncVat: 127, vat: 25.4 },
    balance: {
      pending: 300,
      remaining: 0,
      pendingFormatted: '300\u00A0kr',
      totalSellingPriceExBalanceIncVat: 127,
      totalSellingPriceExBalanceExVat: 101.6,
    },
  });
  expect(await summary(await cartWith(101), headersOf(email))).toMatchObject({
    balance: { pending: 238, remaining: 62, totalSellingPriceExBalanceIncVat: 0, totalSellingPriceExBalanceExVat: 0 },
  });
  expect(await summary(id, headersOf(email), 'fi')).toMatchObject({ balance: { pending: 0, remaining: 0 } });
  expect(await summary(id, {})).toMatchObject({ balance: { pending: 0, totalSellingPriceExBalanceIncVat: 427 } });
});

test('an order draws the credit, and the invoice is what is left', async () => {
  const [, email = ''] = EMAILS;
  const id = await cartWith(101, 2);
  await type(id, email);
  const { orderId } = z.object({ orderId: z.string() }).parse((await place(id, email)).data['placeOrder']);
  const rest = await cartWith(101);

  const { data } = await api.runOperation(
    `query ($id: Int!, $orderId: String!) {
      getOrder(orderId: $id) {
        fromBalance fromBalanceFormatted orderTotal { sellingPriceIncVat } vat { sellingPriceIncVat }
        paymentDetails { total isPaid } cart { summary { ${BALANCE} } }
      }
      checkout(id: $orderId, paymentType: STANDARD) { order { orderValueIncVat balance sum } }
    }`,
    { id: Number(orderId), orderId },
    headersOf(email),
  );

  expect(data['getOrder']).toMatchObject({
    fromBalance: 300,
    fromBalanceFormatted: '300\u00A0kr',
    orderTotal: { sellingPriceIncVat: 127 },
    vat: { sellingPriceIncVat: 85.4 },
    paymentDetails: [{ total: 127, isPaid: false }],
    cart: { summary: { balance: { pending: 300, remaining: 0, totalSellingPriceExBalanceIncVat: 127 } } },
  });
  expect(data['checkout']).toEqual({ order: { orderValueIncVat: 427, balance: 300, sum: 127 } });
  expect(await creditOf(email)).toBe(0);
  expect(await summary(rest, headersOf(email))).toMatchObject({ balance: { pending: 0 } });
});

test('an order that the credit covers is paid', async () => {
  const [, , email = ''] = EMAILS;
  const id = await cartWith(101);
  const { orderId } = z.object({ orderId: z.string() }).parse((await place(id, email)).data['placeOrder']);

  const { data } = await api.runOperation(
    'query ($id: Int!) { getOrder(orderId: $id) { fromBalance paymentDetails { total isPaid } } }',
    { id: Number(orderId) },
    headersOf(email),
  );

  expect(data['getOrder']).toEqual({ fromBalance: 238, paymentDetails: [{ total: 0, isPaid: true }] });
  expect(await creditOf(email)).toBe(62);
});

test('an order is refused if the credit has fallen since the checkout showed it, until it is shown again', async () => {
  const [, , , email = ''] = EMAILS;
  const [first, second] = [await cartWith(101, 2), await cartWith(101, 2)];
  await type(first, email);
  await type(second, email);

  await place(first, email);
  const refused = await place(second, email);
  const { data } = await type(second, email);
  const placed = await place(second, email);

  expect(refused.code).toBe('INSUFFICIENT_BALANCE');
  expect(data['createOrUpdateCheckout']).toMatchObject({ cart: { summary: { balance: { pending: 0 } } } });
  expect(placed.code).toBeUndefined();
});

test('simultaneous orders cannot draw the same credit twice', async () => {
  const [, , , , email = ''] = EMAILS;
  const carts = await Promise.all(Array.from({ length: 4 }, () => cartWith(101)));

  const placed = await Promise.all(carts.map((id) => place(id, email)));
  const { data } = await api.runOperation('{ getOrders { fromBalance } }', {}, headersOf(email));
  const orders = z.array(z.object({ fromBalance: z.number() })).parse(data['getOrders']);

  expect(placed.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined]);
  expect(orders.map(({ fromBalance }) => fromBalance).toSorted((one, two) => two - one)).toEqual([238, 62, 0, 0]);
  expect(await creditOf(email)).toBe(0);
});

test('the terms are a consent of the checkout, without which an order is refused, also if the client sends no consents', async () => {
  const id = await cartWith(101);
  const send = (acceptedConsents: string[] | undefined) =>
    api.runOperation(
      `mutation ($id: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $id, checkout: $checkout) { consents { type name description checked autoAccept } }
      }`,
      { id, checkout: { email: 'a@example.se', billingAddress: BILLING_ADDRESS, acceptedConsents, paymentId: 18 } },
    );
  const order = () =>
    api.runOperation('mutation ($id: String!) { placeOrder(cartId: $id, checkout: {}) { orderId } }', { id });

  const silent = await send(undefined);
  const refusedAtOnce = await order();
  const declined = await send([]);
  const refused = await order();
  const accepted = await send(['order']);
  const placed = await order();

  const consent = { type: 'order', name: 'Köpvillkor', description: 'Jag godkänner köpvillkoren.', autoAccept: false };
  expect(silent.data).toEqual(declined.data);
  expect(refusedAtOnce.code).toBe('CHECKOUT_INCOMPLETE');
  expect(declined.data['createOrUpdateCheckout']).toEqual({ consents: [{ ...consent, checked: false }] });
  expect(refused).toMatchObject({ code: 'CHECKOUT_INCOMPLETE', message: 'The terms of purchase are not accepted.' });
  expect(accepted.data['createOrUpdateCheckout']).toEqual({ consents: [{ ...consent, checked: true }] });
  expect(placed.code).toBeUndefined();
});
