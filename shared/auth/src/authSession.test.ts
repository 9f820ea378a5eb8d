/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { createAppStore, type AppStore } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import type { AuthAnswer, AuthClient } from './authClient.ts';
import { createAuthSession, type AuthSession, type AuthSessionOptions } from './authSession.ts';
import { writeBearerCookie } from './sessionCookies.ts';
import { aToken } from './testToken.ts';

const ASTRID = 'astrid.lind@hemvist.example';
const LOGIN = { username: ASTRID, password: 'linoljaa', rememberUser: true };
const TOKEN = aToken({ name: ASTRID, CustomerType: 'Organization', exp: Date.parse('2026-03-01T12:15:00Z') / 1000 });
const ISSUED: AuthAnswer = { ok: true, issued: { token: TOKEN, maxAgeSeconds: 900 } };
const REFUSED: AuthAnswer = { ok: false, reason: 'credentials' };
const UNAVAILABLE: AuthAnswer = { ok: false, reason: 'unavailable' };

const unused = {
  endpoints: { authEndpoint: '/auth', signEndpoint: '/sign/' },
  operations: { reset: async () => undefined },
  cart: { load: async () => undefined },
  customerTypeToggle: false,
};

interface Setting {
  session: AuthSession;
  store: AppStore;
  client: ReturnType<typeof stubClient>;
  reset: jest.Mock;
  load: jest.Mock;
  identityChanged: jest.Mock;
  user: () => string | null;
  /** How often the cache was dropped, the cart loaded and the change told, in this order. */
  told: () => number[];
}

async function issue(): Promise<AuthAnswer> {
  return ISSUED;
}

/** A service that says yes, until a test says otherwise. */
function stubClient() {
  return {
    login: jest.fn(issue),
    register: jest.fn(issue),
    changePassword: jest.fn(issue),
    refresh: jest.fn(issue),
    logout: jest.fn(async () => undefined),
  } satisfies AuthClient;
}

function aSession(changes: Partial<AuthSessionOptions> & { userName?: string } = {}): Setting {
  const { userName = null, ...options } = changes;
  const store = createAppStore({ session: { userName } });
  const client = stubClient();
  const reset = jest.fn(async () => undefined);
  const load = jest.fn(async () => undefined);
  const identityChanged = jest.fn();
  const session = createAuthSession({
    ...unused,
    store,
    operations: { reset },
    cart: { load },
    customerTypeToggle: true,
    identityChanged,
    client,
    ...options,
  });
  const user = () => sessionSlice.selectors.selectUserName(store.getState());
  const told = () => [reset, load, identityChanged].map(({ mock }) => mock.calls.length);
  return { session, store, client, reset, load, identityChanged, user, told };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  for (const name of ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'ralph-user-type']) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

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

test.each([
  [true, 604_800],
  [false, 1_800],
])('AUTH-25 with remember-me %p the user cookies last %i seconds', async (rememberUser, seconds) => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();

  await session.login({ ...LOGIN, rememberUser });

  expect(cookie).toHaveBeenCalledWith(
    `ralph-user=${encodeURIComponent(ASTRID)}; Path=/; Max-Age=${seconds}; SameSite=Lax`,
  );
  expect(cookie).toHaveBeenCalledWith(`ralph-user-maxage=${seconds}; Path=/; Max-Age=${seconds}; SameSite=Lax`);
});

test('AUTH-26 AUTH-28 the auth cookie lasts as long as the token, the bearer cookie 7 days on / and not secure', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();

  await session.login(LOGIN);

  expect(cookie).toHaveBeenCalledWith(`ralph-auth=${TOKEN}; Path=/; Max-Age=900; SameSite=Lax`);
  expect(cookie).toHaveBeenCalledWith(`apollo-token=${TOKEN}; Path=/; Max-Age=604800; SameSite=Lax`);
});

test('AUTH-19 a lifetime in days becomes the moment at which the browser drops the bearer cookie', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');

  writeBearerCookie(TOKEN, 2);
  writeBearerCookie(TOKEN);

  expect(cookie.mock.calls.map(([text]) => /Max-Age=(\d+)/.exec(text)?.[1])).toEqual(['172800', '604800']);
});

test('AUTH-22 AUTH-27 with the toggle a login brings back the customer type of its cookie, for another year', async () => {
  document.cookie = 'ralph-user-type=PERSON; Path=/';
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session, store } = aSession();
  store.dispatch({ type: 'site/customerTypeChosen', payload: 'ORGANIZATION' });

  await session.login(LOGIN);

  expect(store.getState().site).toMatchObject({ customerType: 'PERSON', vatIncluded: true });
  expect(cookie).toHaveBeenCalledWith('ralph-user-type=PERSON; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('AUTH-22 without the toggle a login leaves the customer type alone', async () => {
  document.cookie = 'ralph-user-type=ORGANIZATION; Path=/';
  const { session, store } = aSession({ customerTypeToggle: false });

  await session.login(LOGIN);

  expect(store.getState().site.customerType).toBe('PERSON');
});

test('a first login with the toggle takes the customer type of the token', async () => {
  const { session, store } = aSession();

  await session.login(LOGIN);

  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
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

  await session.login(LOGIN, { keepCache: true });
  await session.logout({ keepCache: true });

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

test('AUTH-29 without the flag a page asks for no session', async () => {
  const { session, client } = aSession();

  await session.start();

  expect(client.refresh).not.toHaveBeenCalled();
});

test('a page takes up the session that the flag speaks of', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, user, told } = aSession();

  await session.start();

  expect(user()).toBe(ASTRID);
  expect(document.cookie).toContain(`ralph-auth=${TOKEN}`);
  expect(told()).toEqual([1, 1, 1]);
});

test('a session whose page was already shown as its own is taken up without a refetch', async () => {
  localStorage.setItem('isSign', 'true');
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
  document.cookie = `ralph-auth=${TOKEN}; Path=/`;
  const { session, told } = aSession({ userName: ASTRID });

  await session.start();

  expect(told()).toEqual([0, 0, 0]);
});

test('AUTH-23 the token is refreshed at 90 % of its life, and again after that', async () => {
  const { session, client } = aSession();
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(809_999);
  expect(client.refresh).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(client.refresh).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(810_000);
  expect(client.refresh).toHaveBeenCalledTimes(2);
});

test('AUTH-23 a token without a lifetime is not refreshed', async () => {
  const { session, client } = aSession();
  client.login.mockResolvedValue({ ok: true, issued: { token: TOKEN, maxAgeSeconds: 0 } });
  await session.login(LOGIN);

  expect(jest.getTimerCount()).toBe(0);
});

test('a refresh keeps the user for as long as the login asked for', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();
  await session.login({ ...LOGIN, rememberUser: false });
  cookie.mockClear();

  await jest.advanceTimersByTimeAsync(810_000);

  expect(cookie).toHaveBeenCalledWith('ralph-user-maxage=1800; Path=/; Max-Age=1800; SameSite=Lax');
});

test('AUTH-17 a refused refresh makes the customer a visitor', async () => {
  const { session, client, user, identityChanged } = aSession();
  client.refresh.mockResolvedValue(REFUSED);
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(810_000);

  expect(user()).toBeNull();
  expect(document.cookie).not.toMatch(/ralph-auth|apollo-token|ralph-user=/);
  expect(localStorage.getItem('isSign')).toBeNull();
  expect(identityChanged).toHaveBeenLastCalledWith(null);
});

test('AUTH-17 a refresh that finds nobody to ask makes a visitor until the next page view', async () => {
  const { session, client, user } = aSession();
  client.refresh.mockResolvedValue(UNAVAILABLE);
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(810_000);

  expect(user()).toBeNull();
  expect(localStorage.getItem('isSign')).not.toBeNull();
});

test('a session that is over and was shown to nobody goes without a word', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, client, told } = aSession();
  client.refresh.mockResolvedValue(REFUSED);

  await session.start();

  expect(told()).toEqual([0, 0, 0]);
});

test('a refresh that was under way when the customer logged out signs nobody in again', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, client, user } = aSession({ userName: ASTRID });
  const asked = Promise.withResolvers<AuthAnswer>();
  client.refresh.mockReturnValue(asked.promise);
  const started = session.start();
  await session.logout();

  asked.resolve(ISSUED);
  await started;

  expect(user()).toBeNull();
  expect(document.cookie).not.toContain('ralph-auth');
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

test('a tab follows another without telling it back, and keeps the token of both alive', async () => {
  document.cookie = `ralph-auth=${TOKEN}; Path=/`;
  const { session, client, user, told } = aSession();

  await session.follow(ASTRID);
  expect(user()).toBe(ASTRID);
  expect(told()).toEqual([1, 1, 0]);
  await jest.advanceTimersByTimeAsync(810_000);
  expect(client.refresh).toHaveBeenCalledTimes(1);

  await session.follow(null);
  expect(user()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('AUTH-30 code that does not arrive is silent, and asked for again', async () => {
  const { session } = aSession();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({ createTokenLife: () => session });
  const late = createAuthSession({ ...unused, store: createAppStore() }, load);

  expect(await late.login(LOGIN)).toEqual(UNAVAILABLE);
  expect(await late.login(LOGIN)).toMatchObject({ ok: true });
});
