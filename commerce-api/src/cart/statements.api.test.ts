import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { excessOf, withStatements } from '../../test/statementsOf.ts';

const SKUS = [101, 201, 301, 401, 501, 601, 701, 801];

let api: Api;
let customer: Record<string, string> = {};
beforeAll(async () => {
  // The trace log lists statements.
  api = await startApi({ LOG_LEVEL: 'trace', LIMIT_ORDERS_PER_EMAIL: '1000/day' });
  const { token } = await authenticate(api, 'login', 'demo@hemvist.example', 'hemvist-demo');
  customer = { authorization: `Bearer ${token}` };
});
afterAll(() => api.stop());

const CART = `{
  appliedCampaigns { name }
  items { quantity product { name brand { name } primaryCategory { name } skus { skuId stock { totalStock } } } totalPrice { sellingPriceIncVat } }
  summary { total { sellingPriceIncVat } balance { pending } shipping { displayName } }
}`;

const OPERATIONS = {
  addToCart: `mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) ${CART} }`,
  updateCartItem: `mutation ($id: String!) { updateCartItem(id: $id, item: { skuId: 101, quantity: 4 }) ${CART} }`,
  setCartPromoCode: `mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "VÄLKOMMEN10") ${CART} }`,
  getCart: `query ($id: String!) { getCart(id: $id) ${CART} }`,
  createOrUpdateCheckout: `mutation ($id: String!, $checkout: CheckoutInputType) {
    createOrUpdateCheckout(cartId: $id, checkout: $checkout) {
      cart ${CART} shippingOptions { id } paymentOptions { id } consents { checked }
    }
  }`,
  placeOrder: `mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }`,
};
type Operation = keyof typeof OPERATIONS;

/** The statements of each operation, in the order of a purchase, on a cart with these lines. */
async function statements(skuIds: readonly number[], headers: Record<string, string>) {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  for (const skuId of skuIds) {
    await api.runOperation(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { items { product { name } } } }',
      { id, item: { skuId, quantity: 2 } },
    );
  }
  const checkout = {
    email: 'karin@example.se',
    billingAddress: BILLING_ADDRESS,
    acceptedConsents: ['order'],
    paymentId: 18,
  };
  const taken = new Map<Operation, readonly string[]>();
  for (const name of names(OPERATIONS)) {
    const usesCheckout = name === 'createOrUpdateCheckout' || name === 'placeOrder';
    const variables = usesCheckout ? { id, checkout } : { id };
    taken.set(name, (await withStatements(api, OPERATIONS[name], { variables, headers })).statements);
  }
  return taken;
}

function names(operations: typeof OPERATIONS): Operation[] {
  const [...keys] = Object.keys(operations);
  return keys.filter((key): key is Operation => key in operations);
}

/** A further statement of a cart or an order is a decision. `storefrontStatements.api.test.ts` has all operations. */
const MAX_STATEMENTS: Record<Operation, number> = {
  addToCart: 3,
  updateCartItem: 3,
  setCartPromoCode: 4,
  getCart: 2,
  createOrUpdateCheckout: 4,
  placeOrder: 8,
};

test.each([
  ['visitor', () => ({})],
  ['customer', () => customer],
])('cart, checkout and order of a %s take few statements, the same for any number of lines', async (_who, headers) => {
  // Caches products, and the customer of the token.
  await statements(SKUS, headers());

  const one = await statements(SKUS.slice(0, 1), headers());
  const many = await statements(SKUS, headers());

  const counts = (taken: typeof one) => Object.fromEntries([...taken].map(([name, { length }]) => [name, length]));
  expect(counts(many)).toEqual(counts(one));
  for (const name of names(OPERATIONS)) expect(excessOf(one.get(name) ?? [], MAX_STATEMENTS[name])).toBe('');
});

test('an order locks the stock as late as possible, for other orders of the product wait until it ends', async () => {
  const taken = (await statements(SKUS.slice(0, 1), {})).get('placeOrder') ?? [];

  const locksStock = taken.findIndex((text) => /from sku\b.* for no key update/s.test(text));

  // The order itself is written with the statement after the lock.
  expect(taken.slice(locksStock)).toHaveLength(2);
});
