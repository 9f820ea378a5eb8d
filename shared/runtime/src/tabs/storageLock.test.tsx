import { inOneTab } from './inOneTab.ts';
import { FALLBACK_INTERVAL_MS, LOCK_TTL_MS } from './storageLock.ts';

const KEY = 'ralph-lock-cart';

// A browser without locks.
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** A tab whose work is over when `end` is called. */
function aTab() {
  const work = Promise.withResolvers<string>();
  const start = jest.fn(() => work.promise);
  const done = inOneTab('cart', start);
  return { start, done, end: () => work.resolve('done') };
}

test('the other tab tries again every 3 s and runs after the first [STATE-07]', async () => {
  expect([FALLBACK_INTERVAL_MS, LOCK_TTL_MS]).toEqual([3_000, 45_000]);
  const one = aTab();
  await jest.advanceTimersByTimeAsync(50);
  expect(one.start).toHaveBeenCalledTimes(1);
  const other = aTab();
  await jest.advanceTimersByTimeAsync(100);

  one.end();
  await expect(one.done).resolves.toBe('done');
  await jest.advanceTimersByTimeAsync(2_800);
  expect(other.start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(other.start).toHaveBeenCalledTimes(1);
});

test('a tab renews its lock, and the lock of a tab that was killed is void after 45 s [STATE-07]', async () => {
  const living = aTab();
  await jest.advanceTimersByTimeAsync(60_000);
  const waiting = aTab();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(waiting.start).not.toHaveBeenCalled();
  living.end();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(waiting.start).toHaveBeenCalledTimes(1);
  waiting.end();
  await waiting.done;

  localStorage.setItem(KEY, `killed ${Date.now()}`);
  const next = aTab();
  await jest.advanceTimersByTimeAsync(44_900);
  expect(next.start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_100);

  expect(next.start).toHaveBeenCalledTimes(1);
});

test('a page that the shopper leaves releases its lock', async () => {
  aTab();
  await jest.advanceTimersByTimeAsync(50);
  expect(localStorage).toHaveLength(1);

  window.dispatchEvent(new Event('pagehide'));

  expect(localStorage).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('two tabs that write the lock at the same time do not both run', async () => {
  const [one, other] = [aTab(), aTab()];

  await jest.advanceTimersByTimeAsync(1_000);

  expect(one.start.mock.calls.length + other.start.mock.calls.length).toBe(1);
});

test('an error of the work is the result, and releases the lock', async () => {
  const done = inOneTab('cart', async () => Promise.reject(new Error('down')));
  const failed = expect(done).rejects.toThrow('down');

  await jest.advanceTimersByTimeAsync(50);

  await failed;
  expect(localStorage).toHaveLength(0);
});

test('work runs at once if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  await expect(inOneTab('cart', async () => 'done')).resolves.toBe('done');
});
