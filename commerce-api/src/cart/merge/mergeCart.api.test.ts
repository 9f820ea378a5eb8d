import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { checkoutKit, PLACE, TYPED } from '../../../test/checkoutKit.ts';
import { linesOf, mergeKit, type Headers } from '../../../test/mergeKit.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

let api: Api;
const { newCustomer, addTo, guestCart, merge, read } = mergeKit(() => api);
const { browser, checkout, typeIn } = checkoutKit(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function setCode(id: string, promoCode: string): Promise<unknown> {
  const { data } = await api.runOperation(
    'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { promoCode } }',
    { id, promoCode },
  );
  return z.object({ setCartPromoCode: z.object({ promoCode: z.string() }) }).parse(data).setCartPromoCode.promoCode;
}

test('the cart of a guest without a stored cart becomes the cart of the customer [ACCOUNT-05]', async () => {
  const headers = await newCustomer();
  const id = await guestCart([101, 2]);

  const merged = await merge(id, headers);

  expect(merged).toMatchObject({ cart: { id }, restored: [], limited: [] });
  expect(linesOf(merged.cart)).toEqual([[101, 2]]);
});

test('two browsers of a customer end with the same cart, with the larger quantities and the code of the later one', async () => {
  const headers = await newCustomer();
  const first = await guestCart([101, 3], [201, 1]);
  const second = await guestCart([101, 1], [301, 6]);
  expect(await setCode(first, 'VÄLKOMMEN10')).toBe('VÄLKOMMEN10');
  expect(await setCode(second, 'WELCOME10')).toBe('WELCOME10');

  await merge(first, headers);
  const merged = await merge(second, headers);

  expect(merged.cart.id).toBe(first);
  expect(linesOf(merged.cart)).toEqual([
    [101, 3],
    [201, 1],
    [301, 6],
  ]);
  expect(merged.restored).toEqual([
    { skuId: 101, quantity: 2 },
    { skuId: 201, quantity: 1 },
  ]);
  expect(merged.cart.promoCode).toBe('WELCOME10');
  expect(await read(first, headers)).toEqual(merged.cart);
});

test('a repeated merge changes nothing and returns the same response', async () => {
  const headers = await newCustomer();
  await merge(await guestCart([101, 3]), headers);
  const second = await guestCart([201, 1]);

  const merged = await merge(second, headers);
  const repeated = await merge(second, headers);
  const withOwnId = await merge(merged.cart.id, headers);

  expect(repeated).toEqual(merged);
  expect(withOwnId).toEqual({ cart: merged.cart, restored: [], limited: [] });
});

test('a late change of the merged cart is refused, as of an ordered one', async () => {
  const headers = await newCustomer();
  await merge(await guestCart([101, 1]), headers);
  const id = await guestCart([201, 1]);
  await merge(id, headers);

  expect((await addTo(id, 301, 1, headers)).code).toBe('CART_COMPLETED');
  expect((await addTo(id, 301, 1)).data['addToCart']).toBeNull();
});

test('a customer without any cart gets an empty one, also with an id that is not stored yet', async () => {
  const headers = await newCustomer();
  const id = await guestCart();

  const merged = await merge(id, headers);
  const again = await merge(null, headers);
  const other = await merge('', await newCustomer());

  expect(merged).toEqual({
    cart: { id, promoCode: null, isCompleted: false, items: [] },
    restored: [],
    limited: [],
  });
  expect(again.cart.id).toBe(id);
  expect(other.cart.id).not.toBe(id);
});

test('a browser without a cart gets the stored one, with a report of the restored items', async () => {
  const headers = await newCustomer();
  const { cart } = await merge(await guestCart([101, 3]), headers);

  const merged = await merge(null, headers);

  expect(merged).toEqual({ cart, restored: [{ skuId: 101, quantity: 3 }], limited: [] });
  expect(await merge('00000000-0000-4000-8000-000000000000', headers)).toEqual(merged);
  expect(await merge('not-an-id', headers)).toEqual(merged);
});

test('what has been sold since the last visit is limited and reported [CART-21]', async () => {
  const headers = await newCustomer();
  await merge(await guestCart([501, 5], [701, 1]), headers);
  await placeOrder(api, {
    items: [
      [501, 3],
      [701, 1],
    ],
  });

  const merged = await merge(await guestCart([101, 1]), headers);

  expect(linesOf(merged.cart)).toEqual([
    [501, 2],
    [101, 1],
  ]);
  expect(merged.restored).toEqual([{ skuId: 501, quantity: 2 }]);
  expect(merged.limited).toEqual([
    { skuId: 501, quantity: 2, requestedQuantity: 5, product: { name: expect.any(String) } },
    { skuId: 701, quantity: 0, requestedQuantity: 1, product: { name: expect.any(String) } },
  ]);
});

test('packages move to the customer’s cart as a whole', async () => {
  const headers = await newCustomer();
  await merge(await guestCart([201, 1]), headers);
  const id = await guestCart();
  const selections = [{ groupId: 1, optionId: 1, skuId: 101 }];
  await api.runOperation(
    `mutation ($id: String!, $selections: [ProductPackageSelectionType]) {
      addPackageToCart(id: $id, packageId: 1, selections: $selections) { id }
    }`,
    { id, selections },
  );

  const { cart } = await merge(id, headers);

  expect(cart.items).toMatchObject([
    { skuId: 201, groupKey: null },
    { skuId: 101, quantity: 2, groupKey: expect.any(String) },
  ]);
});

test('two logins at the same time end with one cart that has the items of both', async () => {
  const headers = await newCustomer();
  const ids = await Promise.all([guestCart([101, 1]), guestCart([201, 1]), guestCart([301, 1])]);

  const merged = await Promise.all([...ids, ...ids].map((id) => merge(id, headers)));

  expect(new Set(merged.map(({ cart }) => cart.id)).size).toBe(1);
  const [{ cart } = { cart: null }] = merged;
  expect(linesOf(await read(cart?.id ?? '', headers))?.toSorted()).toEqual([
    [101, 1],
    [201, 1],
    [301, 1],
  ]);
});

test('an addition at the same time as the merge is not lost', async () => {
  const headers = await newCustomer();
  const { cart } = await merge(await guestCart([101, 1]), headers);
  const id = await guestCart([201, 1]);

  const [added] = await Promise.all([addTo(id, 301, 2, headers), merge(id, headers)]);

  const lines = linesOf(await read(cart.id, headers));
  expect(added.code).toBe(lines?.some(([skuId]) => skuId === 301) ? undefined : 'CART_COMPLETED');
});

test('an ordered cart is not merged, and its order ends the cart of the customer', async () => {
  const headers = await newCustomer();
  const { cart } = await merge(await guestCart([101, 1]), headers);
  const checkoutInput = { ...TYPED, email: 'merge@example.se' };
  const placed = await api.runOperation(PLACE, { cartId: cart.id, checkout: checkoutInput }, headers);
  expect(placed.code).toBeUndefined();

  const next = await merge(cart.id, headers);

  expect(next.cart.id).not.toBe(cart.id);
  expect(next).toMatchObject({ cart: { items: [] }, restored: [], limited: [] });
});

test('a cart that a guest has ordered is ignored', async () => {
  const headers = await newCustomer();
  const id = await guestCart([101, 1]);
  await api.runOperation(PLACE, { cartId: id, checkout: TYPED });

  const merged = await merge(id, headers);

  expect(merged.cart).toMatchObject({ items: [] });
  expect(merged.cart.id).not.toBe(id);
});

test('what a guest has typed at the checkout moves to the cart of the customer [CHECKOUT-04]', async () => {
  const email = 'typed@example.se';
  let token: Headers = {};
  const shopper = browser(() => token);
  token = { authorization: `Bearer ${(await authenticate(api, 'register', email, 'long-enough')).token}` };
  const { cart } = await merge(await guestCart([101, 1]), token);
  const login = token;
  token = {};
  const id = await guestCart([201, 1]);
  await typeIn(shopper, id, TYPED);

  token = login;
  await shopper.runOperation('mutation ($id: String) { mergeCart(id: $id) { cart { id } } }', { id });

  expect(await checkout(cart.id, {}, login)).toMatchObject({
    email: TYPED.email,
    billingAddress: { addressLine1: TYPED.billingAddress.addressLine1 },
  });
});
