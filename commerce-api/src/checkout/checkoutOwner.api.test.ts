import { API_KEY, startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { ACCOUNT, BROWSER, checkoutKit, NOTHING_TYPED, PLACE, placed, TYPED } from '../../test/checkoutKit.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';

let api: Api;
const { browser, cartWithItem, checkout, confirmation, customer, typeIn } = checkoutKit(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Headers = Record<string, string>;

test('account data completes a checkout only while its customer is logged in [AUTH-16]', async () => {
  const { headers, refresh } = await customer('astrid@example.se');
  const cartId = await cartWithItem();

  const loggedIn = await checkout(cartId, {}, headers);
  const asGuest = await checkout(cartId);
  await api.get('/auth/logout', { headers: { 'x-auth-refresh-token': refresh } });
  const afterLogout = await checkout(cartId);

  expect(loggedIn).toMatchObject({
    email: 'astrid@example.se',
    identityNumber: '811228-9874',
    billingAddress: ACCOUNT.address,
  });
  expect(asGuest).toEqual(NOTHING_TYPED);
  expect(afterLogout).toEqual(NOTHING_TYPED);
});

test('logout and account deletion delete the checkout input of a customer [AUTH-16]', async () => {
  const first = await customer('bo@example.se');
  const cartId = await cartWithItem();
  await checkout(cartId, { ...TYPED, identityNumber: '811228-9874' }, first.headers);

  expect(await checkout(cartId)).toEqual(NOTHING_TYPED);
  await api.get('/auth/logout', { headers: { 'x-auth-refresh-token': first.refresh } });
  expect(await checkout(cartId)).toEqual(NOTHING_TYPED);

  const again = await authenticate(api, 'login', 'bo@example.se', 'long-enough');
  const headers = { authorization: `Bearer ${again.token}` };
  expect(await checkout(cartId, {}, headers)).toMatchObject({ billingAddress: ACCOUNT.address });
  await checkout(cartId, TYPED, headers);
  const guestCart = await cartWithItem();
  await checkout(guestCart, { ...TYPED, email: 'Bo@example.se' });
  await api.runOperation('mutation { deleteUser }', {}, headers);

  expect(await checkout(cartId)).toEqual(NOTHING_TYPED);
  expect(await checkout(guestCart)).toEqual(NOTHING_TYPED);
});

test('another customer with the same cart gets and orders with their own account data', async () => {
  const first = await customer('cilla@example.se');
  const second = await customer('didrik@example.se');
  const cartId = await cartWithItem();
  const otherAddress = { ...BILLING_ADDRESS, addressLine1: 'Annan väg 9' };
  await checkout(cartId, { ...TYPED, message: 'Ring Cilla', shippingAddress: otherAddress }, first.headers);

  const ofSecond = await checkout(cartId, { shippingId: 2 }, second.headers);
  const { data } = await api.runOperation(
    PLACE,
    { cartId, checkout: { acceptedConsents: ['order'], paymentId: 18 } },
    second.headers,
  );
  const { orderId } = placed.parse(data).placeOrder;
  const { data: ordered } = await api.runOperation(
    'query ($id: Int!) { getOrder(orderId: $id) { message billingAddress { addressLine1 } shippingAddress { addressLine1 } } }',
    { id: Number(orderId) },
    second.headers,
  );

  expect(ofSecond).toMatchObject({
    email: 'didrik@example.se',
    billingAddress: ACCOUNT.address,
    shippingAddress: null,
  });
  expect(ordered['getOrder']).toEqual({
    message: '',
    billingAddress: { addressLine1: 'Björkvägen 12' },
    shippingAddress: { addressLine1: 'Björkvägen 12' },
  });
});

test('the input of a guest stays after login, and account data completes it [CHECKOUT-12]', async () => {
  const { headers, refresh } = await customer('elsa@example.se');
  let token: Headers = {};
  const shopper = browser(() => token);
  const cartId = await cartWithItem();
  await typeIn(shopper, cartId, { billingAddress: { firstName: 'Ella', zip: '12345' }, message: 'Ring på' });

  token = headers;
  const loggedIn = await typeIn(shopper, cartId, { shippingId: 1 });
  token = {};
  const loggedOut = await typeIn(shopper, cartId);
  await shopper.logout(refresh);

  expect(loggedIn).toMatchObject({
    email: 'elsa@example.se',
    billingAddress: { ...ACCOUNT.address, firstName: 'Ella', zip: '12345' },
  });
  expect(loggedOut).toEqual(NOTHING_TYPED);
  expect(shopper.cookie()).toBe('');
});

test('a typed address is not mixed with address fields of the account', async () => {
  const { headers } = await customer('fia@example.se');
  const cartId = await cartWithItem();

  const result = await checkout(cartId, { billingAddress: { zip: '999 99' } }, headers);

  expect(result).toMatchObject({
    billingAddress: { firstName: 'Astrid', zip: '999 99', addressLine1: '', city: '', entryCode: '' },
  });
});

test('the input of a guest can be read only with the key of their browser', async () => {
  const shopper = browser();
  const cartId = await cartWithItem();
  await typeIn(shopper, cartId, TYPED);

  expect(await typeIn(shopper, cartId)).toMatchObject({ email: TYPED.email });
  expect(await checkout(cartId, {}, { 'x-checkout-key': shopper.key() })).toMatchObject({ email: TYPED.email });
  expect(await checkout(cartId)).toEqual(NOTHING_TYPED);
  expect(await typeIn(browser(), cartId)).toEqual(NOTHING_TYPED);
  expect(await checkout(cartId, {}, { 'x-checkout-key': 'a'.repeat(43) })).toEqual(NOTHING_TYPED);
  expect(await typeIn(shopper, cartId)).toMatchObject({ email: TYPED.email });
});

test('logout deletes the input of a guest, even for a stolen key', async () => {
  const shopper = browser();
  const cartId = await cartWithItem();
  await typeIn(shopper, cartId, TYPED);
  const key = shopper.key();

  await shopper.logout('');

  expect(shopper.cookie()).toBe('');
  expect(await checkout(cartId, {}, { 'x-checkout-key': key })).toEqual(NOTHING_TYPED);
});

test('a browser with a planted cart id neither reads nor merges the input of a client without a key', async () => {
  const cartId = await cartWithItem();
  await checkout(cartId, { ...TYPED, shippingAddress: BILLING_ADDRESS });
  const victim = browser();

  expect(await typeIn(victim, cartId)).toEqual(NOTHING_TYPED);
  expect(await typeIn(victim, cartId, { email: 'gun@example.se' })).toEqual({
    ...NOTHING_TYPED,
    email: 'gun@example.se',
  });
  expect(await checkout(cartId)).toEqual(NOTHING_TYPED);
});

test('a client without a key can read its input by cart id', async () => {
  const cartId = await cartWithItem();
  await checkout(cartId, TYPED);

  expect(await checkout(cartId, { paymentId: 0, shippingId: 0 })).toMatchObject({ email: TYPED.email });
});

test('the key is 256 random bits in an HttpOnly, SameSite cookie', async () => {
  const cartId = await cartWithItem();
  const send = (more: Headers) =>
    api.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': API_KEY, ...more },
      body: JSON.stringify({
        query:
          'mutation ($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email } }',
        variables: { id: cartId, checkout: TYPED },
      }),
    });

  const [plain = ''] = (await send(BROWSER)).headers.getSetCookie();
  const [secure = ''] = (await send({ ...BROWSER, 'x-forwarded-proto': 'https' })).headers.getSetCookie();

  expect(plain).toMatch(/^checkout-key=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly;.* SameSite=Lax$/);
  expect(secure).toMatch(/^__Host-checkout-key=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await send({})).headers.getSetCookie()).toEqual([]);
  // On HTTPS, a cookie that a sibling domain can set is not accepted as a key.
  const planted = await send({ ...BROWSER, 'x-forwarded-proto': 'https', cookie: plain.split(';')[0] ?? '' });
  expect(planted.headers.getSetCookie()[0]).not.toContain(plain.slice('checkout-key='.length, 40));
});

test('checkout input and confirmations expire, for cart id and key, and a public link still has the parcel', async () => {
  const sharedApi = api;
  api = await startApi();
  try {
    const typedCart = await cartWithItem();
    await checkout(typedCart, TYPED);
    const plainCart = await cartWithItem();
    const plain = placed.parse((await api.runOperation(PLACE, { cartId: plainCart, checkout: TYPED })).data).placeOrder;
    const shopper = browser();
    const keyCart = await cartWithItem();
    const own = placed.parse(await shopper.runOperation(PLACE, { cartId: keyCart, checkout: TYPED })).placeOrder;
    const key = { 'x-checkout-key': shopper.key() };
    expect(await checkout(typedCart)).toMatchObject({ email: TYPED.email });
    expect((await confirmation(plain.orderId, plainCart)).data['checkout']).not.toBeNull();
    expect((await confirmation(own.orderId, keyCart, key)).data['checkout']).not.toBeNull();

    await api.end();
    await onDatabase(
      api,
      `await sql\`update checkout set expires_at = now()\`.execute(db);
       await sql\`update shop_order set confirmation_expires_at = now()\`.execute(db);
       await sql\`update order_shipping set parcel_number = 'P-1', tracking_link = 'https://carrier.example/P-1'\`.execute(db);`,
    );
    api = await startApi({ DATA_DIR: api.dataDir });

    expect(await checkout(typedCart)).toEqual(NOTHING_TYPED);
    expect((await confirmation(plain.orderId, plainCart)).data['checkout']).toBeNull();
    expect((await confirmation(own.orderId, keyCart, key)).data['checkout']).toBeNull();
    const link = await api.runOperation(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { shippingDetails { parcelNumber trackingLink } } }',
      { id: own.publicId },
    );
    expect(link.data['getOrderPublic']).toEqual({
      shippingDetails: [{ parcelNumber: 'P-1', trackingLink: 'https://carrier.example/P-1' }],
    });
  } finally {
    await api.stop();
    api = sharedApi;
  }
});
