import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { refreshWhenRestored } from './refreshWhenRestored.ts';

let stop = () => {};
afterEach(() => {
  stop();
  removeCookie('ralph-user');
});

interface Opened {
  type?: string;
  /** Of the document, headers included. */
  transferSize?: number;
  isRestored?: boolean;
  userName?: string | null;
}

/** @returns for each refresh of the page whether it loads all pages of a list, as a back navigation does */
function aPage({ type = 'navigate', transferSize = 300, isRestored = false, userName = null }: Opened = {}): boolean[] {
  const entry = { type, transferSize, name: '', entryType: 'navigation', startTime: 0, duration: 0 };
  Object.assign(performance, { getEntriesByType: () => [{ ...entry, toJSON: () => ({}) }] });
  const store = createAppStore({ session: { userName } });
  const refreshes: boolean[] = [];
  const refreshPage = async () => {
    refreshes.push(listSlice.selectors.selectBackNavigated(store.getState()));
  };
  stop = refreshWhenRestored({ store, isRestored, refreshPage });
  return refreshes;
}

/** jsdom lacks the constructor of the event. */
function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page that is restored from the back/forward cache is loaded again, with all pages of a list', () => {
  const refreshes = aPage();
  show(false);
  expect(refreshes).toEqual([]);

  show(true);

  expect(refreshes).toEqual([true]);
});

test.each<[what: string, opened: Opened, expected: boolean[]]>([
  ['a restored page', { isRestored: true }, [true]],
  ['a document of the history from the HTTP cache', { type: 'back_forward', transferSize: 0 }, [true]],
  ['a document of the history that the shop has confirmed', { type: 'back_forward' }, []],
  ['an opened document from a cache', { transferSize: 0 }, []],
  ['a page of a customer who has logged out meanwhile', { isRestored: true, userName: 'a@b.example' }, []],
])('%s is loaded again at the start of the sync: %j', (_what, opened, expected) => {
  expect(aPage(opened)).toEqual(expected);
});

test('a restored page of the same customer is loaded again', () => {
  writeCookie('ralph-user', 'a@b.example', 1_800);

  expect(aPage({ isRestored: true, userName: 'a@b.example' })).toEqual([true]);
});
