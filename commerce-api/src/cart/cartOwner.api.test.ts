import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate, staffToken } from '../../test/authClient.ts';
import { BROWSER, PLACE, TYPED } from '../../test/checkoutKit.ts';
import { linesOf, mergeKit } from '../../test/mergeKit.ts';
import { operate } from '../../test/operator.ts';

const SECRETS = { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 's'.repeat(32) };

let api: Api;
const { newCustomer, addTo, guestCart, sendMerge, merge, read } = mergeKit(() => api);
beforeAll(async () => {
  api = await startApi(SECRETS);
});
afterAll(() => api.stop());

test('the cart of a customer is unknown to guests and other customers', async () => {
  const headers = await newCustomer();
  const other = await newCustomer();
  const { cart } = await merge(await guestCart([101, 1]), headers);
  const own = await merge(await guestCart([201, 1]), other);
  const { id } = cart;

  for (const sender of [{}, BROWSER, other]) {
    const send = (operation: string, variables: object = {}) =>
      api.runOperation(operation, { id, ...variables }, sender);
    expect(await read(id, sender)).toBeNull();
    expect((await addTo(id, 301, 1, sender)).data['addToCart']).toBeNull();
    const refused = [
      await send('query ($id: String) { found: getCart(id: $id, forceRefresh: true) { id } }'),
      await send('mutation ($id: String!) { found: clearCart(id: $id) { id } }'),
      await send('mutation ($id: String!) { found: cloneCart(id: $id) { id } }'),
      await send('mutation ($id: String!) { found: completeCart(id: $id) { id } }'),
      await send('mutation ($id: String!) { found: setCartPromoCode(id: $id, promoCode: "") { id } }'),
      await send('mutation ($id: String!) { found: createOrUpdateCheckout(cartId: $id, checkout: {}) { email } }'),
      await send(PLACE.replace('placeOrder(', 'found: placeOrder('), { cartId: id, checkout: TYPED }),
    ];
    expect(refused.map(({ data }) => data['found'])).toEqual(refused.map(() => null));
  }
  expect(await merge(id, other)).toEqual({ cart: own.cart, restored: [{ skuId: 201, quantity: 1 }], limited: [] });
  expect(await read(id, headers)).toEqual(cart);
});

test('only a customer may merge carts, and not a member of staff in the name of a customer', async () => {
  const id = await guestCart([101, 1]);
  await authenticate(api, 'register', 'staffed@example.se', 'long-enough');
  const { result } = await operate(api, 'customer login-token', { account: 'staffed@example.se' });
  const token = await staffToken(api, z.object({ token: z.string() }).parse(result).token);

  expect((await sendMerge(id, {})).code).toBe('UNAUTHENTICATED');
  expect((await sendMerge(id, { authorization: `Bearer ${token}` })).code).toBe('FORBIDDEN');
  expect(linesOf(await read(id))).toEqual([[101, 1]]);
});

test('logging out leaves the cart to the account, and the browser cannot read it', async () => {
  const email = 'leaves@example.se';
  const { token, refresh } = await authenticate(api, 'register', email, 'long-enough');
  const headers = { authorization: `Bearer ${token}` };
  const { cart } = await merge(await guestCart([101, 2]), headers);

  await api.get('/auth/logout', { headers: { 'x-auth-refresh-token': refresh } });

  expect(await read(cart.id, headers)).toBeNull();
  const login = await authenticate(api, 'login', email, 'long-enough');
  expect(await merge(null, { authorization: `Bearer ${login.token}` })).toMatchObject({ cart });
});

/** The same token, signed by the shop, after its lifetime. */
function expired(token: string): Promise<string> {
  const { alg = '', ...header } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 60 })
    .setProtectedHeader({ alg, ...header })
    .sign(new TextEncoder().encode(SECRETS.AUTH_SECRET));
}

test('a browser whose token has just expired can use the cart until the session ends, but not merge carts', async () => {
  const { token = '', refresh } = await authenticate(api, 'register', 'sleeps@example.se', 'long-enough');
  const { cart } = await merge(await guestCart([101, 2]), { authorization: `Bearer ${token}` });
  const headers = { authorization: `Bearer ${await expired(token)}` };

  expect((await api.runOperation('{ getUser { email } }', {}, headers)).code).toBe('UNAUTHENTICATED');
  expect(await read(cart.id, headers)).toEqual(cart);
  expect((await addTo(cart.id, 201, 1, headers)).data['addToCart']).toMatchObject({ id: cart.id });
  expect((await sendMerge(cart.id, headers)).code).toBe('UNAUTHENTICATED');
  await api.get('/auth/logout', { headers: { 'x-auth-refresh-token': refresh } });
  expect(await read(cart.id, headers)).toBeNull();
});

test('the export of a customer lists the cart [ACCOUNT-18]', async () => {
  const headers = await newCustomer();
  await merge(await guestCart([201, 1]), headers);
  await merge(await guestCart([101, 2]), headers);

  const { data } = await api.runOperation('mutation { exportUser }', {}, headers);

  const { exportUser } = z.object({ exportUser: z.string() }).parse(data);
  expect(JSON.parse(exportUser)).toMatchObject({ carts: [{ lines: [{ quantity: 1 }, { quantity: 2 }] }] });
});

test('a deleted account has no cart', async () => {
  const headers = await newCustomer();
  const { cart } = await merge(await guestCart([101, 2]), headers);
  const merged = await guestCart([201, 2]);
  await merge(merged, headers);

  await api.runOperation('mutation { deleteUser }', {}, headers);

  expect(linesOf(await read(cart.id))).toEqual([]);
  expect(linesOf(await read(merged))).toEqual([]);
});
