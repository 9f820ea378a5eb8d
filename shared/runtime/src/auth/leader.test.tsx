import { FALLBACK_INTERVAL_MS, lead, LOCK_TTL_MS } from './leader.ts';

const KEY = 'ralph-token-refresh';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A leader whose work is over when `end` is called. */
function aLeader() {
  const work = Promise.withResolvers<string>();
  const start = jest.fn(() => work.promise);
  const led = lead(start);
  return { start, led, end: () => work.resolve('done') };
}

/** Locks of a browser: one request at a time, in order. */
function withLocks(): { request: jest.Mock } {
  let queue: Promise<unknown> = Promise.resolve();
  const request = jest.fn((_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
    const granted = queue;
    const done = Promise.race([granted, aborted]).then(work);
    queue = done.catch(() => undefined);
    return done;
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { request };
}

test('with the locks of the browser, one tab leads at a time', async () => {
  withLocks();
  const [one, other] = [aLeader(), aLeader()];
  await jest.advanceTimersByTimeAsync(0);
  expect([one.start.mock.calls.length, other.start.mock.calls.length]).toEqual([1, 0]);

  one.end();
  await one.led;
  await jest.advanceTimersByTimeAsync(0);

  expect(other.start).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a tab that waits for the lock of a frozen tab goes on after 45 s [STATE-07]', async () => {
  withLocks();
  const [, other] = [aLeader(), aLeader()];

  await jest.advanceTimersByTimeAsync(44_999);
  expect(other.start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  expect(other.start).toHaveBeenCalledTimes(1);
});

test('an error of the work is the error of the leader, and the work runs once', async () => {
  withLocks();
  const work = jest.fn(async () => Promise.reject(new Error('down')));

  await expect(lead(work)).rejects.toThrow('down');

  expect(work).toHaveBeenCalledTimes(1);
});

test('without locks, the other tab tries again every 3 s and leads after the first [STATE-07]', async () => {
  expect([FALLBACK_INTERVAL_MS, LOCK_TTL_MS]).toEqual([3_000, 45_000]);
  const one = aLeader();
  await jest.advanceTimersByTimeAsync(50);
  expect(one.start).toHaveBeenCalledTimes(1);
  const other = aLeader();
  await jest.advanceTimersByTimeAsync(100);

  one.end();
  await expect(one.led).resolves.toBe('done');
  await jest.advanceTimersByTimeAsync(2_800);
  expect(other.start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(other.start).toHaveBeenCalledTimes(1);
});

test('a leader renews its lock, and the lock of a tab that was killed is void after 45 s [STATE-07]', async () => {
  const living = aLeader();
  await jest.advanceTimersByTimeAsync(60_000);
  const waiting = aLeader();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(waiting.start).not.toHaveBeenCalled();
  living.end();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(waiting.start).toHaveBeenCalledTimes(1);
  waiting.end();
  await waiting.led;

  localStorage.setItem(KEY, `killed ${Date.now()}`);
  const next = aLeader();
  await jest.advanceTimersByTimeAsync(44_900);
  expect(next.start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_100);

  expect(next.start).toHaveBeenCalledTimes(1);
});

test('two tabs that write the lock at the same time do not both lead', async () => {
  const [one, other] = [aLeader(), aLeader()];

  await jest.advanceTimersByTimeAsync(1_000);

  expect(one.start.mock.calls.length + other.start.mock.calls.length).toBe(1);
});

test('a tab leads without other tabs if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });

  await expect(lead(async () => 'done')).resolves.toBe('done');
});
