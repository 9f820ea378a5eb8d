import type { Found } from './found.ts';
import { createSearchSession, DEBOUNCE_MS, type SearchSession } from './searchSession.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a search starts idle, goes through active, loading and results, and is idle again after closing [SRCH-13]', async () => {
  const { session, respond } = aSession();
  const states = [session.getState().status];
  session.subscribe(() => states.push(session.getState().status));

  session.opened();
  session.typed('krok');
  jest.advanceTimersByTime(DEBOUNCE_MS);
  await respond('krok', foundOf(2));
  session.closed();

  expect(states).toEqual(['idle', 'active', 'loading', 'results', 'idle']);
});

test('typing sets loading and clears the no-results flag [SRCH-17]', async () => {
  const { session, respond } = aSession();
  session.textSelected('qqq');
  await respond('qqq', foundOf(0));

  session.typed('qqq k');

  expect(session.getState()).toEqual({ status: 'loading', text: 'qqq k', previous: null });
});

test('each keystroke restarts the debounce of 500 ms, and one request starts after it [SRCH-18]', () => {
  const { session, requested } = aSession();

  session.typed('k');
  jest.advanceTimersByTime(499);
  session.typed('kr');
  jest.advanceTimersByTime(499);
  expect(requested).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(requested).toEqual(['kr']);
});

test.each(['', '   '])('the text "%s" clears the results without a request [SRCH-19]', async (empty) => {
  const { session, respond, requested } = aSession();
  session.textSelected('krok');
  await respond('krok', foundOf(2));

  session.typed(empty);
  jest.runAllTimers();

  expect(session.getState()).toEqual({ status: 'active' });
  expect(requested).toEqual(['krok']);
});

test('the response to an earlier text never replaces that of a later one, and its request is canceled [SRCH-20]', async () => {
  const { session, respond, signals } = aSession();
  session.textSelected('krok');
  session.textSelected('lampa');

  await respond('lampa', foundOf(1));
  await respond('krok', foundOf(9));

  expect(session.getState()).toMatchObject({ status: 'results', text: 'lampa', found: { count: 1 } });
  expect(signals.get('krok')?.aborted).toBe(true);
});

test('a response during typing of the next text is ignored [SRCH-20]', async () => {
  const { session, respond } = aSession();
  session.textSelected('krok');
  session.typed('kroka');

  await respond('krok', foundOf(9));

  expect(session.getState()).toEqual({ status: 'loading', text: 'kroka', previous: null });
});

test('the previous results stay visible while the next ones load', async () => {
  const { session, respond } = aSession();
  session.textSelected('krok');
  await respond('krok', foundOf(2));

  session.typed('kroka');
  session.typed('krokar');

  expect(session.getState()).toEqual({
    status: 'loading',
    text: 'krokar',
    previous: { text: 'krok', found: foundOf(2) },
  });
});

test('a search with no products sets no-results [SRCH-21]', async () => {
  const { session, respond } = aSession();
  session.textSelected('qqq');

  await respond('qqq', foundOf(0));

  expect(session.getState()).toEqual({ status: 'noResults', text: 'qqq', found: foundOf(0) });
});

test('a failed request sets the failed state, and the next text sends a new request', async () => {
  const { session, fail, requested } = aSession();
  session.textSelected('krok');
  await fail('krok');
  expect(session.getState()).toEqual({ status: 'failed', text: 'krok', error: expect.any(Error) });

  session.typed('kroka');
  jest.advanceTimersByTime(DEBOUNCE_MS);
  expect(requested).toEqual(['krok', 'kroka']);
});

test('reopening a failed search retries it once', async () => {
  const { session, fail, requested } = aSession();
  session.textSelected('krok');
  await fail('krok');

  session.opened();
  session.opened();

  expect(requested).toEqual(['krok', 'krok']);
});

test.each<[name: string, next: (session: SearchSession) => void]>([
  ['an older text', (session) => session.typed('kroka')],
  ['a closed search', (session) => session.closed()],
])('the failure of %s is ignored [ERR-06]', async (_case, next) => {
  const { session, fail } = aSession();
  session.textSelected('krok');
  next(session);
  const before = session.getState();

  await fail('krok');

  expect(session.getState()).toBe(before);
});

test('closing stores a search with results, and no other [SRCH-25]', async () => {
  const { session, respond, stored } = aSession();

  session.textSelected('qqq');
  await respond('qqq', foundOf(0));
  session.closed();
  session.typed('half a wo');
  session.closed();
  expect(stored).toEqual([]);

  session.textSelected('krok');
  await respond('krok', foundOf(2));
  session.closed();
  session.closed();
  expect(stored).toEqual(['krok']);
});

test('closing cancels the pending request and debounce, and a late response does not reopen the search', async () => {
  const { session, respond, requested } = aSession();
  session.textSelected('krok');
  session.closed();
  await respond('krok', foundOf(2));
  expect(session.getState()).toEqual({ status: 'idle' });

  session.typed('lampa');
  session.closed();
  jest.runAllTimers();
  expect(requested).toEqual(['krok']);
});

test('submitting before the end of the debounce sends no suggestions request', () => {
  const { session, requested } = aSession();
  session.typed('krok');

  session.submitted();
  jest.runAllTimers();

  expect(requested).toEqual([]);
});

function aSession() {
  const requested: string[] = [];
  const stored: string[] = [];
  const signals = new Map<string, AbortSignal>();
  const pending = new Map<string, PromiseWithResolvers<Found>>();
  const session = createSearchSession({
    fetchSuggestions: (text, signal) => {
      requested.push(text);
      signals.set(text, signal);
      const request = Promise.withResolvers<Found>();
      pending.set(text, request);
      return request.promise;
    },
    storeSearch: (text) => stored.push(text),
  });
  return {
    session,
    requested,
    stored,
    signals,
    respond: async (text: string, found: Found) => {
      pending.get(text)?.resolve(found);
      await jest.advanceTimersByTimeAsync(0);
    },
    fail: async (text: string) => {
      pending.get(text)?.reject(new Error('no response'));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

function foundOf(count: number): Found {
  return { count, products: [], categories: [], brands: [], pages: [], contact: null };
}
