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
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';
import { announceOtherUser } from './syncUserAcrossTabs.ts';
import { currentUser } from './tabUser.ts';
import { userTopic } from './userTopic.ts';

const ASTRID = 'astrid.lind@hemvist.example';
const BENGT = 'bengt.ek@hemvist.example';
const ends: (() => void)[] = [];

// In one process, and asynchronous as in a browser.
beforeAll(() => enforceOptions({ type: 'simulate' }));
beforeEach(() => jest.useFakeTimers());
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
  removeCookie('ralph-user');
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** A tab whose page was served for a user. */
function aTab(userName: string | null, { syncs = true, served = userName } = {}) {
  const store = createAppStore({ session: { userName } });
  const spies = {
    reset: jest.fn(async () => undefined),
    restartSubscriptions: jest.fn(async () => undefined),
    load: jest.fn(async () => undefined),
    revalidate: jest.fn(),
  };
  const auth = createAuthSession({
    endpoints: { authEndpoint: '/auth', signEndpoint: '/sign/' },
    store,
    operations: { reset: spies.reset, restartSubscriptions: spies.restartSubscriptions },
    cart: { load: spies.load },
    customerTypeToggle: false,
    identityChanged: spies.revalidate,
  });
  const deps = { store, auth };
  if (syncs) ends.push(syncTopicsAcrossTabs([userTopic(deps, served)], { channelName: 'tabs' }));
  return { ...deps, ...spies };
}

/** Changes cookie and store in the same order as the auth session. */
function changeUser(store: AppStore, userName: string | null): void {
  writeUserCookie(userName);
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(userName === null ? signedOut() : signedIn({ userName }));
}
function writeUserCookie(userName: string | null): void {
  if (userName === null) removeCookie('ralph-user');
  else writeCookie('ralph-user', userName, 1_800);
}
/** Lets messages and the delays of the code pass. */
const synced = async () => jest.advanceTimersByTimeAsync(50);

test.each([
  ['a logout', ASTRID, null],
  ['a login', null, ASTRID],
  ['another user', ASTRID, BENGT],
] as const)('%s reaches the other tab, which fetches its data again [STATE-05]', async (_what, before, after) => {
  writeUserCookie(before);
  const [one, other] = [aTab(before), aTab(before)];

  changeUser(one.store, after);
  await synced();

  expect(currentUser(other.store)).toBe(after);
  expect(other.reset).toHaveBeenCalledTimes(1);
  expect(other.load).toHaveBeenCalledTimes(1);
  expect(other.revalidate).toHaveBeenCalledTimes(1);
});

test('a tab that receives a message does not send it again, and an unchanged tab sends none', async () => {
  writeUserCookie(ASTRID);
  const postMessage = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  const [one] = [aTab(ASTRID), aTab(ASTRID), aTab(ASTRID)];
  await synced();
  expect(postMessage).not.toHaveBeenCalled();

  changeUser(one.store, null);
  await synced();

  expect(postMessage.mock.calls).toEqual([[{ type: 'auth', data: null }]]);
});

test('a change from before this code was loaded is sent', async () => {
  const other = aTab(ASTRID);
  writeUserCookie(null);

  aTab(null, { served: ASTRID });
  await synced();

  expect(currentUser(other.store)).toBeNull();
});

test.each(['focus', 'visibilitychange', 'pageshow'])(
  'a suspended tab switches to the new user on %s',
  async (event) => {
    writeUserCookie(ASTRID);
    const suspended = aTab(ASTRID);
    window.dispatchEvent(new Event('pagehide'));
    writeUserCookie(BENGT);
    if (event !== 'pageshow') window.dispatchEvent(new Event('pageshow'));

    window.dispatchEvent(new Event(event));
    await synced();

    expect(currentUser(suspended.store)).toBe(BENGT);
    expect(suspended.revalidate).toHaveBeenCalledTimes(1);
  },
);

test('the page of the previous customer is inert until it is replaced, and the account panel closes', async () => {
  const content = document.createElement('main');
  content.id = CONTENT_ID;
  document.body.replaceChildren(content);
  writeUserCookie(ASTRID);
  const { store, revalidate } = aTab(ASTRID);
  store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'change' }));
  let replace = () => {};
  revalidate.mockReturnValue(new Promise<void>((resolve) => (replace = resolve)));

  writeUserCookie(BENGT);
  window.dispatchEvent(new Event('focus'));
  await synced();
  expect(content).toHaveAttribute('inert');
  expect(content).not.toBeVisible();
  expect(panelSlice.selectors.selectPanelName(store.getState())).toBeNull();

  replace();
  await synced();
  expect(content).not.toHaveAttribute('inert');
  expect(content).toBeVisible();
});

test.each([
  ['sv', sv, ASTRID, BENGT, /^Du är inte längre inloggad som astrid.lind@hemvist.example\./],
  ['sv', sv, null, BENGT, /^Du är nu inloggad som bengt.ek@hemvist.example\./],
  ['en', en, ASTRID, null, /^You're no longer logged in as astrid.lind@hemvist.example\./],
  ['en', en, null, ASTRID, /^You're now logged in as astrid.lind@hemvist.example\./],
] as const)('a toast in %s explains why the change was not saved', async (locale, shell, before, after, text) => {
  const { store, auth } = aTab(before, { syncs: false });
  writeUserCookie(after);

  await announceOtherUser({ store, auth, i18n: createI18n(locale, { shell }) });

  expect(currentUser(store)).toBe(after);
  expect(store.getState().toast.current?.text).toMatch(text);
});
