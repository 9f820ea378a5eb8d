/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { createQueue } from '@hemvaror/domain/createQueue';
import {
  ASTRID,
  ISSUED,
  LOGIN,
  REFUSED,
  TOKEN,
  UNAVAILABLE,
  aSession,
  freezeTime,
  resetBrowser,
} from '../testing/aSession.ts';
import { aToken } from '../testing/aToken.ts';
import type { AuthResult } from './authClient.ts';

beforeEach(freezeTime);
afterEach(resetBrowser);

test('without the flag start sends no request [AUTH-29]', async () => {
  const { session, client } = aSession();

  await session.start();

  expect(client.refresh).not.toHaveBeenCalled();
});

test('start resumes the session if the flag is set', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, user, effectCounts } = aSession();

  await session.start();

  expect(user()).toBe(ASTRID);
  expect(document.cookie).toContain(`ralph-auth=${TOKEN}`);
  expect(effectCounts()).toEqual([1, 1, 1]);
});

test('start resumes the session of a page that shows a customer without the flag, as storage may be blocked', async () => {
  const { session, client } = aSession({ userName: ASTRID });
  client.refresh.mockResolvedValue(REFUSED);

  await session.start();

  expect(client.refresh).toHaveBeenCalledTimes(1);
});

test('resuming a session whose page was rendered for the customer does not refetch', async () => {
  localStorage.setItem('isSign', 'true');
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
  document.cookie = `ralph-auth=${TOKEN}; Path=/`;
  const { session, effectCounts } = aSession({ userName: ASTRID });

  await session.start();

  expect(effectCounts()).toEqual([0, 0, 0]);
});

test.each([
  ['has expired', aToken({ name: ASTRID, exp: Date.parse('2026-03-01T11:59:59Z') / 1000 })],
  ['is invalid', 'tampered.with.it'],
])('a page whose token %s was rendered for a visitor, and is fetched again', async (_what, token) => {
  document.cookie = `ralph-auth=${token}; Path=/`;
  const { session, effectCounts } = aSession({ userName: ASTRID });

  await session.start();

  expect(document.cookie).toContain(`ralph-auth=${TOKEN}`);
  expect(effectCounts()).toEqual([1, 1, 1]);
});

test('a device clock that is one hour ahead does not cause a refresh per call', async () => {
  const { session, client } = aSession();
  await session.login(LOGIN);
  jest.setSystemTime(new Date('2026-03-01T13:00:00Z'));

  await session.sessions();
  await session.sessions();

  expect(client.refresh).not.toHaveBeenCalled();
  expect(client.sessions).toHaveBeenCalledWith(TOKEN);
});

test('concurrent refreshes share one request', async () => {
  const { session, client, user } = aSession({ userName: ASTRID });

  await Promise.all([session.start(), session.renew()]);
  expect(client.refresh).toHaveBeenCalledTimes(1);

  await session.renew();
  expect(client.refresh).toHaveBeenCalledTimes(2);
  expect(user()).toBe(ASTRID);
});

test('the user name comes from the token, not from the user cookie', async () => {
  document.cookie = 'ralph-user=someone@else.example; Path=/';
  const { session, user } = aSession({ userName: 'someone@else.example' });

  await session.start();

  expect(user()).toBe(ASTRID);
});

test('the token is refreshed at 90 % of its lifetime, and so is the next one [AUTH-23]', async () => {
  const { session, client } = aSession();
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(809_999);
  expect(client.refresh).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(client.refresh).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(810_000);
  expect(client.refresh).toHaveBeenCalledTimes(2);
});

test('a token without a lifetime is not refreshed [AUTH-23]', async () => {
  const { session, client } = aSession();
  client.login.mockResolvedValue({ ok: true, issued: { token: TOKEN, maxAgeSeconds: 0 } });
  await session.login(LOGIN);

  expect(jest.getTimerCount()).toBe(0);
});

test('a refresh keeps the lifetime that the login requested', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();
  await session.login({ ...LOGIN, rememberUser: false });
  cookie.mockClear();

  await jest.advanceTimersByTimeAsync(810_000);

  expect(cookie).toHaveBeenCalledWith('ralph-user-maxage=1800; Path=/; Max-Age=1800; SameSite=Lax');
});

test('a refused refresh makes the customer a visitor [AUTH-17]', async () => {
  const { session, client, user, identityChanged } = aSession();
  client.refresh.mockResolvedValue(REFUSED);
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(810_000);

  expect(user()).toBeNull();
  expect(document.cookie).not.toMatch(/ralph-auth|apollo-token|ralph-user=/);
  expect(localStorage.getItem('isSign')).toBeNull();
  expect(identityChanged).toHaveBeenLastCalledWith(null);
});

test('a refresh without a response makes the customer a visitor until the next page view [AUTH-17]', async () => {
  const { session, client, user } = aSession();
  client.refresh.mockResolvedValue(UNAVAILABLE);
  await session.login(LOGIN);

  await jest.advanceTimersByTimeAsync(810_000);

  expect(user()).toBeNull();
  expect(localStorage.getItem('isSign')).not.toBeNull();
});

test('a session resumed after a network failure keeps its remember-me lifetime', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session, client, user } = aSession();
  await session.login(LOGIN);
  client.refresh.mockResolvedValueOnce(UNAVAILABLE);
  await session.renew();
  expect(user()).toBeNull();
  cookie.mockClear();

  await session.start();

  expect(user()).toBe(ASTRID);
  expect(cookie).toHaveBeenCalledWith('ralph-user-maxage=604800; Path=/; Max-Age=604800; SameSite=Lax');
});

test('the end of a session that the page does not show has no effects', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, client, effectCounts } = aSession();
  client.refresh.mockResolvedValue(REFUSED);

  await session.start();

  expect(effectCounts()).toEqual([0, 0, 0]);
});

test('a refresh that ends after a logout does not log the customer in again', async () => {
  localStorage.setItem('isSign', 'true');
  const { session, client, user } = aSession({ userName: ASTRID });
  const refresh = Promise.withResolvers<AuthResult>();
  client.refresh.mockReturnValue(refresh.promise);
  const started = session.start();
  await session.logout();

  refresh.resolve(ISSUED);
  await started;

  expect(user()).toBeNull();
  expect(document.cookie).not.toContain('ralph-auth');
});

test('of two tabs whose token is due, one refreshes it, and the other takes it over', async () => {
  const inOneTab = createQueue();
  const [one, other] = [aSession({ inOneTab }), aSession({ inOneTab })];
  await one.session.login(LOGIN);
  await other.session.follow();
  const next = aToken({ name: ASTRID, exp: Date.parse('2026-03-01T12:28:30Z') / 1000 });
  for (const { client } of [one, other]) {
    client.refresh.mockResolvedValue({ ok: true, issued: { token: next, maxAgeSeconds: 900 } });
  }
  const refreshCount = () => one.client.refresh.mock.calls.length + other.client.refresh.mock.calls.length;

  await jest.advanceTimersByTimeAsync(810_000);
  expect(refreshCount()).toBe(1);
  expect(document.cookie).toContain(`ralph-auth=${next}`);
  expect([one.user(), other.user()]).toEqual([ASTRID, ASTRID]);

  // The tab that took the token over refreshes it, too.
  await one.session.logout();
  document.cookie = `ralph-auth=${next}; Path=/`;
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
  await jest.advanceTimersByTimeAsync(810_000);
  expect(other.client.refresh.mock.calls.length).toBeGreaterThan(0);
});

test('the token is stored while the tab has the lock, so that the next tab finds it [STATE-07]', async () => {
  let storedInLock = '';
  const { session, client } = aSession({
    inOneTab: async (work) => {
      const result = await work();
      storedInLock = document.cookie;
      return result;
    },
  });
  await session.login(LOGIN);
  const next = aToken({ name: ASTRID, exp: Date.parse('2026-03-01T12:28:30Z') / 1000 });
  client.refresh.mockResolvedValue({ ok: true, issued: { token: next, maxAgeSeconds: 900 } });

  await session.renew();

  expect(storedInLock).toContain(`ralph-auth=${next}`);
});

test('a token that the API refused is replaced even if no other tab has done so', async () => {
  const { session, client } = aSession({ inOneTab: createQueue() });
  await session.login(LOGIN);

  await session.renew();

  expect(client.refresh).toHaveBeenCalledTimes(1);
});

const SPOOFED = aToken({ name: ASTRID, SpoofedBy: 'stina', exp: Date.parse('2026-03-01T12:10:00Z') / 1000 });

function storeImpersonation(): void {
  document.cookie = `ralph-auth=${SPOOFED}; Path=/`;
  document.cookie = `ralph-user=${ASTRID}; Path=/`;
}

test('the session of a member of staff as a customer is not refreshed, and ends with its token [AUTH-33]', async () => {
  localStorage.setItem('isSign', 'true');
  storeImpersonation();
  const { session, client, user } = aSession({ userName: ASTRID });

  await session.start();
  await session.renew();

  expect(client.refresh).not.toHaveBeenCalled();
  expect([user(), document.cookie.includes(SPOOFED)]).toEqual([ASTRID, true]);

  // The browser removes the cookies of the expired token.
  document.cookie = 'ralph-auth=; Path=/; Max-Age=0';
  document.cookie = 'ralph-user=; Path=/; Max-Age=0';
  client.refresh.mockResolvedValue(REFUSED);
  await jest.advanceTimersByTimeAsync(10 * 60_000 + 1_000);

  expect(client.refresh).toHaveBeenCalledTimes(1);
  expect(user()).toBeNull();
});

test('another tab follows the session as a customer, and logging out ends it at the service [AUTH-32]', async () => {
  const { session, client, store } = aSession();
  storeImpersonation();

  await session.follow();
  expect(store.getState().session).toEqual({ userName: ASTRID, spoofedBy: 'stina' });

  await session.logout();
  expect(client.logout).toHaveBeenCalledWith(SPOOFED);
  expect(store.getState().session).toEqual({ userName: null, spoofedBy: undefined });
});
