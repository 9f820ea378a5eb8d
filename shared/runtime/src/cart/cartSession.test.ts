import { createApolloOperations } from '../api/apolloOperations.ts';
import { atLimit } from '@hemvaror/testing/atLimit';
import { stubApi, type StubResponse } from '@hemvaror/testing/stubApi';
import { createCartSession, type Cart, type CartLine, type CartSession } from './cartSession.ts';

const ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const NEW_ID = '9b1d2c3e-4f50-4a61-8b72-c3d4e5f60718';

function aLine(skuId: number, quantity: number): CartLine {
  return {
    id: String(skuId),
    skuId,
    quantity,
    message: null,
    unitPrice: null,
    totalPrice: null,
    campaign: null,
    product: null,
  };
}

function aCart(id: string, lines: CartLine[] = [], more: Partial<Cart> = {}): Cart {
  return { id, isCompleted: false, promoCode: null, appliedCampaigns: [], items: lines, summary: null, ...more };
}

function sessionWith(api: Record<string, StubResponse>, known: { id?: string; cart?: Cart } = {}) {
  const stub = stubApi(api);
  const loadFailed = jest.fn();
  const cookie: { id: string | undefined } = { id: known.id ?? known.cart?.id ?? undefined };
  const session: CartSession = createCartSession({
    operations: stub.operations,
    initial: known.cart ?? null,
    market: () => 'se',
    readId: () => cookie.id,
    writeId: (id) => {
      cookie.id = id ?? undefined;
    },
    loadFailed,
  });
  return { session, cookie, calls: stub.calls, loadFailed };
}

/** Tabs of one browser: they share the cookie and the locks. */
function tabsWith(count: number, api: Record<string, StubResponse>, cookie: { id?: string | undefined } = {}) {
  const stub = stubApi(api);
  const tabs = Array.from({ length: count }, () =>
    createCartSession({
      operations: stub.operations,
      initial: null,
      market: () => 'se',
      readId: () => cookie.id,
      writeId: (id) => {
        cookie.id = id ?? undefined;
      },
      lock: 'cart',
    }),
  );
  return { tabs, cookie, calls: stub.calls };
}

/** Creates a cart with a new id for each request without one. */
function creatingCarts(): (variables: Record<string, unknown>) => { data: { getCart: Cart } } {
  let created = 0;
  return ({ id }) => ({ data: { getCart: aCart(typeof id === 'string' ? id : `cart-${++created}`) } });
}

test('tabs that add at the same time without a cart add to the same one [CART-14]', async () => {
  const { tabs, cookie, calls } = tabsWith(3, {
    getCart: creatingCarts(),
    addToCart: ({ id }) => ({ data: { addToCart: aCart(String(id), [aLine(7, 1)]) } }),
  });

  const results = await Promise.all(tabs.map((tab, index) => tab.add({ skuId: index, quantity: 1 })));

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(calls.flatMap(({ name, variables }) => (name === 'addToCart' ? [variables['id']] : []))).toEqual([
    'cart-1',
    'cart-1',
    'cart-1',
  ]);
  expect(cookie.id).toBe('cart-1');
});

test('tabs that replace the same unusable cart at the same time add to the same new one [CART-15]', async () => {
  const { tabs, cookie, calls } = tabsWith(
    2,
    {
      getCart: creatingCarts(),
      addToCart: ({ id }) => ({ data: { addToCart: id === ID ? null : aCart(String(id), [aLine(7, 1)]) } }),
    },
    { id: ID },
  );

  const results = await Promise.all(tabs.map((tab) => tab.add({ skuId: 7, quantity: 1 })));

  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(calls.filter(({ name, variables }) => name === 'getCart' && variables['id'] === undefined)).toHaveLength(1);
  expect(cookie.id).toBe('cart-1');
});

test('there is no cart at first, and without an id none is fetched [CART-13]', async () => {
  const { session, calls } = sessionWith({});

  await session.load();

  expect(session.getSnapshot()).toEqual({ cart: null, notice: null, pending: [] });
  expect(calls).toEqual([]);
});

test('a cart is loaded by its id, in the market of the page [CART-13]', async () => {
  const { session, calls } = sessionWith({ getCart: { data: { getCart: aCart(ID, [aLine(7, 2)]) } } }, { id: ID });

  await session.load();

  expect(session.getSnapshot().cart?.items).toEqual([aLine(7, 2)]);
  expect(calls).toEqual([{ name: 'getCart', variables: { cartMarketAlias: 'se', id: ID } }]);
});

test.each([
  ['that the backend does not know', { data: { getCart: null } }],
  ['whose cart has been ordered', { data: { getCart: aCart(ID, [], { isCompleted: true }) } }],
  ['that is malformed', { refusals: [{ message: "Variable '$id' is invalid", code: null }] }],
])('an id %s counts as no cart and is removed from the cookie', async (_what, response) => {
  const { session, cookie } = sessionWith({ getCart: response }, { id: ID });

  await session.load();

  expect(session.getSnapshot().cart).toBeNull();
  expect(cookie.id).toBeUndefined();
});

test.each<[string, StubResponse]>([
  ['does not respond', { failure: { status: 503 } }],
  ['returns an error', { refusals: [{ message: 'Internal server error', code: 'INTERNAL' }] }],
])('load rejects if the backend %s, and keeps the cart and its id', async (_what, response) => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const { session, cookie } = sessionWith({ getCart: response }, { cart });

  await expect(session.load()).rejects.toMatchObject({ name: 'ApiError', status: 503 });

  expect(session.getSnapshot().cart).toBe(cart);
  expect(cookie.id).toBe(ID);
});

test.each<[string, StubResponse, string]>([
  ['with a status', { failure: { status: 502 } }, 'status 502'],
  ['with a GraphQL error', { refusals: [{ message: 'secret', code: 'INTERNAL' }] }, 'The API answered with an error'],
])('a response %s that fails is passed on for the error page [ERR-08]', async (_what, response, message) => {
  const { session, loadFailed } = sessionWith({ getCart: response }, { cart: aCart(ID) });

  await expect(session.load()).rejects.toMatchObject({ name: 'ApiError' });

  expect(loadFailed.mock.calls).toEqual([[{ status: 503, message }]]);
});

test('without a response the page and its cart stay [ERR-08]', async () => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const { session, loadFailed } = sessionWith({ getCart: { failure: 'network' } }, { cart });

  await expect(session.load()).rejects.toMatchObject({ kind: 'network' });

  expect(session.getSnapshot().cart).toBe(cart);
  expect(loadFailed).not.toHaveBeenCalled();
});

test('the first add creates a cart, stores its id and sets the notice', async () => {
  const { session, cookie } = sessionWith({
    getCart: { data: { getCart: aCart(NEW_ID) } },
    addToCart: ({ id }) => ({ data: { addToCart: aCart(String(id), [aLine(7, 2)]) } }),
  });

  const result = await session.add({ skuId: 7, quantity: 2 });

  expect(result).toMatchObject({ ok: true });
  expect(cookie.id).toBe(NEW_ID);
  expect(session.getSnapshot().notice).toEqual({ id: expect.any(Number), line: aLine(7, 2), quantity: 2 });
});

test('a silent add sets no notice, and its message is sent', async () => {
  const line = { ...aLine(7, 2), message: 'Till Maja' };
  const { session, calls } = sessionWith(
    { addToCart: { data: { addToCart: aCart(ID, [line]) } } },
    { cart: aCart(ID) },
  );

  await session.add({ skuId: 7, quantity: 2, message: 'Till Maja' }, { isSilent: true });

  expect(session.getSnapshot()).toMatchObject({ cart: { items: [line] }, notice: null });
  expect(calls).toEqual([
    { name: 'addToCart', variables: { id: ID, item: { skuId: 7, quantity: 2, message: 'Till Maja' }, marketId: 'se' } },
  ]);
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

test('a cart that another tab has started is the one to which this tab adds', async () => {
  const { session, cookie, calls } = sessionWith(
    { addToCart: ({ id }) => ({ data: { addToCart: aCart(String(id), [aLine(7, 1)]) } }) },
    { cart: aCart(ID, [aLine(3, 1)]) },
  );
  cookie.id = NEW_ID;

  await session.add({ skuId: 7, quantity: 1 });

  expect(calls.map(({ variables }) => variables['id'])).toEqual([NEW_ID]);
  expect(cookie.id).toBe(NEW_ID);
});

test('a load does not remove the id of a cart that another tab starts meanwhile', async () => {
  const { session, cookie } = sessionWith(
    {
      getCart: () => {
        cookie.id = NEW_ID;
        return { data: { getCart: null } };
      },
    },
    { id: ID },
  );

  await session.load();

  expect(cookie.id).toBe(NEW_ID);
});

test('a change of a line that another tab has removed is refused, and the cart of the API replaces the old one', async () => {
  const { session, calls } = sessionWith(
    {
      updateCartItem: { refusals: [{ message: 'The item has no sku id.', code: 'SKU_NOT_FOUND' }] },
      getCart: { data: { getCart: aCart(ID, [aLine(3, 1)]) } },
    },
    { cart: aCart(ID, [aLine(7, 2), aLine(3, 1)]) },
  );

  await expect(session.change({ id: '7', skuId: 7, quantity: 3 })).resolves.toEqual({ ok: false, reason: 'removed' });

  expect(calls[0]?.variables).toEqual({ id: ID, item: { id: '7', quantity: 3 }, marketId: 'se' });
  expect(session.getSnapshot().cart?.items).toEqual([aLine(3, 1)]);
});

test('a change of a line whose SKU is no longer sold is refused as out of stock', async () => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const { session } = sessionWith(
    {
      updateCartItem: { refusals: [{ message: 'There is no sku 7.', code: 'SKU_NOT_FOUND' }] },
      getCart: { data: { getCart: cart } },
    },
    { cart },
  );

  await expect(session.change({ id: '7', skuId: 7, quantity: 3 })).resolves.toMatchObject({ reason: 'outOfStock' });
});

test('an add to a cart that the backend does not know is retried once', async () => {
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
])('the refusal %s has the reason %s and does not change the cart', async (code, reason) => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const refused = { refusals: [{ message: 'No.', code }] };
  const { session, calls } = sessionWith({ addToCart: refused, updateCartItem: refused }, { cart });

  await expect(session.add({ skuId: 7, quantity: 9 })).resolves.toEqual({ ok: false, reason });
  await expect(session.change({ skuId: 7, quantity: 9 })).resolves.toEqual({ ok: false, reason });

  expect(session.getSnapshot()).toEqual({ cart, notice: null, pending: [] });
  expect(calls).toHaveLength(2);
});

test.each<[from: string, limited: Record<string, StubResponse>]>([
  ['the API', atLimit('addToCart', 'updateCartItem')],
  [
    'the network edge',
    Object.fromEntries(
      ['addToCart', 'updateCartItem'].map((name) => [name, { failure: { status: 429, retryAfterSeconds: 720 } }]),
    ),
  ],
])('a limit of %s is a refusal with its end', async (_from, limited) => {
  const cart = aCart(ID, [aLine(7, 2)]);
  const { session } = sessionWith(limited, { cart });
  const refused = { ok: false, reason: 'unavailable', limit: { reason: 'tooManyAttempts', waitMinutes: 12 } };

  await expect(session.add({ skuId: 7, quantity: 1 })).resolves.toEqual(refused);
  await expect(session.change({ id: '7', skuId: 7, quantity: 1 })).resolves.toEqual(refused);
});

test('a limit of new carts refuses the addition that needs one', async () => {
  const { session } = sessionWith(atLimit('getCart'));

  await expect(session.add({ skuId: 7, quantity: 1 })).resolves.toMatchObject({
    ok: false,
    limit: { waitMinutes: 12 },
  });
});

test.each([0, -1, 1.5, Number.NaN])('adding %s is refused without a request', async (quantity) => {
  const { session, calls } = sessionWith({});

  await expect(session.add({ skuId: 7, quantity })).resolves.toEqual({ ok: false, reason: 'badQuantity' });

  expect(calls).toEqual([]);
});

test('changes run one after another, and both are listed as pending', async () => {
  const { session, calls } = sessionWith(
    { updateCartItem: ({ item }) => ({ data: { updateCartItem: aCart(ID, [aLine(7, quantityOf(item))]) } }) },
    { cart: aCart(ID, [aLine(7, 5)]) },
  );
  const seen: string[] = [];
  session.subscribe(() => seen.push(`${calls.length} sent, ${session.getSnapshot().pending.length} pending`));

  await Promise.all([session.change({ skuId: 7, quantity: 1 }), session.change({ skuId: 7, quantity: 2 })]);

  // Both become pending; then the first response is stored. The order of the next two steps may vary.
  expect(seen.slice(0, 3)).toEqual(['0 sent, 1 pending', '0 sent, 2 pending', '1 sent, 2 pending']);
  expect(seen.at(-1)).toBe('2 sent, 0 pending');
  expect(session.getSnapshot().cart?.items).toEqual([aLine(7, 2)]);
});

function quantityOf(item: unknown): number {
  return typeof item === 'object' && item !== null && 'quantity' in item ? Number(item.quantity) : Number.NaN;
}

test('a failed change rejects, and the next one still runs', async () => {
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

test('a reset clears the cart and its id at once, and fetches a new one [CART-16]', async () => {
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

test('a pending change does not restore the old cart, and a failed fetch leaves no cart [CART-16]', async () => {
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

test('every load fetches the cart, though the client caches other queries [API-26]', async () => {
  const carts = [aCart(ID, [aLine(7, 1)]), aCart(ID, [aLine(7, 3)])];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: { getCart: carts.shift() } })));
  const session = createCartSession({
    operations: createApolloOperations({
      endpoint: 'http://api.test/graphql',
      apiKey: 'test',
      token: () => undefined,
      variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
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

describe('events of lines', () => {
  const target = new EventTarget();
  const events: [string, number, number][] = [];
  const record = (event: Event) => {
    if (event instanceof CustomEvent) events.push([event.type, event.detail.line.skuId, event.detail.quantity]);
  };

  beforeEach(() => {
    events.length = 0;
    Object.assign(globalThis, { window: target });
    for (const type of ['cart:add', 'cart:remove']) target.addEventListener(type, record);
  });
  afterEach(() => {
    for (const type of ['cart:add', 'cart:remove']) target.removeEventListener(type, record);
    Reflect.deleteProperty(globalThis, 'window');
  });

  test('an added item is reported with its own quantity, not that of the line', async () => {
    const { session } = sessionWith({ addToCart: { data: { addToCart: aCart(ID, [aLine(7, 5)]) } } }, { id: ID });

    await session.add({ skuId: 7, quantity: 2 });

    expect(events).toEqual([['cart:add', 7, 2]]);
  });

  test.each<[what: string, after: number, expected: [string, number, number][]]>([
    ['a larger quantity', 5, [['cart:add', 7, 3]]],
    ['a smaller quantity', 1, [['cart:remove', 7, 1]]],
    ['the same quantity', 2, []],
    ['a removal', 0, [['cart:remove', 7, 2]]],
  ])('%s is reported by its difference', async (_what, after, expected) => {
    const lines = after > 0 ? [aLine(7, after)] : [];
    const { session } = sessionWith(
      { updateCartItem: { data: { updateCartItem: aCart(ID, lines) } } },
      { cart: aCart(ID, [aLine(7, 2)]) },
    );

    await session.change({ id: '7', skuId: 7, quantity: after });

    expect(events).toEqual(expected);
  });

  test('a refused change and a loaded cart are not reported', async () => {
    const refused: StubResponse = { refusals: [{ message: 'sold out', code: 'INSUFFICIENT_STOCK' }] };
    const { session } = sessionWith(
      { addToCart: refused, getCart: { data: { getCart: aCart(ID, [aLine(7, 9)]) } } },
      { id: ID },
    );

    await session.add({ skuId: 7, quantity: 2 });
    await session.load();

    expect(events).toEqual([]);
  });
});
