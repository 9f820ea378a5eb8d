import type { Found } from './found.ts';
import { createSearchSession, DEBOUNCE_MS, type SearchSession } from './searchSession.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('SRCH-13 a search starts idle, goes through active, loading and results, and is idle again after closing', async () => {
  const { session, answer } = aSession();
  const states = [session.getState().status];
  session.subscribe(() => states.push(session.getState().status));

  session.opened();
  session.typed('krok');
  jest.advanceTimersByTime(DEBOUNCE_MS);
  await answer('krok', foundOf(2));
  session.closed();

  expect(states).toEqual(['idle', 'active', 'loading', 'results', 'idle']);
});

test('SRCH-17 typing sets loading and clears the no-results flag', async () => {
  const { session, answer } = aSession();
  session.chosen('qqq');
  await answer('qqq', foundOf(0));

  session.typed('qqq k');

  expect(session.getState()).toEqual({ status: 'loading', text: 'qqq k', previous: null });
});

test('SRCH-18 each keystroke restarts the debounce of 500 ms, and one request starts when it has run out', () => {
  const { session, asked } = aSession();

  session.typed('k');
  jest.advanceTimersByTime(499);
  session.typed('kr');
  jest.advanceTimersByTime(499);
  expect(asked).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(asked).toEqual(['kr']);
});

test.each(['', '   '])('SRCH-19 the text "%s" clears the results without a request', async (empty) => {
  const { session, answer, asked } = aSession();
  session.chosen('krok');
  await answer('krok', foundOf(2));

  session.typed(empty);
  jest.runAllTimers();

  expect(session.getState()).toEqual({ status: 'active' });
  expect(asked).toEqual(['krok']);
});

test('SRCH-20 the answer to an earlier text never replaces that of a later one, and its request is canceled', async () => {
  const { session, answer, signals } = aSession();
  session.chosen('krok');
  session.chosen('lampa');

  await answer('lampa', foundOf(1));
  await answer('krok', foundOf(9));

  expect(session.getState()).toMatchObject({ status: 'results', text: 'lampa', found: { count: 1 } });
  expect(signals.get('krok')?.aborted).toBe(true);
});

test('SRCH-20 an answer that comes while the next text is typed is dropped', async () => {
  const { session, answer } = aSession();
  session.chosen('krok');
  session.typed('kroka');

  await answer('krok', foundOf(9));

  expect(session.getState()).toEqual({ status: 'loading', text: 'kroka', previous: null });
});

test('the results of a text stay in view while those of the next are on their way', async () => {
  const { session, answer } = aSession();
  session.chosen('krok');
  await answer('krok', foundOf(2));

  session.typed('kroka');
  session.typed('krokar');

  expect(session.getState()).toEqual({
    status: 'loading',
    text: 'krokar',
    previous: { text: 'krok', found: foundOf(2) },
  });
});

test('SRCH-21 a search with no products sets no-results', async () => {
  const { session, answer } = aSession();
  session.chosen('qqq');

  await answer('qqq', foundOf(0));

  expect(session.getState()).toEqual({ status: 'noResults', text: 'qqq' });
});

test('an API that fails leaves a state of its own, and the next text is asked for again', async () => {
  const { session, fail, asked } = aSession();
  session.chosen('krok');
  await fail('krok');
  expect(session.getState()).toEqual({ status: 'failed', text: 'krok', error: expect.any(Error) });

  session.typed('kroka');
  jest.advanceTimersByTime(DEBOUNCE_MS);
  expect(asked).toEqual(['krok', 'kroka']);
});

test('whoever comes back to a search that failed has it asked for once more', async () => {
  const { session, fail, asked } = aSession();
  session.chosen('krok');
  await fail('krok');

  session.opened();
  session.opened();

  expect(asked).toEqual(['krok', 'krok']);
});

test.each<[what: string, next: (session: SearchSession) => void]>([
  ['an older text', (session) => session.typed('kroka')],
  ['a closed search', (session) => session.closed()],
])('ERR-06 the failure of %s is nobody’s', async (_what, next) => {
  const { session, fail } = aSession();
  session.chosen('krok');
  next(session);
  const before = session.getState();

  await fail('krok');

  expect(session.getState()).toBe(before);
});

test('SRCH-25 closing keeps a search that found something, and no other', async () => {
  const { session, answer, remembered } = aSession();

  session.chosen('qqq');
  await answer('qqq', foundOf(0));
  session.closed();
  session.typed('half a wo');
  session.closed();
  expect(remembered).toEqual([]);

  session.chosen('krok');
  await answer('krok', foundOf(2));
  session.closed();
  session.closed();
  expect(remembered).toEqual(['krok']);
});

test('closing cancels what is on its way: it does not open the search again', async () => {
  const { session, answer, asked } = aSession();
  session.chosen('krok');
  session.closed();
  await answer('krok', foundOf(2));
  expect(session.getState()).toEqual({ status: 'idle' });

  session.typed('lampa');
  session.closed();
  jest.runAllTimers();
  expect(asked).toEqual(['krok']);
});

test('whoever leaves for the results asks for no more suggestions', () => {
  const { session, asked } = aSession();
  session.typed('krok');

  session.submitted();
  jest.runAllTimers();

  expect(asked).toEqual([]);
});

function aSession() {
  const asked: string[] = [];
  const remembered: string[] = [];
  const signals = new Map<string, AbortSignal>();
  const open = new Map<string, PromiseWithResolvers<Found>>();
  const session = createSearchSession({
    fetchSuggestions: (text, signal) => {
      asked.push(text);
      signals.set(text, signal);
      const request = Promise.withResolvers<Found>();
      open.set(text, request);
      return request.promise;
    },
    cached: (text) => remembered.push(text),
  });
  return {
    session,
    asked,
    remembered,
    signals,
    answer: async (text: string, found: Found) => {
      open.get(text)?.resolve(found);
      await jest.advanceTimersByTimeAsync(0);
    },
    fail: async (text: string) => {
      open.get(text)?.reject(new Error('no answer'));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

function foundOf(count: number): Found {
  return { count, products: [], categories: [], brands: [] };
}
