import * as z from 'zod';
import { startApi, type ApiResponse, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { onDatabase } from '../../../test/onDatabase.ts';
import { BILLING_ADDRESS } from '../../../test/placeOrder.ts';

const cartShape = z.object({ id: z.string(), items: z.array(z.object({ quantity: z.number() })) });
const ADD =
  'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id items { quantity } } }';
const SKU = 101;

let api: Api;

async function cartId(): Promise<string> {
  const { getCart } = z
    .object({ getCart: z.object({ id: z.string() }) })
    .parse((await api.runOperation('{ getCart { id } }')).data);
  return getCart.id;
}

function add(id: string, message = ''): Promise<ApiResponse> {
  return api.runOperation(ADD, { id, item: { skuId: SKU, quantity: 1, message } });
}

async function order(email: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const id = await cartId();
  await add(id);
  return api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    { id, checkout: { email, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId: 18 } },
    headers,
  );
}

/** Runs after the server has ended. */
const rowsOf = async (table: string): Promise<unknown> =>
  onDatabase(api, `return (await sql\`select count(*)::int as n from ${table}\`.execute(db)).rows[0].n;`);

describe('with one server per test', () => {
  afterEach(() => api.stop());

  test('a new cart is stored at its first change, not by a query', async () => {
    api = await startApi();
    const aliases = Array.from({ length: 30 }, (_empty, index) => `c${index}: getCart { id }`).join(' ');
    const thirty = await api.runOperation(`{ ${aliases} }`);
    const id = await cartId();
    const empty = await api.runOperation('query ($id: String!) { getCart(id: $id) { id items { quantity } } }', { id });
    const unknown = await api.runOperation('{ getCart(id: "8a6e0804-2bd0-4672-b79d-d97027f9071a") { id } }');
    const added = await add(id);
    await api.end();

    expect(new Set(Object.values(thirty.data).map((cart) => Object(cart).id)).size).toBe(30);
    expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(cartShape.parse(empty.data['getCart'])).toEqual({ id, items: [] });
    expect(unknown.data['getCart']).toBeNull();
    expect(cartShape.parse(added.data['addToCart'])).toEqual({ id, items: [{ quantity: 1 }] });
    expect(await rowsOf('cart')).toBe(1);
  });

  test('a network over its cart limit cannot store another cart, but can use the existing ones', async () => {
    api = await startApi({ LIMIT_CARTS_PER_NETWORK: '2/hour' });
    const first = await cartId();
    await add(first);
    await add(await cartId());
    const third = await add(await cartId());
    const again = await add(first);

    expect(third).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: expect.stringContaining('Too many new carts') });
    expect(again.code).toBeUndefined();
  });

  test('orders per network are limited; refused ones do not reduce the stock and do not count', async () => {
    api = await startApi({ LIMIT_ORDERS_PER_NETWORK: '10/min, 2/day' });
    const early = await order('no address');
    const responses = [await order('a@example.se'), await order('b@example.se'), await order('c@example.se')];
    await api.end();

    expect(early.code).toBe('CHECKOUT_INCOMPLETE');
    expect(responses.map(({ code }) => code)).toEqual([undefined, undefined, 'TOO_MANY_ATTEMPTS']);
    expect(responses[2]?.message).toBe('Too many orders from this network. Try again in 24 hours.');
    expect(await rowsOf('shop_order')).toBe(2);
  });

  test('reset links per customer and day are limited; the response stays the same', async () => {
    api = await startApi({ LIMIT_PASSWORD_RESETS_PER_EMAIL: '5/15min, 2/day' });
    await authenticate(api, 'register', 'eva@example.se', 'old-password');
    const responses: ApiResponse[] = [];
    for (const _each of Array(4).keys()) {
      responses.push(await api.runOperation('mutation { requestPasswordReset(email: "eva@example.se") }'));
    }
    await api.end();

    expect(responses.map(({ data }) => data['requestPasswordReset'])).toEqual([true, true, true, true]);
    expect(await rowsOf('outbox')).toBe(2);
  });
});

describe('with a shared server', () => {
  beforeAll(async () => {
    api = await startApi({ LIMIT_CART_LINES: '2', LIMIT_ORDERS_PER_EMAIL: '1/hour' });
  });
  afterAll(() => api.stop());

  test.each([
    ['setCartMerchantData', 'setCartMerchantData(id: $id, merchantData: "x") { id }'],
    ['setCartPromoCode', 'setCartPromoCode(id: $id, promoCode: "") { id }'],
    ['clearCart', 'clearCart(id: $id) { id }'],
    ['completeCart', 'completeCart(id: $id) { id isCompleted }'],
    ['createOrUpdateCheckout', 'createOrUpdateCheckout(cartId: $id, checkout: {}) { cart { id } }'],
    ['cloneCart', 'cloneCart(id: $id) { items { quantity } }'],
  ])('%s works on a cart that is not stored yet', async (name, field) => {
    const { data, code } = await api.runOperation(`mutation ($id: String!) { ${field} }`, { id: await cartId() });

    expect(code).toBeUndefined();
    expect(data[name]).toEqual(expect.any(Object));
  });

  test('an empty cart that is not stored yet cannot be ordered', async () => {
    const { code } = await api.runOperation(
      'mutation ($id: String!) { placeOrder(cartId: $id, checkout: { email: "a@example.se" }) { orderId } }',
      { id: await cartId() },
    );

    expect(code).toBe('CART_EMPTY');
  });

  test('the lines of a cart are limited', async () => {
    const id = await cartId();
    await add(id, 'one');
    await add(id, 'two');
    const third = await add(id, 'three');
    const again = await add(id, 'two');

    expect(third).toMatchObject({ code: 'CART_FULL', message: 'A cart holds at most 2 lines.' });
    expect(again.code).toBeUndefined();
  });

  test('orders per email address are limited', async () => {
    const responses = [await order('a@example.se'), await order('A@example.se'), await order('b@example.se')];

    expect(responses.map(({ code }) => code)).toEqual([undefined, 'TOO_MANY_ATTEMPTS', undefined]);
    expect(responses[1]?.message).toBe('Too many orders with this e-mail address. Try again in 60 minutes.');
  });

  test('28 long lists in one operation are refused, even if a variable sets their length', async () => {
    const lists = Array.from(
      { length: 28 },
      (_each, index) => `p${index}: products(take: $take) { products { name alias brand { name } skus { skuId } } }`,
    ).join(' ');
    const many = await api.runOperation(`query ($take: Int) { ${lists} }`, { take: 200 });
    const few = await api.runOperation(`query ($take: Int) { ${lists} }`, { take: 1 });

    expect(many).toMatchObject({ code: 'TOO_COSTLY', message: expect.stringContaining('The operation costs') });
    expect(few.code).toBeUndefined();
  });

  test('orders of a guest with the address of a customer do not count for the customer', async () => {
    const { token = '' } = await authenticate(api, 'register', 'owner@example.se', 'a-long-password');
    const guest = await order('Owner@example.se');
    const secondGuest = await order('owner@example.se');
    const owner = await order('owner@example.se', { authorization: `Bearer ${token}` });
    const again = await order('owner@example.se', { authorization: `Bearer ${token}` });

    expect([guest, secondGuest, owner, again].map(({ code }) => code)).toEqual([
      undefined,
      'TOO_MANY_ATTEMPTS',
      undefined,
      'TOO_MANY_ATTEMPTS',
    ]);
  });
});
