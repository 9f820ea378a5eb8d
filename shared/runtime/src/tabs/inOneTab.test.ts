import { inOneTab } from './inOneTab.ts';
import { LOCK_TTL_MS } from './storageLock.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('work with the same lock runs one after another, also after an error', async () => {
  const events: string[] = [];
  const work = (id: string, fails = false) =>
    inOneTab('cart', async () => {
      events.push(`${id} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${id} ends`);
      if (fails) throw new Error(id);
      return id;
    });

  const results = await Promise.allSettled([work('one', true), work('two')]);

  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(results).toMatchObject([{ reason: new Error('one') }, { value: 'two' }]);
});

test('an error of the work is the result, and the work runs once', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('down')));

  await expect(inOneTab('cart', work)).rejects.toThrow('down');

  expect(work).toHaveBeenCalledTimes(1);
});

test('the tabs of the shop have one lock for each kind of work', async () => {
  const checkout = Promise.withResolvers<void>();
  const updated = inOneTab('checkout', () => checkout.promise);

  await expect(inOneTab('cart', async () => 'done')).resolves.toBe('done');
  expect((await navigator.locks.query()).held).toMatchObject([{ name: 'ralph-checkout' }]);

  checkout.resolve();
  await updated;
});

test('a tab that waits for the lock of a frozen tab goes on after 45 s, without a timer left [STATE-07]', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const granted = () => new Promise((resolve) => setImmediate(resolve));
  const frozen = Promise.withResolvers<void>();
  const held = inOneTab('token-refresh', () => frozen.promise);
  const work = jest.fn(async () => 'done');
  await granted();
  const waiting = inOneTab('token-refresh', work);

  await jest.advanceTimersByTimeAsync(LOCK_TTL_MS - 1);
  await granted();
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  await expect(waiting).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  frozen.resolve();
  await held;
});

test('work runs at once in a browser that blocks locks', async () => {
  jest.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('blocked', 'SecurityError'));

  await expect(inOneTab('cart', async () => 'done')).resolves.toBe('done');
});
