import { createApolloOperations } from '../api/apolloOperations.ts';
import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { createCartSession, type Cart, type CartLine, type CartSession } from './cartSession.ts';

const ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const NEW_ID = '9b1d2c3e-4f50-4a61-8b72-c3d4e5f60718';

function aLine(skuId: number, quantity: number): CartLine {
  return { id: String(skuId), skuId, quantity, unitPrice: null, totalPrice: null, campaign: null, product: null };
}

function aCart(id: string, lines: CartLine[] = [], more: Partial<Cart> = {}): Cart {
  return { id, isCompleted: false, promoCode: null, appliedCampaigns: [], items: lines, summary: null, ...more };
}

function sessionWith(api: Record<string, StubResponse>, known: { id?: string; cart?: Cart } = {}) {
  const stub = stubApi(api);
  const cookie: { id: string | undefined } = { id: known.id ?? known.cart?.id ?? undefined };
  const session: CartSession = createCartSession({
    operations: stub.operations,
    initial: known.cart ?? null,
    market: () => 'se',
    readId: () => cookie.id,
    writeId: (id) => {
      cookie.id = id ?? undefined;
    },
  });
  return { session, cookie, calls: stub.calls };
}

test('CART-13 there is no cart at first, and without an id none is asked for', async () => {
  const { session, calls } = sessionWith({});

  await session.load();

  expect(session.getSnapshot()).toEqual({ cart: null, notice: null, pending: [] });
  expect(calls).toEqual([]);
});

test('CART-13 a cart is loaded by its id, in the market of the checkout', async () => {
  const { session, calls } = sessionWith({ getCart: { data: { getCart: aCart(ID, [aLine(7, 2)]) } } }, { id: ID });

  await session.load();

  expect(session.getSnapshot().cart?.items).toEqual([aLine(7, 2)]);
  expect(calls).toEqual([{ name: 'getCart', variables: { cartMarketAlias: 'se', id: ID } }]);
});

test.each([
  ['that nobody knows', { data: { getCart: null } }],
  ['whose cart has been ordered', { data: { getCart: aCart(ID, [], { isCompleted: true }) } }],
  ['that is no id', { refusals: [{ message: "Variable '$id' is invalid", code: null }] }],
])('an id %s counts as no cart and is forgotten', async (_what, answer) => {
  const { session, cookie } = sessionWith({ getCart: answer }, { id: ID });

  await session.load();

  expect(session.getSnapshot().cart).toBeNull();
  expect(cookie.id).toBeUndefined();
});

test.each<[string, StubResponse]>([
  ['does not answer', { failure: { status: 503 } }],
  ['answers with an error', { refusals: [{ message: 'Internal server error', code: 'INTERNAL' }] }],
])('a backend that %s is a failure, and costs the shopper neither cart nor id', async (_what, answer) => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const { session, cookie } = sessionWith({ getCart: answer }, { cart });

  await expect(session.load()).rejects.toMatchObject({ name: 'ApiError', status: 503 });

  expect(session.getSnapshot().cart).toBe(cart);
  expect(cookie.id).toBe(ID);
});

test('the first add makes a cart, keeps its id and tells what was added', async () => {
  const { session, cookie } = sessionWith({
    getCart: { data: { getCart: aCart(NEW_ID) } },
    addToCart: ({ id }) => ({ data: { addToCart: aCart(String(id), [aLine(7, 2)]) } }),
  });

  const answer = await session.add({ skuId: 7, quantity: 2 });

  expect(answer).toMatchObject({ ok: true });
  expect(cookie.id).toBe(NEW_ID);
  expect(session.getSnapshot().notice).toEqual({ id: 1, line: aLine(7, 2), quantity: 2 });
});

test('a cart that was ordered in another tab is replaced by the next add', async () => {
  const { session, cookie } = sessionWith(
    {
      getCart: { data: { getCart: aCart(NEW_ID) } },
      addToCart: ({ id }) =>
        id === NEW_ID
          ? { data: { addToCart: aCart(NEW_ID, [aLine(7, 1)]) } }
          : { refusals: [{ message: 'The cart has been ordered.', code: 'CART_COMPLETED' }] },
    },
    { cart: aCart(ID, [aLine(3, 1)]) },
  );

  await expect(session.add({ skuId: 7, quantity: 1 })).resolves.toMatchObject({ ok: true });

  expect(cookie.id).toBe(NEW_ID);
});

test('a cart that cannot be had is asked for twice at most', async () => {
  const { session, calls } = sessionWith({
    getCart: { data: { getCart: aCart(NEW_ID) } },
    addToCart: { data: { addToCart: null } },
  });

  await expect(session.add({ skuId: 7, quantity: 1 })).resolves.toEqual({ ok: false, reason: 'unavailable' });

  expect(calls.filter(({ name }) => name === 'addToCart')).toHaveLength(2);
});

test.each([
  ['INSUFFICIENT_STOCK', 'outOfStock'],
  ['SKU_NOT_FOUND', 'outOfStock'],
  ['BAD_QUANTITY', 'badQuantity'],
  ['INTERNAL', 'unavailable'],
])('the refusal %s is told as %s and leaves the cart as it was', async (code, reason) => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const refused = { refusals: [{ message: 'No.', code }] };
  const { session, calls } = sessionWith({ addToCart: refused, updateCartItem: refused }, { cart });

  await expect(session.add({ skuId: 7, quantity: 9 })).resolves.toEqual({ ok: false, reason });
  await expect(session.change({ skuId: 7, quantity: 9 })).resolves.toEqual({ ok: false, reason });

  expect(session.getSnapshot()).toEqual({ cart, notice: null, pending: [] });
  expect(calls).toHaveLength(2);
});

test.each([0, -1, 1.5, Number.NaN])('adding %s is refused without asking', async (quantity) => {
  const { session, calls } = sessionWith({});

  await expect(session.add({ skuId: 7, quantity })).resolves.toEqual({ ok: false, reason: 'badQuantity' });

  expect(calls).toEqual([]);
});

test('a change waits for the one before it, and both are told as pending', async () => {
  const { session, calls } = sessionWith(
    { updateCartItem: ({ item }) => ({ data: { updateCartItem: aCart(ID, [aLine(7, quantityOf(item))]) } }) },
    { cart: aCart(ID, [aLine(7, 5)]) },
  );
  const seen: string[] = [];
  session.subscribe(() => seen.push(`${calls.length} sent, ${session.getSnapshot().pending.length} pending`));

  await Promise.all([session.change({ skuId: 7, quantity: 1 }), session.change({ skuId: 7, quantity: 2 })]);

  // Marked, marked; the first answer is taken and unmarked, however the second's request falls; then the second's.
  expect(seen.slice(0, 3)).toEqual(['0 sent, 1 pending', '0 sent, 2 pending', '1 sent, 2 pending']);
  expect(seen.at(-1)).toBe('2 sent, 0 pending');
  expect(session.getSnapshot().cart?.items).toEqual([aLine(7, 2)]);
});

function quantityOf(item: unknown): number {
  return typeof item === 'object' && item !== null && 'quantity' in item ? Number(item.quantity) : Number.NaN;
}

test('a failed change reaches its caller, and the next one still runs', async () => {
  let isDown = true;
  const { session } = sessionWith(
    {
      updateCartItem: () => {
        if (isDown) throw new Error('down');
        return { data: { updateCartItem: aCart(ID, []) } };
      },
    },
    { cart: aCart(ID, [aLine(7, 5)]) },
  );

  await expect(session.change({ skuId: 7, quantity: 1 })).rejects.toThrow('down');
  isDown = false;
  await expect(session.change({ skuId: 7, quantity: 0 })).resolves.toMatchObject({ ok: true });

  expect(session.getSnapshot().pending).toEqual([]);
});

test('CART-16 resetting clears the cart and its id at once, and fetches a new one', async () => {
  const { session, cookie, calls } = sessionWith(
    { getCart: { data: { getCart: aCart(NEW_ID) } } },
    { cart: aCart(ID, [aLine(7, 2)]) },
  );

  const done = session.reset();
  expect(session.getSnapshot().cart).toBeNull();
  expect(cookie.id).toBeUndefined();
  await done;

  expect(calls).toEqual([{ name: 'getCart', variables: { cartMarketAlias: 'se' } }]);
  expect(session.getSnapshot().cart?.id).toBe(NEW_ID);
  expect(cookie.id).toBe(NEW_ID);
});

test('CART-16 a change under way does not bring the old cart back, and no answer leaves no cart', async () => {
  const { session, cookie } = sessionWith(
    {
      getCart: { failure: { status: 503 } },
      updateCartItem: { data: { updateCartItem: aCart(ID, [aLine(7, 1)]) } },
    },
    { cart: aCart(ID, [aLine(7, 2)]) },
  );

  const change = session.change({ skuId: 7, quantity: 1 });
  await Promise.all([session.reset(), change]);

  expect(session.getSnapshot().cart).toBeNull();
  expect(cookie.id).toBeUndefined();
});

test('API-26 the cart is asked for anew every time, though the client remembers other answers', async () => {
  const answers = [aCart(ID, [aLine(7, 1)]), aCart(ID, [aLine(7, 3)])];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: { getCart: answers.shift() } })));
  const session = createCartSession({
    operations: createApolloOperations({
      endpoint: 'http://api.test/graphql',
      apiKey: 'test',
      token: () => undefined,
      variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
      cached: true,
    }),
    initial: null,
    market: () => 'se',
    readId: () => ID,
    writeId: () => undefined,
  });

  await session.load();
  await session.load();

  expect(fetched).toHaveBeenCalledTimes(2);
  expect(session.getSnapshot().cart?.items?.[0]?.quantity).toBe(3);
});
