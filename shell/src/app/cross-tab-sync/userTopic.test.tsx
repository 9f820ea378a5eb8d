import { BroadcastChannel, enforceOptions } from 'broadcast-channel';
import { createAuthSession } from '@hemvaror/runtime/auth/authSession';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { createAppStore, type AppStore } from '@hemvaror/runtime/state/appStore';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { CONTENT_ID } from '../page/contentId.ts';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { syncFavoritesAcrossTabs } from './syncFavoritesAcrossTabs.ts';
import { announceOtherUser } from './syncUserAcrossTabs.ts';
import { currentUser } from './tabUser.ts';
import { userTopic } from './userTopic.ts';

const ASTRID = 'astrid.lind@hemvist.example';
const BENGT = 'bengt.ek@hemvist.example';
const ends: (() => void)[] = [];

// Within one process, and as late as a browser's.
beforeAll(() => enforceOptions({ type: 'simulate' }));
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  removeCookie('ralph-user');
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** A tab that was served for a user. */
function aTab(userName: string | null, { follows = true, served = userName } = {}) {
  const store = createAppStore({ session: { userName } });
  const told = { reset: jest.fn(async () => undefined), load: jest.fn(async () => undefined), revalidate: jest.fn() };
  const auth = createAuthSession({
    endpoints: { authEndpoint: '/auth', signEndpoint: '/sign/' },
    store,
    operations: { reset: told.reset },
    cart: { load: told.load },
    customerTypeToggle: false,
    identityChanged: told.revalidate,
  });
  const deps = { store, auth };
  if (follows) ends.push(syncFavoritesAcrossTabs(store, [userTopic(deps, served)]));
  return { ...deps, ...told };
}

/** As the auth session of a tab does: cookie first. */
function becomes(store: AppStore, userName: string | null): void {
  remember(userName);
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(userName === null ? signedOut() : signedIn({ userName }));
}
function remember(userName: string | null): void {
  if (userName === null) removeCookie('ralph-user');
  else writeCookie('ralph-user', userName, 1_800);
}
const told = async () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([
  ['a logout', ASTRID, null],
  ['a login', null, ASTRID],
  ['another user', ASTRID, BENGT],
] as const)('STATE-05 %s reaches the other tab, which fetches its data anew', async (_what, before, after) => {
  remember(before);
  const [one, other] = [aTab(before), aTab(before)];

  becomes(one.store, after);
  await told();

  expect(currentUser(other.store)).toBe(after);
  expect(other.reset).toHaveBeenCalledTimes(1);
  expect(other.load).toHaveBeenCalledTimes(1);
  expect(other.revalidate).toHaveBeenCalledTimes(1);
});

test('a tab that hears does not tell, and a tab where nothing changed is silent', async () => {
  remember(ASTRID);
  const say = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  const [one] = [aTab(ASTRID), aTab(ASTRID), aTab(ASTRID)];
  await told();
  expect(say).not.toHaveBeenCalled();

  becomes(one.store, null);
  await told();

  expect(say.mock.calls).toEqual([[{ type: 'auth', data: null }]]);
});

test('a change from before this code was loaded is told', async () => {
  const other = aTab(ASTRID);
  remember(null);

  aTab(null, { served: ASTRID });
  await told();

  expect(currentUser(other.store)).toBeNull();
});

test.each(['focus', 'visibilitychange', 'pageshow'])('a tab that slept catches up on %s', async (event) => {
  remember(ASTRID);
  const sleeping = aTab(ASTRID);
  window.dispatchEvent(new Event('pagehide'));
  remember(BENGT);
  if (event !== 'pageshow') window.dispatchEvent(new Event('pageshow'));

  window.dispatchEvent(new Event(event));
  await told();

  expect(currentUser(sleeping.store)).toBe(BENGT);
  expect(sleeping.revalidate).toHaveBeenCalledTimes(1);
});

test('the page of a customer who is gone takes no input until it is replaced, and the account panel closes', async () => {
  const content = document.createElement('main');
  content.id = CONTENT_ID;
  document.body.replaceChildren(content);
  remember(ASTRID);
  const { store, revalidate } = aTab(ASTRID);
  store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'change' }));
  let replace = () => {};
  revalidate.mockReturnValue(new Promise<void>((resolve) => (replace = resolve)));

  remember(BENGT);
  window.dispatchEvent(new Event('focus'));
  await told();
  expect(content).toHaveAttribute('inert');
  expect(panelSlice.selectors.selectPanelName(store.getState())).toBeNull();

  replace();
  await told();
  expect(content).not.toHaveAttribute('inert');
});

test.each([
  ['sv', sv, ASTRID, BENGT, /^Du är inte längre inloggad som astrid.lind@hemvist.example\./],
  ['sv', sv, null, BENGT, /^Du är nu inloggad som bengt.ek@hemvist.example\./],
  ['en', en, ASTRID, null, /^You're no longer logged in as astrid.lind@hemvist.example\./],
  ['en', en, null, ASTRID, /^You're now logged in as astrid.lind@hemvist.example\./],
] as const)('the shopper reads in %s why nothing was saved', async (locale, shell, before, after, words) => {
  const { store, auth } = aTab(before, { follows: false });
  remember(after);

  await announceOtherUser({ store, auth, i18n: createI18n(locale, { shell }) });

  expect(currentUser(store)).toBe(after);
  expect(store.getState().toast.current?.text).toMatch(words);
});
