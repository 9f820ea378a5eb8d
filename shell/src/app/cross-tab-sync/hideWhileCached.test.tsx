import { createAppStore, type AppStore } from '@hemvaror/runtime/state/appStore';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { hideWhileCached } from './hideWhileCached.ts';

const ASTRID = 'astrid.lind@hemvist.example';
let stop = () => {};
afterEach(() => {
  stop();
  removeCookie('ralph-user');
  document.body.removeAttribute('style');
});

function aPage(userName: string | null): AppStore {
  if (userName !== null) writeCookie('ralph-user', userName, 1_800);
  const store = createAppStore({ session: { userName } });
  stop = hideWhileCached(store);
  return store;
}

/** The browser caches and restores a page with events whose `persisted` is true. jsdom lacks their constructor. */
function transition(type: 'pagehide' | 'pageshow', persisted = true): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('a restored page of a customer who has logged out is hidden until it shows a visitor', () => {
  const store = aPage(ASTRID);

  transition('pagehide');
  expect(document.body).not.toBeVisible();
  removeCookie('ralph-user');
  transition('pageshow');
  expect(document.body).not.toBeVisible();

  store.dispatch(sessionSlice.actions.signedOut());
  expect(document.body).toBeVisible();
});

test('a restored page of the same customer is visible at once', () => {
  aPage(ASTRID);
  transition('pagehide');

  transition('pageshow');

  expect(document.body).toBeVisible();
});

test.each([
  ['of a visitor', null, true],
  ['that is not cached', ASTRID, false],
] as const)('a page %s is not hidden', (_what, userName, persisted) => {
  aPage(userName);

  transition('pagehide', persisted);

  expect(document.body).toBeVisible();
});
