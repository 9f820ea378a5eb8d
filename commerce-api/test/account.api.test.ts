import * as z from 'zod';
import { startApi, type Api } from './api.ts';
import { enter } from './authClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

async function customer(email: string): Promise<Record<string, string>> {
  const { token } = await enter(api, 'register', email, 'long-enough');
  return { authorization: `Bearer ${token}` };
}

test('ACCOUNT-18 orders and account are for their own signed-in customer only', async () => {
  const owner = await customer('owner@example.se');
  const other = await customer('other@example.se');
  const { data } = await api.ask('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.ask('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }', { id });
  const address = { firstName: 'O', lastName: 'W', addressLine1: 'Väg 1', zip: '12345', city: 'Umeå' };
  const placed = await api.ask(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    { id, checkout: { email: 'owner@example.se', billingAddress: address } },
    owner,
  );
  const orderId = Number(
    z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(placed.data).placeOrder.orderId,
  );
  const order = (headers?: Record<string, string>) =>
    api.ask('query ($orderId: Int!) { getOrder(orderId: $orderId) { id } getOrders { id } }', { orderId }, headers);

  expect((await order(owner)).data).toEqual({ getOrder: { id: orderId }, getOrders: [{ id: orderId }] });
  expect((await order(other)).data).toEqual({ getOrder: null, getOrders: [] });
  expect((await order()).code).toBe('UNAUTHENTICATED');
  expect((await api.ask('mutation { updateUser(user: { newsletter: true }) { id } }')).code).toBe('UNAUTHENTICATED');
});

test('a review needs a customer and a rating, and waits for approval', async () => {
  const review =
    'mutation ($rating: Int) { postProductReview(alias: "kula-knopp", rating: $rating, comment: "Fin", author: "Eva") }';
  const headers = await customer('review@example.se');

  const anonymous = await api.ask(review, { rating: 5 });
  const tooHigh = await api.ask(review, { rating: 6 }, headers);
  const accepted = await api.ask(review, { rating: 5 }, headers);

  expect([anonymous.code, tooHigh.code]).toEqual(['UNAUTHENTICATED', 'BAD_INPUT']);
  expect(accepted.data['postProductReview']).toBe(true);
  expect((await api.ask('{ reviews(alias: "kula-knopp") { count reviews { author } } }')).data['reviews']).toEqual({
    count: 0,
    reviews: [],
  });
});

test('PRODUCT-09 a review has name, comment and stars', async () => {
  const { data } = await api.ask('{ reviews(alias: "linje-massing") { reviews { author comment rating } } }');

  expect(data['reviews']).toEqual({
    reviews: [
      { author: 'Olle', comment: 'Snyggt.', rating: 4 },
      { author: 'Karin', comment: 'Stadigt.', rating: 5 },
    ],
  });
});

function subscribe(email: string) {
  return api.ask(
    `mutation ($email: String!, $channelId: String, $languageId: String, $marketId: String) {
      subscribeToNewsletter(email: $email, channelId: $channelId, languageId: $languageId, marketId: $marketId)
    }`,
    { email, channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );
}

test('API-30 subscribing to the newsletter succeeds, the second time too, but not without an address', async () => {
  expect((await subscribe('eva@example.se')).data['subscribeToNewsletter']).toBe(true);
  expect((await subscribe('EVA@example.se')).data['subscribeToNewsletter']).toBe(true);
  expect((await subscribe('no address')).code).toBe('BAD_INPUT');
});

function monitor(skuId: number) {
  return api.ask('mutation ($skuId: Int!) { monitorProductAvailability(email: "eva@example.se", skuId: $skuId) }', {
    skuId,
  });
}

test('asking to be told when a sku is back succeeds for a sku that exists', async () => {
  expect((await monitor(102)).data['monitorProductAvailability']).toBe(true);
  expect((await monitor(102)).data['monitorProductAvailability']).toBe(true);
  expect((await monitor(9)).code).toBe('SKU_NOT_FOUND');
});
