/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { createAppStore } from '../state/appStore.ts';
import { createAuthSession } from './authSession.ts';
import { ASTRID, LOGIN, REFUSED, TOKEN, UNAVAILABLE, aSession, freezeTime, leavePage, unused } from './testSession.ts';

beforeEach(freezeTime);
afterEach(leavePage);

test('AUTH-01 AUTH-15 with a token the visitor is a customer, and the token is in the cookies', async () => {
  const { session, user } = aSession();
  expect(user()).toBeNull();

  const outcome = await session.login(LOGIN);

  expect(outcome).toEqual({ ok: true, userName: ASTRID });
  expect(user()).toBe(ASTRID);
  expect(document.cookie).toContain(`ralph-auth=${TOKEN}`);
  expect(document.cookie).toContain(`apollo-token=${TOKEN}`);
});

test('a refused login leaves the visitor as before', async () => {
  const { session, client, user, told } = aSession();
  client.login.mockResolvedValue(REFUSED);

  expect(await session.login(LOGIN)).toEqual(REFUSED);
  expect(user()).toBeNull();
  expect(document.cookie).toBe('');
  expect(told()).toEqual([0, 0, 0]);
});

test('AUTH-21 a login drops the data cache, then loads the cart and tells', async () => {
  const { session, reset, load, identityChanged, told } = aSession();

  await session.login(LOGIN);

  expect(told()).toEqual([1, 1, 1]);
  expect(reset.mock.invocationCallOrder[0]).toBeLessThan(Number(load.mock.invocationCallOrder[0]));
  expect(identityChanged).toHaveBeenCalledWith(ASTRID);
});

test('AUTH-21 a logout drops the data cache too', async () => {
  const { session, told } = aSession({ userName: ASTRID });

  await session.logout();

  expect(told()).toEqual([1, 1, 1]);
});

test('AUTH-21 told not to, login and logout keep the data cache', async () => {
  const { session, told } = aSession();

  await session.login(LOGIN, { skipCacheReset: true });
  await session.logout({ skipCacheReset: true });

  expect(told()).toEqual([0, 2, 2]);
});

test('a cart that does not load spoils no login', async () => {
  const { session, load } = aSession();
  load.mockRejectedValue(new Error('offline'));

  expect(await session.login(LOGIN)).toMatchObject({ ok: true });
});

test('a logout ends the session everywhere: service, cookies, page, timer', async () => {
  const { session, client, user } = aSession();
  await session.login(LOGIN);

  await session.logout();
  await jest.advanceTimersByTimeAsync(900_000);

  expect(client.logout).toHaveBeenCalledTimes(1);
  expect(client.refresh).not.toHaveBeenCalled();
  expect(user()).toBeNull();
  expect(document.cookie).toBe('ralph-user-type=ORGANIZATION');
});

test('AUTH-29 the flag is set by a signed login and removed by a logout', async () => {
  const { session } = aSession();

  await session.login(LOGIN);
  expect(localStorage.getItem('isSign')).not.toBeNull();

  await session.logout();
  expect(localStorage.getItem('isSign')).toBeNull();
});

test('registering signs in and keeps the customer type chosen on the page', async () => {
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

test('a tab follows the cookies of another tab, and keeps the token of both alive', async () => {
  document.cookie = `ralph-auth=${TOKEN}; Path=/`;
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
  const { session, client, user, told } = aSession();

  await session.follow();
  await session.follow();
  expect(user()).toBe(ASTRID);
  expect(told()).toEqual([1, 1, 1]);
  await jest.advanceTimersByTimeAsync(810_000);
  expect(client.refresh).toHaveBeenCalledTimes(1);

  document.cookie = 'ralph-user=; Path=/; Max-Age=0';
  await session.follow();
  expect(user()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('a password is not changed from a page that shows another user than the cookies', async () => {
  const { session, client } = aSession({ userName: ASTRID, mayMutate: () => false });

  expect(await session.changePassword({ ...LOGIN, newPassword: 'kallrökt' })).toEqual(UNAVAILABLE);
  expect(client.changePassword).not.toHaveBeenCalled();
});

test('AUTH-30 code that does not arrive is silent, and asked for again', async () => {
  const { session } = aSession();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({ createTokenManager: () => session });
  const late = createAuthSession({ ...unused, store: createAppStore() }, load);

  expect(await late.login(LOGIN)).toEqual(UNAVAILABLE);
  expect(await late.login(LOGIN)).toMatchObject({ ok: true });
});
