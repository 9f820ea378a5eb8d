import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { operate } from '../../test/operator.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';

/** One key for the tests: the buyer of a repeated order is the same. */
const HEADERS = { 'x-checkout-key': 'k'.repeat(43) };
const CHECKOUT = {
  email: 'karin@example.se',
  billingAddress: BILLING_ADDRESS,
  acceptedConsents: ['order'],
  paymentId: 18,
};
const ROUNDS = 6;

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_ORDERS_PER_EMAIL: '100/hour', LIMIT_ORDERS_PER_NETWORK: '100/hour' });
});
afterAll(() => api.stop());

const created = z.object({ getCart: z.object({ id: z.string() }) });
const total = z.object({ total: z.object({ sellingPriceIncVat: z.number() }) });
const shown = z.object({ createOrUpdateCheckout: z.object({ cart: z.object({ summary: total }) }) });

/** A cart of one piece in the checkout, and the amount to pay that its response shows. */
async function shownCart(): Promise<{ cartId: string; shownTotal: number }> {
  const cartId = created.parse((await api.runOperation('{ getCart { id } }')).data).getCart.id;
  await api.runOperation(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id: cartId, item: { skuId: 101, quantity: 1 } },
  );
  const { data } = await api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { cart { summary { total { sellingPriceIncVat } } } }
    }`,
    { cartId, checkout: CHECKOUT },
    HEADERS,
  );
  return { cartId, shownTotal: shown.parse(data).createOrUpdateCheckout.cart.summary.total.sellingPriceIncVat };
}

function order(cartId: string, shownTotal?: number): Promise<ApiResponse> {
  return api.runOperation(
    `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId status }
    }`,
    { cartId, checkout: { ...CHECKOUT, ...(shownTotal !== undefined && { shownTotal }) } },
    HEADERS,
  );
}

/** The amount of the order of a cart; null if the cart was not ordered. */
async function chargedFor(cartId: string, response: ApiResponse): Promise<number | null> {
  const { orderId } = z.object({ placeOrder: z.object({ orderId: z.string() }).nullable() }).parse(response.data)
    .placeOrder ?? { orderId: null };
  if (orderId === null) return null;
  const { data } = await api.runOperation(
    `query ($id: String!, $cartId: String) {
      checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { order { orderValueIncVat } }
    }`,
    { id: orderId, cartId },
    HEADERS,
  );
  return z.object({ checkout: z.object({ order: z.object({ orderValueIncVat: z.number() }) }) }).parse(data).checkout
    .order.orderValueIncVat;
}

async function startCampaign(name: string): Promise<void> {
  const { message } = await operate(api, 'promo create', {
    code: name,
    percent: 10,
    min: ['SEK:1', 'EUR:1', 'NOK:1', 'DKK:1'],
    'name-sv': name,
    'name-en': name,
  });
  if (message !== undefined) throw new Error(message);
}

async function endCampaign(code: string): Promise<void> {
  const { message } = await operate(api, 'promo end', { code });
  if (message !== undefined) throw new Error(message);
}

test('an order at the shown total is placed, and repeated with its first result [CHECKOUT-14]', async () => {
  const { cartId, shownTotal } = await shownCart();

  const first = await order(cartId, shownTotal);
  const again = await order(cartId, 1);

  expect(await chargedFor(cartId, first)).toBe(shownTotal);
  expect(again.data).toEqual(first.data);
});

test('an order is refused after a campaign has changed its total, in both directions, until the new one was shown', async () => {
  const { cartId, shownTotal } = await shownCart();
  await startCampaign('HOST');
  const lower = await order(cartId, shownTotal);
  const inCampaign = await shownCart();
  await endCampaign('HOST');
  const higher = await order(inCampaign.cartId, inCampaign.shownTotal);

  expect(inCampaign.shownTotal).toBeLessThan(shownTotal);
  expect([lower.code, higher.code]).toEqual(['TOTAL_CHANGED', 'TOTAL_CHANGED']);
  expect(await chargedFor(cartId, await order(cartId, shownTotal))).toBe(shownTotal);
});

test('a client that sends no total orders at the current price, as before', async () => {
  const { cartId } = await shownCart();

  expect((await order(cartId)).code).toBeUndefined();
});

test('while campaigns start and end, no order costs another amount than the shown one', async () => {
  const outcomes: (string | undefined)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cartId, shownTotal } = await shownCart();
    const change = round % 2 === 0 ? startCampaign(`RACE${round}`) : endCampaign(`RACE${round - 1}`);
    const [response] = await Promise.all([order(cartId, shownTotal), change]);
    outcomes.push(response.code);

    const expected = response.code === 'TOTAL_CHANGED' ? null : shownTotal;
    expect(await chargedFor(cartId, response)).toBe(expected);
  }
  // Every order was either placed or refused for its total.
  expect(outcomes.filter((code) => code !== undefined && code !== 'TOTAL_CHANGED')).toEqual([]);
});
