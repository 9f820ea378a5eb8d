import * as z from 'zod';
import { API_KEY, startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { checkoutKit, PLACE, TYPED } from '../../../test/checkoutKit.ts';
import { onDatabase } from '../../../test/onDatabase.ts';
import { statementsOf } from '../../../test/statementsOf.ts';

const ADD = `mutation ($id: String!, $quantity: Int!) {
  addToCart(id: $id, item: { skuId: 101, quantity: $quantity }) { items { quantity } }
}`;
const added = (quantity: number) => JSON.stringify({ data: { addToCart: { items: [{ quantity }] } } });

const ENV = { LOG_LEVEL: 'debug', LIMIT_ORDERS_PER_EMAIL: '1/hour' };

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

async function newCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  return z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart.id;
}

/** Sends a mutation with an idempotency key. @returns the body as it was sent */
async function mutate(key: string, query: string, variables: object, headers: object = {}): Promise<string> {
  const response = await api.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, 'x-idempotency-key': key, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response.text();
}

const add = (key: string, id: string, quantity = 1) => mutate(key, ADD, { id, quantity });

async function quantitiesOf(id: string): Promise<number[]> {
  const { data } = await api.runOperation('query ($id: String) { getCart(id: $id) { items { quantity } } }', { id });
  const { items } = z.object({ items: z.array(z.object({ quantity: z.number() })) }).parse(data['getCart']);
  return items.map(({ quantity }) => quantity);
}

test('a repeated mutation gets the first response, also after other changes', async () => {
  const id = await newCart();

  const first = await add('key-1', id);
  await add('key-2', id, 3);
  const repeated = await add('key-1', id);

  expect([first, repeated]).toEqual([added(1), added(1)]);
  expect(await quantitiesOf(id)).toEqual([4]);
});

test('simultaneous repetitions run once and get the same response', async () => {
  const id = await newCart();

  const bodies = await Promise.all(Array.from({ length: 8 }, () => add('at-once', id)));

  expect(new Set(bodies)).toEqual(new Set([added(1)]));
  expect(await quantitiesOf(id)).toEqual([1]);
});

test('a key is refused for another mutation, and is another key for another customer', async () => {
  const id = await newCart();
  const { token } = await authenticate(api, 'register', 'eva@example.se', 'long-enough');

  await add('reused', id);
  const otherVariables = await add('reused', id, 2);
  const otherDocument = await mutate('reused', 'mutation ($id: String!) { clearCart(id: $id) { id } }', { id });
  const otherCaller = await mutate('reused', ADD, { id, quantity: 1 }, { authorization: `Bearer ${token}` });

  for (const refused of [otherVariables, otherDocument]) {
    expect(JSON.parse(refused)).toMatchObject({ errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }] });
  }
  expect(otherCaller).toBe(added(2));
  expect(await quantitiesOf(id)).toEqual([2]);
});

test('a refusal is repeated with its path and location', async () => {
  const id = await newCart();
  const setCode = 'mutation ($id: String!) {\n  setCartPromoCode(id: $id, promoCode: "HEMMA20") { id }\n}';

  const first = await mutate('refused', setCode, { id });
  await api.runOperation(ADD, { id, quantity: 9 });
  const repeated = await mutate('refused', setCode, { id });
  const withoutKey = await api.runOperation(setCode, { id });

  expect(JSON.parse(first)).toMatchObject({
    errors: [
      { path: ['setCartPromoCode'], locations: [{ line: 2, column: 3 }], extensions: { code: 'RequirementsNotMet' } },
    ],
  });
  expect(repeated).toBe(first);
  expect(withoutKey.code).toBeUndefined();
});

test('a key with spaces or more than 200 characters is refused', async () => {
  const id = await newCart();

  for (const key of ['two words', 'x'.repeat(201)]) {
    expect(JSON.parse(await add(key, id))).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  }
});

test('a response that is too long is not stored: its repetition returns the present cart and adds nothing', async () => {
  const id = await newCart();
  await api.runOperation(
    'mutation ($id: String!, $text: String!) { setCartMerchantData(id: $id, merchantData: $text) { id } }',
    { id, text: 'x'.repeat(10_000) },
  );
  const aliases = Array.from({ length: 14 }, (_empty, index) => `m${index}: merchantData`).join(' ');
  const longAdd = ADD.replace('items {', `${aliases} items {`);

  await mutate('long', longAdd, { id, quantity: 1 });
  await api.runOperation(ADD, { id, quantity: 2 });
  const repeated = await mutate('long', longAdd, { id, quantity: 1 });

  expect(JSON.parse(repeated)).toMatchObject({ data: { addToCart: { items: [{ quantity: 3 }] } } });
});

test('a request without the header needs no further statement, one with it four', async () => {
  const id = await newCart();
  await add('before', id);

  const without = await statementsOf(api, ADD, { id, quantity: 1 });
  const withKey = await statementsOf(api, ADD, { id, quantity: 1 }, { 'x-idempotency-key': 'counted' });

  expect(withKey - without).toBe(4);
});

test('a guest whose response and cookie were lost gets a new checkout key with the repetition', async () => {
  const cartId = await checkoutKit(() => api).cartWithItem();
  const headers = { 'x-checkout-key': 'cookie' };
  const type = `mutation ($cartId: String!) {
    createOrUpdateCheckout(cartId: $cartId, checkout: { email: "a@example.se" }) { email }
  }`;
  const send = () =>
    api.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, 'x-idempotency-key': 'guest', ...headers },
      body: JSON.stringify({ query: type, variables: { cartId } }),
    });

  await send();
  const [cookie = ''] = (await send()).headers.getSetCookie();
  const { data } = await api.runOperation(
    'mutation ($cartId: String!) { createOrUpdateCheckout(cartId: $cartId) { email } }',
    { cartId },
    { ...headers, cookie: cookie.split(';')[0] ?? '' },
  );

  expect(data['createOrUpdateCheckout']).toEqual({ email: 'a@example.se' });
});

test('after a restart: stored responses, lost responses, expired keys and temporary refusals', async () => {
  const [stored, lost, expired, limited] = [await newCart(), await newCart(), await newCart(), await newCart()];
  const addTwo = `mutation ($id: String!) {
    first: addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id }
    second: addToCart(id: $id, item: { skuId: 201, quantity: 1 }) { items { skuId quantity } }
  }`;
  const order = (cartId: string) => mutate(`order-${cartId}`, PLACE, { cartId, checkout: TYPED });
  await add('stored', stored);
  await mutate('lost', addTwo, { id: lost });
  await add('expired', expired);
  await api.runOperation(ADD, { id: limited, quantity: 1 });
  await api.runOperation(PLACE, { cartId: await checkoutKit(() => api).cartWithItem(), checkout: TYPED });
  const overLimit = await order(limited);

  const { dataDir, databaseUrl } = api;
  await api.end();
  const rows = await onDatabase(
    api,
    `const { createHash } = await import('node:crypto');
    const keyOf = (key) => createHash('sha256').update(JSON.stringify([key, '${API_KEY}', 'null', ''])).digest('base64url');
    // As after the end of the process between the two additions.
    await sql\`update idempotent_request set response = null, additions = '{1}' where key_hash = \${keyOf('lost')}\`.execute(db);
    await sql\`update idempotent_request set expires_at = now() where key_hash = \${keyOf('expired')}\`.execute(db);
    await sql\`delete from attempt\`.execute(db);
    return (await sql\`select * from idempotent_request\`.execute(db)).rows;`,
  );
  api = await startApi({ ...ENV, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const again = {
    stored: await add('stored', stored),
    lost: JSON.parse(await mutate('lost', addTwo, { id: lost })),
    expired: await add('expired', expired),
    limited: JSON.parse(await order(limited)),
  };

  expect(again.stored).toBe(added(1));
  // The first addition was committed, the second was not: it ran once before and once now.
  expect(again.lost).toMatchObject({
    data: {
      second: {
        items: [
          { skuId: 101, quantity: 1 },
          { skuId: 201, quantity: 2 },
        ],
      },
    },
  });
  expect(again.expired).toBe(added(2));
  expect(JSON.parse(overLimit)).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }] });
  expect(again.limited).toMatchObject({ data: { placeOrder: { orderId: expect.any(String) } } });
  expect(JSON.stringify(rows)).not.toMatch(/"stored"|addToCart|quantity/);
});
