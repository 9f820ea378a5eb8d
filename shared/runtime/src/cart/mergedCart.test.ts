import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { createCartSession, type Cart } from './cartSession.ts';

const GUEST = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const OWN = '9b1d2c3e-4f50-4a61-8b72-c3d4e5f60718';
const guestCart = aCart({ id: GUEST, items: [aCartLine({ skuId: 7 })] });
const ownCart = aCart({ id: OWN, items: [aCartLine({ skuId: 7 }), aCartLine({ skuId: 8, quantity: 2 })] });
const restored = [{ quantity: 2 }];
const merged = { data: { mergeCart: { cart: ownCart, restored, limited: [] } } };
const REFUSED: StubResponse = { refusals: [{ message: 'Cannot query field "mergeCart".', code: null }] };

interface Setting {
  cart?: Cart | null;
  isLoggedIn?: boolean;
  hasCustomerCarts?: boolean;
}

function aSession(api: Record<string, StubResponse>, setting: Setting = {}) {
  const { cart = guestCart, isLoggedIn = true, hasCustomerCarts = true } = setting;
  const stub = stubApi(api);
  const visitor = { id: cart?.id ?? undefined, isLoggedIn };
  const customerCartLost = jest.fn();
  const session = createCartSession({
    operations: stub.operations,
    initial: cart,
    market: () => 'se',
    readId: () => visitor.id,
    writeId: (id) => {
      visitor.id = id ?? undefined;
    },
    isCustomer: hasCustomerCarts ? () => visitor.isLoggedIn : undefined,
    customerCartLost,
  });
  return { session, customerCartLost, visitor, calls: stub.calls, names: () => stub.calls.map(({ name }) => name) };
}

test('a login takes over the merged cart, its id and the number of restored items', async () => {
  const { session, visitor, calls } = aSession({ mergeCart: merged });

  await session.load({ after: 'login' });

  expect(calls).toMatchObject([{ name: 'mergeCart', variables: { id: GUEST, marketId: 'se' } }]);
  expect(session.getSnapshot()).toMatchObject({ cart: ownCart, merge: { restoredCount: 2, limited: [] } });
  expect(visitor.id).toBe(OWN);
});

test('a login without a cart sends no id and restores the customer’s cart', async () => {
  const { session, visitor, calls } = aSession({ mergeCart: merged }, { cart: null });

  await session.load({ after: 'login' });

  expect(calls[0]?.variables).not.toHaveProperty('id');
  expect(visitor.id).toBe(OWN);
});

test('a merge that changes nothing for the shopper sets no notice', async () => {
  const { session } = aSession({ mergeCart: { data: { mergeCart: { cart: guestCart, restored: [], limited: [] } } } });

  await session.load({ after: 'login' });

  expect(session.getSnapshot().merge).toBeUndefined();
});

test('limited items are named, and those that are no longer sold have no name', async () => {
  const limited = [
    { skuId: 8, quantity: 1, requestedQuantity: 3, product: { name: 'Krok Ek' } },
    { skuId: 9, quantity: 0, requestedQuantity: 1, product: null },
  ];
  const { session } = aSession({ mergeCart: { data: { mergeCart: { cart: ownCart, restored: [], limited } } } });

  await session.load({ after: 'login' });
  expect(session.getSnapshot().merge?.limited).toEqual([
    { skuId: 8, quantity: 1, requestedQuantity: 3, name: 'Krok Ek' },
    { skuId: 9, quantity: 0, requestedQuantity: 1, name: null },
  ]);

  session.clearMerge?.();
  expect(session.getSnapshot().merge).toBeNull();
});

test.each<[string, Record<string, StubResponse>, Setting, string[]]>([
  ['without carts of customers', {}, { hasCustomerCarts: false }, ['getCart']],
  ['that does not know the merge', { mergeCart: REFUSED }, {}, ['mergeCart', 'getCart']],
  ['that fails', { mergeCart: { failure: { status: 500 } } }, {}, ['mergeCart', 'getCart']],
])('with an API %s, a login loads the cart of the browser', async (_which, api, setting, expected) => {
  const { session, visitor, names } = aSession({ ...api, getCart: { data: { getCart: guestCart } } }, setting);

  await session.load({ after: 'login' });

  expect(names()).toEqual(expected);
  expect(session.getSnapshot().cart?.id).toBe(GUEST);
  expect(visitor.id).toBe(GUEST);
});

test('a change that is pending at the login is sent before the merge', async () => {
  const { session, names } = aSession({ mergeCart: merged, addToCart: { data: { addToCart: guestCart } } });

  const added = session.add({ skuId: 7, quantity: 1 });
  await session.load({ after: 'login' });
  await added;

  expect(names()).toEqual(['addToCart', 'mergeCart']);
  expect(session.getSnapshot().cart?.id).toBe(OWN);
});

test('a logout removes the cart from the page at once, and its id with the response', async () => {
  const { session, visitor } = aSession({ getCart: { data: { getCart: null } } }, { cart: ownCart });

  const loaded = session.load({ after: 'logout' });
  expect(session.getSnapshot().cart).toBeNull();
  await loaded;

  expect(session.getSnapshot().cart).toBeNull();
  expect(visitor.id).toBeUndefined();
});

test('after a logout whose request fails, the page does not show the cart', async () => {
  const { session } = aSession({ getCart: { failure: { status: 500 } } }, { cart: ownCart });

  await expect(session.load({ after: 'logout' })).rejects.toThrow();

  expect(session.getSnapshot().cart).toBeNull();
});

test('a logout keeps a cart that belongs to no customer', async () => {
  const { session, visitor } = aSession({ getCart: { data: { getCart: guestCart } } });

  await session.load({ after: 'logout' });

  expect(session.getSnapshot().cart?.id).toBe(GUEST);
  expect(visitor.id).toBe(GUEST);
});

test.each([
  ['a customer', 'the API does not know is reported as lost', true, null, 1],
  ['a customer', 'is a completed order is not reported as lost', true, aCart({ id: GUEST, isCompleted: true }), 0],
  ['a visitor', 'the API does not know is not reported as lost', false, null, 0],
])('the cart of %s that %s', async (_whose, _what, isLoggedIn, cart, times) => {
  const { session, customerCartLost } = aSession({ getCart: { data: { getCart: cart } } }, { isLoggedIn });

  await session.load();

  expect(session.getSnapshot().cart).toBeNull();
  expect(customerCartLost).toHaveBeenCalledTimes(times);
});

test('the first add of a customer without a cart uses the customer’s cart [CART-14]', async () => {
  const { session, visitor, names } = aSession(
    { mergeCart: merged, addToCart: { data: { addToCart: ownCart } } },
    { cart: null },
  );

  await session.add({ skuId: 7, quantity: 1 });

  expect(names()).toEqual(['mergeCart', 'addToCart']);
  expect(visitor.id).toBe(OWN);
});

test('the first add of a customer creates a cart if the API has no merge [CART-14]', async () => {
  const { session, names } = aSession(
    { mergeCart: REFUSED, getCart: { data: { getCart: guestCart } }, addToCart: { data: { addToCart: guestCart } } },
    { cart: null },
  );

  expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
  expect(names()).toEqual(['mergeCart', 'getCart', 'addToCart']);
});
