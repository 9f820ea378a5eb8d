/** @jest-environment ./shared/testing/jest/browserEnvironment.cjs */
import { ASTRID, LOGIN, TOKEN, aSession, freezeTime, resetBrowser } from '../testing/aSession.ts';
import { writeBearerCookie } from './sessionCookies.ts';
import { siteSlice } from '../state/siteSlice.ts';

beforeEach(freezeTime);
afterEach(resetBrowser);

test.each([
  [true, 604_800],
  [false, 1_800],
])('with remember-me %p the user cookies last %i seconds [AUTH-25]', async (rememberUser, seconds) => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();

  await session.login({ ...LOGIN, rememberUser });

  expect(cookie).toHaveBeenCalledWith(
    `ralph-user=${encodeURIComponent(ASTRID)}; Path=/; Max-Age=${seconds}; SameSite=Lax`,
  );
  expect(cookie).toHaveBeenCalledWith(`ralph-user-maxage=${seconds}; Path=/; Max-Age=${seconds}; SameSite=Lax`);
});

test('the auth cookie lasts as long as the token, the bearer cookie 7 days on / and not secure [AUTH-26, AUTH-28]', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session } = aSession();

  await session.login(LOGIN);

  expect(cookie).toHaveBeenCalledWith(`ralph-auth=${TOKEN}; Path=/; Max-Age=900; SameSite=Lax`);
  expect(cookie).toHaveBeenCalledWith(`apollo-token=${TOKEN}; Path=/; Max-Age=604800; SameSite=Lax`);
});

test('the lifetime in days sets the Max-Age of the bearer cookie [AUTH-19]', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');

  writeBearerCookie(TOKEN, 2);
  writeBearerCookie(TOKEN);

  expect(cookie.mock.calls.map(([text]) => /Max-Age=(\d+)/.exec(text)?.[1])).toEqual(['172800', '604800']);
});

test('with the toggle a login restores the customer type of its cookie and renews it for a year [AUTH-22, AUTH-27]', async () => {
  document.cookie = 'ralph-user-type=PERSON; Path=/';
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const { session, store } = aSession();
  store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'));

  await session.login(LOGIN);

  expect(store.getState().site).toMatchObject({ customerType: 'PERSON', vatIncluded: true });
  expect(cookie).toHaveBeenCalledWith('ralph-user-type=PERSON; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('without the toggle a login does not change the customer type [AUTH-22]', async () => {
  document.cookie = 'ralph-user-type=ORGANIZATION; Path=/';
  const { session, store } = aSession({ customerTypeToggle: false });

  await session.login(LOGIN);

  expect(store.getState().site.customerType).toBe('PERSON');
});

test('the first login with the toggle sets the customer type of the token', async () => {
  const { session, store } = aSession();

  await session.login(LOGIN);

  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
});
