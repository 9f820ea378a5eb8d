import * as z from 'zod';
import { startApi, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { BILLING_ADDRESS } from './placeOrder.ts';

let api: Api;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  const { token } = await authenticate(api, 'register', 'astrid@example.se', 'long-enough');
  headers = { authorization: `Bearer ${token}` };
});
afterAll(() => api.stop());

/** Runs an operation of the customer. @throws if the response is an error or has another shape */
async function run<Shape extends z.ZodType>(query: string, variables: object, shape: Shape): Promise<z.infer<Shape>> {
  const { data, message } = await api.runOperation(query, variables, headers);
  expect(message).toBeUndefined();
  return shape.parse(data);
}

const SKU = 101;
const AWAITED_SKU = 701;
const cart = z.object({
  items: z.array(z.object({ skuId: z.number(), quantity: z.number() })),
  summary: z.object({ total: z.object({ sellingPriceIncVat: z.number(), discountIncVat: z.number() }) }),
});
const CART = '{ items { skuId quantity } summary { total { sellingPriceIncVat discountIncVat } } }';

test('a customer shops with the operations of the API, from the product to the order [API-32]', async () => {
  const detail = z.object({ product: z.object({ skus: z.array(z.object({ skuId: z.number() })) }) });
  const { product } = await run('{ product(productId: 1) { skus { skuId } } }', {}, detail);
  expect(product.skus.map(({ skuId }) => skuId)).toContain(SKU);

  const created = z.object({ getCart: z.object({ id: z.string() }) });
  const { id } = (await run('{ getCart { id } }', {}, created)).getCart;
  const item = 'mutation ($id: String!, $item: CartItemInputType!)';
  const { added } = await run(
    `${item} { added: addToCart(id: $id, item: $item) ${CART} }`,
    { id, item: { skuId: SKU, quantity: 1 } },
    z.object({ added: cart }),
  );
  expect(added.items).toEqual([{ skuId: SKU, quantity: 1 }]);
  const { changed } = await run(
    `${item} { changed: updateCartItem(id: $id, item: $item) ${CART} }`,
    { id, item: { skuId: SKU, quantity: 2 } },
    z.object({ changed: cart }),
  );
  expect(changed.items).toEqual([{ skuId: SKU, quantity: 2 }]);
  expect(changed.summary.total.discountIncVat).toBe(0);
  const { reduced } = await run(
    `mutation ($id: String!) { reduced: setCartPromoCode(id: $id, promoCode: "welcome10") ${CART} }`,
    { id },
    z.object({ reduced: cart }),
  );
  expect(reduced.summary.total.discountIncVat).toBeGreaterThan(0);

  const option = z.object({ id: z.number(), isSelected: z.boolean() });
  const { state } = await run(
    `mutation ($id: String!, $checkout: CheckoutInputType) {
      state: createOrUpdateCheckout(cartId: $id, checkout: $checkout) { shippingOptions { id isSelected } paymentOptions { id isSelected } }
    }`,
    { id, checkout: { billingAddress: BILLING_ADDRESS } },
    z.object({ state: z.object({ shippingOptions: z.array(option), paymentOptions: z.array(option) }) }),
  );
  expect(state.shippingOptions.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  // The invoice is the only way to pay, and gives credit: a person has to choose it (OP-66).
  expect(state.paymentOptions).toEqual([{ id: 18, isSelected: false }]);
  const { placeOrder } = await run(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId status } }',
    {
      id,
      checkout: {
        email: 'astrid@example.se',
        billingAddress: BILLING_ADDRESS,
        acceptedConsents: ['order'],
        paymentId: 18,
      },
    },
    z.object({ placeOrder: z.object({ orderId: z.string(), status: z.string() }) }),
  );
  expect(placeOrder.status).toBe('completed');

  const orderId = Number(placeOrder.orderId);
  const account = z.object({
    getOrders: z.array(z.object({ id: z.number() })),
    getOrder: z.object({ id: z.number(), cart }),
  });
  const orders = await run(
    `query ($orderId: Int!) { getOrders { id } getOrder(orderId: $orderId) { id cart ${CART} } }`,
    { orderId },
    account,
  );
  expect(orders.getOrders).toEqual([{ id: orderId }]);
  expect(orders.getOrder).toEqual({ id: orderId, cart: expect.objectContaining({ items: changed.items }) });
});

test('a customer reviews a product, waits for another one, and has account data and a balance [API-32]', async () => {
  const operations = `mutation {
    review: postProductReview(alias: "linje-massing", rating: 5, comment: "Håller.", author: "Astrid")
    notification: monitorProductAvailability(email: "astrid@example.se", skuId: ${AWAITED_SKU})
    account: updateUser(user: { address: { firstName: "Astrid" } }) { address { firstName } }
  }`;
  const address = z.object({ firstName: z.string() });
  const results = z.object({ review: z.boolean(), notification: z.boolean(), account: z.object({ address }) });
  expect(await run(operations, {}, results)).toEqual({
    review: true,
    notification: true,
    account: { address: { firstName: 'Astrid' } },
  });

  const balance = z.object({ currency: z.string(), amount: z.number() });
  const reads = z.object({ getUser: z.object({ email: z.string(), address, balances: z.array(balance) }) });
  expect(await run('{ getUser { email address { firstName } balances { currency amount } } }', {}, reads)).toEqual({
    getUser: {
      email: 'astrid@example.se',
      address: { firstName: 'Astrid' },
      balances: [{ currency: 'SEK', amount: 0 }],
    },
  });
  const { exportUser } = await run('mutation { exportUser }', {}, z.object({ exportUser: z.string() }));
  expect(JSON.parse(exportUser)).toMatchObject({
    reviews: [{ rating: 5, comment: 'Håller.', author: 'Astrid' }],
    stockNotifications: [{ articleNumber: 'ART-701', notifiedAt: null }],
  });
});
