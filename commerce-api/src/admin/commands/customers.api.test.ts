import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { admin } from '../../../test/adminCli.ts';
import { authenticate, exchangeLoginToken, staffToken } from '../../../test/authClient.ts';
import { operatorOf } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_ORDERS_PER_EMAIL: '1000/day' });
});
afterAll(() => api.stop());
const { run, codeOf, messageOf } = operatorOf(() => api);

async function createCart() {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 301, quantity: 1 }) { id } }', {
    id,
  });
  return id;
}

test('a blocked customer cannot order, and can again when unblocked', async () => {
  const status = async () => {
    const cartId = await createCart();
    const { data } = await api.runOperation(
      `mutation ($cartId: String!) { createOrUpdateCheckout(cartId: $cartId, checkout: { email: "Eva@Example.se" }) { checkoutStatus } }`,
      { cartId },
    );
    return data['createOrUpdateCheckout'];
  };
  const ordered = async () =>
    (await placeOrder(api, { items: [[301, 1]], checkout: { email: 'eva@example.se' } })) !== undefined;

  await run('customer block', { email: 'Eva@example.se', reason: 'obetalda fakturor' });
  const blocked = [await status(), await ordered()];
  await run('customer unblock', { email: 'eva@example.se' });

  expect(blocked).toEqual([{ checkoutStatus: 'CUSTOMER_BLACKLISTED' }, false]);
  expect([await status(), await ordered()]).toEqual([{ checkoutStatus: 'OK' }, true]);
  expect(await codeOf('customer unblock', { email: 'eva@example.se' })).toBe('FAILED');
});

test('a customer is blocked and unblocked by id, and only the id is printed', async () => {
  await authenticate(api, 'register', 'ivar@example.se', 'long-enough');
  const [found] = z.array(z.looseObject({ id: z.number() })).parse(await run('customer find', { text: 'ivar@' }));
  const id = String(found?.id);
  const ordered = async () =>
    (await placeOrder(api, { items: [[301, 1]], checkout: { email: 'ivar@example.se' } })) !== undefined;

  const block = await admin(api, 'customer', 'block', id, '--reason', 'obetalda fakturor');
  const shown = await run('customer show', { account: id });
  const refused = await ordered();
  const unblock = await admin(api, 'customer', 'unblock', id);

  expect([block.code, JSON.parse(block.out)]).toEqual([
    0,
    expect.objectContaining({ customerId: found?.id, blocked: true }),
  ]);
  expect(block.out).not.toContain('ivar@');
  expect(shown).toMatchObject({ blocked: 'obetalda fakturor' });
  expect([unblock.code, JSON.parse(unblock.out)]).toEqual([0, expect.objectContaining({ blocked: false })]);
  expect([refused, await ordered()]).toEqual([false, true]);
  expect(await codeOf('customer block', { account: '999999999' })).toBe('FAILED');
  expect(await codeOf('customer block', {})).toBe('USAGE');
  expect(await codeOf('customer block', { account: id, email: 'ivar@example.se' })).toBe('USAGE');
});

test('a blocked customer has no login token, and one from before is not exchanged [AUTH-33]', async () => {
  await authenticate(api, 'register', 'liv@example.se', 'long-enough');
  const { token } = z
    .object({ token: z.string() })
    .parse(await run('customer login-token', { account: 'liv@example.se' }));
  const exchange = async () => (await exchangeLoginToken(api, token)).status;

  await run('customer block', { account: 'liv@example.se' });
  const issued = await messageOf('customer login-token', { account: 'liv@example.se' });
  const exchanged = await exchange();
  await run('customer unblock', { account: 'liv@example.se' });

  expect(issued).toContain('is blocked');
  // The refused exchange has ended the token: unblocking does not restore it.
  expect([exchanged, await exchange()]).toEqual([401, 401]);
  expect(await codeOf('customer login-token', { account: 'liv@example.se' })).toBeUndefined();
});

test('a customer is found, shown and exported, and the balance does not fall below 0', async () => {
  await authenticate(api, 'register', 'frida@example.se', 'long-enough');

  expect(await run('customer find', { text: 'frida@' })).toMatchObject([{ email: 'frida@example.se', blocked: false }]);
  const change = { account: 'frida@example.se', currency: 'SEK' };
  expect(await run('customer balance', { ...change, add: 100 })).toMatchObject({ balance: 100 });
  expect(await codeOf('customer balance', { ...change, subtract: '100.01' })).toBe('FAILED');
  expect(await codeOf('customer balance', { ...change, add: 1, subtract: 1 })).toBe('USAGE');
  expect(await run('customer show', { account: 'frida@example.se' })).toMatchObject({ balances: [{ amount: 100 }] });
  const exported = await admin(
    api,
    'customer',
    'export',
    'frida@example.se',
    '--out',
    'frida.json',
    '--actor',
    'karin',
  );
  expect(exported).toMatchObject({ code: 0 });
  expect(statSync(join(api.dataDir, 'frida.json')).mode & 0o777).toBe(0o600);
  expect(await codeOf('customer show', { account: 'nobody@example.se' })).toBe('FAILED');
});

test('the session of a login token shows the shop as the customer for at most an hour, until the logout', async () => {
  await authenticate(api, 'register', 'gun@example.se', 'long-enough');
  const issued = z
    .object({ token: z.string() })
    .parse(await run('customer login-token', { account: 'gun@example.se' }));
  const token = await staffToken(api, issued.token);
  const headers = { authorization: `Bearer ${token}` };
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const user = () => api.runOperation('{ getUser { email } }', {}, headers);

  const before = await user();
  const deletion = await api.runOperation('mutation { deleteUser }', {}, headers);
  await api.get('/auth/logout', { headers });

  const { exp, SpoofedBy } = z.object({ exp: z.number(), SpoofedBy: z.string() }).parse(claims);
  expect([SpoofedBy, exp - Date.now() / 1000 <= 3_600]).toEqual(['karin', true]);
  expect(before.data['getUser']).toEqual({ email: 'gun@example.se' });
  expect(deletion.code).toBe('REAUTHENTICATION_REQUIRED');
  expect((await user()).code).toBe('UNAUTHENTICATED');
  expect(await codeOf('customer login-token', { account: 'gun@example.se', minutes: 61 })).toBe('USAGE');
});

test('a login token is valid at its exchange only: as an access token it neither reads, writes nor logs out [AUTH-33]', async () => {
  const email = 'ulf@example.se';
  const { token: own = '' } = await authenticate(api, 'register', email, 'long-enough');
  const { token } = z.object({ token: z.string() }).parse(await run('customer login-token', { account: email }));
  const headers = { authorization: `Bearer ${token}` };
  const merged = await api.runOperation(
    'mutation ($id: String) { mergeCart(id: $id) { cart { id } } }',
    { id: await createCart() },
    { authorization: `Bearer ${own}` },
  );
  const { id } = z.object({ mergeCart: z.object({ cart: z.object({ id: z.string() }) }) }).parse(merged.data)
    .mergeCart.cart;

  const user = await api.runOperation('{ getUser { email } }', {}, headers);
  const change = await api.runOperation('mutation { updateUser(user: { newsletter: true }) { email } }', {}, headers);
  const cart = await api.runOperation('query ($id: String) { getCart(id: $id) { id } }', { id }, headers);
  const sessions = await api.get('/auth/sessions', { headers });
  await api.get('/auth/logout', { headers });

  expect([user.code, change.code, sessions.status]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 401]);
  expect(cart.data['getCart']).toBeNull();
  expect((await exchangeLoginToken(api, token)).status).toBe(200);
});

test('a login token is exchanged once, and its use is recorded [AUTH-33]', async () => {
  await authenticate(api, 'register', 'siv@example.se', 'long-enough');
  const issued = z.object({ token: z.string() });
  const { token } = issued.parse(await run('customer login-token', { account: 'siv@example.se', minutes: 10 }));
  const emailOf = async (bearer: string) =>
    (await api.runOperation('{ getUser { email } }', {}, { authorization: `Bearer ${bearer}` })).data['getUser'];

  const attempts = await Promise.all([1, 2, 3].map(async () => exchangeLoginToken(api, token)));
  const [first] = attempts.filter(({ ok }) => ok);
  const session = issued.parse(await first?.json());

  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(2);
  expect(await emailOf(session.token)).toEqual({ email: 'siv@example.se' });
  expect(await emailOf(token)).toBeFalsy();
  expect((await exchangeLoginToken(api, session.token)).status).toBe(401);
  expect((await exchangeLoginToken(api, 'x.y.z')).status).toBe(401);
  const { token: own } = issued.parse(await authenticate(api, 'login', 'siv@example.se', 'long-enough'));
  expect((await exchangeLoginToken(api, own)).status).toBe(401);
});
