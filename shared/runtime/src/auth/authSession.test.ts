/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { createAppStore } from '../state/appStore.ts';
import { sessionSlice } from '../state/sessionSlice.ts';
import { ASTRID, LOGIN, REFUSED, TOKEN, aSession, freezeTime, resetBrowser, unused } from '../testing/aSession.ts';
import { createAuthSession } from './authSession.ts';

beforeEach(freezeTime);
afterEach(resetBrowser);

test('a shopper is a visitor, a customer after the login, and a visitor again after the logout [AUTH-01]', async () => {
  const { session, user } = aSession();
  const tokenCookies = () => [...document.cookie.matchAll(/(ralph-auth|apollo-token)=/g)].length;
  expect([user(), tokenCookies()]).toEqual([null, 0]);

  await session.login(LOGIN);
  expect([user(), tokenCookies()]).toEqual([ASTRID, 2]);

  await session.logout();
  expect([user(), tokenCookies()]).toEqual([null, 0]);
});

test('a logout removes what was typed in the checkout', async () => {
  const { session } = aSession({ userName: ASTRID });
  localStorage.setItem('checkout-draft', '{}');

  await session.logout();

  expect(localStorage.getItem('checkout-draft')).toBeNull();
});

test('a session that ends keeps what was typed in the checkout, for the next login [AUTH-17]', async () => {
  const { session, client, user } = aSession({ userName: ASTRID });
  localStorage.setItem('checkout-draft', '{}');
  client.refresh.mockResolvedValue(REFUSED);

  await session.renew();

  expect([user(), localStorage.getItem('checkout-draft')]).toEqual([null, '{}']);
});

const NO_RESPONSE = { ok: false, reason: 'unreachable' } as const;

test('a refresh without a response, as of a page that a navigation leaves, removes nothing before it was tried again [AUTH-17]', async () => {
  const { session, client, user } = aSession({ userName: ASTRID });
  document.cookie = `ralph-auth=${TOKEN}`;
  client.refresh.mockResolvedValue(NO_RESPONSE);

  const renewed = session.renew();
  await jest.advanceTimersByTimeAsync(999);
  expect([user(), document.cookie]).toEqual([ASTRID, expect.stringContaining(TOKEN)]);
  expect(client.refresh).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(1);
  await renewed;
  expect(client.refresh).toHaveBeenCalledTimes(2);
  expect([user(), document.cookie.includes('ralph-auth')]).toEqual([null, false]);
});

test('a refresh that is answered at its second try keeps the session', async () => {
  const { session, client, user } = aSession({ userName: ASTRID });
  client.refresh.mockResolvedValueOnce(NO_RESPONSE);

  const renewed = session.renew();
  await jest.advanceTimersByTimeAsync(1_000);
  await renewed;

  expect([user(), document.cookie.includes(TOKEN)]).toEqual([ASTRID, true]);
});

test('a login makes the visitor a customer and stores the token in cookies [AUTH-15]', async () => {
  const { session, user } = aSession();
  expect(user()).toBeNull();

  const outcome = await session.login(LOGIN);

  expect(outcome).toEqual({ ok: true, userName: ASTRID });
  expect(user()).toBe(ASTRID);
  expect(document.cookie).toContain(`ralph-auth=${TOKEN}`);
  expect(document.cookie).toContain(`apollo-token=${TOKEN}`);
});

test('a refused login leaves the visitor as before', async () => {
  const { session, client, user, effectCounts } = aSession();
  client.login.mockResolvedValue(REFUSED);

  expect(await session.login(LOGIN)).toEqual(REFUSED);
  expect(user()).toBeNull();
  expect(document.cookie).toBe('');
  expect(effectCounts()).toEqual([0, 0, 0]);
});

test('a login clears the data cache, then loads the cart and calls identityChanged [AUTH-21]', async () => {
  const { session, reset, load, identityChanged, effectCounts } = aSession();

  await session.login(LOGIN);

  expect(effectCounts()).toEqual([1, 1, 1]);
  expect(reset.mock.invocationCallOrder[0]).toBeLessThan(Number(load.mock.invocationCallOrder[0]));
  expect(identityChanged).toHaveBeenCalledWith(ASTRID);
});

test('a logout clears the data cache [AUTH-21]', async () => {
  const { session, effectCounts } = aSession({ userName: ASTRID });

  await session.logout();

  expect(effectCounts()).toEqual([1, 1, 1]);
});

test('a login merges the carts, and a logout removes the customer’s cart from the page', async () => {
  const { session, load } = aSession();

  await session.login(LOGIN);
  await session.logout();

  expect(load.mock.calls).toEqual([[{ after: 'login' }], [{ after: 'logout' }]]);
});

test('with skipCacheReset login and logout keep the data cache [AUTH-21]', async () => {
  const { session, effectCounts } = aSession();

  await session.login(LOGIN, { skipCacheReset: true });
  await session.logout({ skipCacheReset: true });

  expect(effectCounts()).toEqual([0, 2, 2]);
});

test.each([{}, { skipCacheReset: true }])('login and logout restart websockets (%j) [AUTH-20]', async (options) => {
  const { session, restartSubscriptions } = aSession();

  await session.login(LOGIN, options);
  expect(restartSubscriptions).toHaveBeenCalledTimes(1);

  await session.logout(options);
  expect(restartSubscriptions).toHaveBeenCalledTimes(2);
});

test('a login succeeds even if the cart does not load', async () => {
  const { session, load } = aSession();
  load.mockRejectedValue(new Error('offline'));

  expect(await session.login(LOGIN)).toMatchObject({ ok: true });
});

test('a logout ends the session in the service, the cookies, the page and the timer', async () => {
  const { session, client, user } = aSession();
  await session.login(LOGIN);

  await session.logout();
  await jest.advanceTimersByTimeAsync(900_000);

  expect(client.logout).toHaveBeenCalledTimes(1);
  expect(client.refresh).not.toHaveBeenCalled();
  expect(user()).toBeNull();
  expect(document.cookie).toBe('ralph-user-type=ORGANIZATION');
});

test('the flag is set by a signed login and removed by a logout [AUTH-29]', async () => {
  const { session } = aSession();

  await session.login(LOGIN);
  expect(localStorage.getItem('isSign')).not.toBeNull();

  await session.logout();
  expect(localStorage.getItem('isSign')).toBeNull();
});

test('a registration logs in and keeps the customer type selected on the page', async () => {
  const { session, store, user } = aSession();

  expect(await session.register(LOGIN)).toEqual({ ok: true, userName: ASTRID });
  expect(user()).toBe(ASTRID);
  expect(store.getState().site.customerType).toBe('PERSON');
  expect(document.cookie).toContain('ralph-user-type=PERSON');
});

test('a wrong password on a password change logs out', async () => {
  const { session, client, user } = aSession({ userName: ASTRID });
  client.changePassword.mockResolvedValue(REFUSED);

  expect(await session.changePassword({ ...LOGIN, newPassword: 'kallrökt' })).toEqual(REFUSED);
  expect(client.logout).toHaveBeenCalledTimes(1);
  expect(user()).toBeNull();
});

test('follow takes over the user of another tab from the cookies and schedules the refresh', async () => {
  document.cookie = `ralph-auth=${TOKEN}; Path=/`;
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
  const { session, client, user, effectCounts } = aSession();

  await session.follow();
  await session.follow();
  expect(user()).toBe(ASTRID);
  expect(effectCounts()).toEqual([1, 1, 1]);
  await jest.advanceTimersByTimeAsync(810_000);
  expect(client.refresh).toHaveBeenCalledTimes(1);

  document.cookie = 'ralph-user=; Path=/; Max-Age=0';
  await session.follow();
  expect(user()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('a password change is refused if the page shows another user than the cookies', async () => {
  const { session, client } = aSession({ userName: ASTRID, mayMutate: () => false });

  expect(await session.changePassword({ ...LOGIN, newPassword: 'kallrökt' })).toEqual({
    ok: false,
    reason: 'otherUser',
  });
  expect(client.changePassword).not.toHaveBeenCalled();
});

test('a failed load of the code is a refusal without an error, and the next call retries [AUTH-30]', async () => {
  const { session } = aSession();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({ createTokenManager: () => session });
  const deferredSession = createAuthSession({ ...unused, store: createAppStore() }, load);

  expect(await deferredSession.login(LOGIN)).toEqual({ ok: false, reason: 'unreachable' });
  expect(await deferredSession.login(LOGIN)).toMatchObject({ ok: true });
});

test('a logout whose code cannot be loaded rejects and leaves the customer logged in', async () => {
  const { session, store, client } = aSession({ userName: ASTRID });
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({ createTokenManager: () => session });
  const deferredSession = createAuthSession({ ...unused, store }, load);

  await expect(deferredSession.logout()).rejects.toThrow('Loading chunk failed');
  expect(sessionSlice.selectors.selectUserName(store.getState())).toBe(ASTRID);

  await deferredSession.logout();
  expect(sessionSlice.selectors.selectUserName(store.getState())).toBeNull();
  expect(client.logout).toHaveBeenCalledTimes(1);
});
