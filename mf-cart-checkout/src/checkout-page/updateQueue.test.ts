import { createUpdateQueue } from './updateQueue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one update runs 150 ms after the last request', async () => {
  const update = jest.fn(() => Promise.resolve());
  const queue = createUpdateQueue(update);

  queue.request();
  await jest.advanceTimersByTimeAsync(149);
  queue.request();
  await jest.advanceTimersByTimeAsync(149);
  expect(update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  expect(update).toHaveBeenCalledTimes(1);
});

test('an update waits for the previous one, whose response is then outdated', async () => {
  const first = Promise.withResolvers<void>();
  const update = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const queue = createUpdateQueue(update);

  queue.request();
  await jest.advanceTimersByTimeAsync(150);
  expect(queue.isOutdated()).toBe(false);
  queue.request();
  expect(queue.isOutdated()).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(update).toHaveBeenCalledTimes(1);
  expect(queue.isOutdated()).toBe(true);
  first.resolve();
  await jest.advanceTimersByTimeAsync(0);

  expect(update).toHaveBeenCalledTimes(2);
  expect(queue.isOutdated()).toBe(false);
});

test('an enqueued job replaces a scheduled update and returns its result', async () => {
  const update = jest.fn(() => Promise.resolve());
  const queue = createUpdateQueue(update);

  queue.request();
  const result = queue.enqueue(() => Promise.resolve('ordered'));
  await jest.advanceTimersByTimeAsync(1000);

  await expect(result).resolves.toBe('ordered');
  expect(update).not.toHaveBeenCalled();
});

test('a failing job rejects to its caller and does not block the next update', async () => {
  const update = jest.fn(() => Promise.resolve());
  const queue = createUpdateQueue(update);

  await expect(queue.enqueue(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  queue.request();
  await jest.advanceTimersByTimeAsync(150);

  expect(update).toHaveBeenCalledTimes(1);
});

test('a queued update does not start after stop', async () => {
  const first = Promise.withResolvers<void>();
  const update = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const queue = createUpdateQueue(update);

  queue.request();
  await jest.advanceTimersByTimeAsync(150);
  queue.request();
  await jest.advanceTimersByTimeAsync(150);
  queue.stop();
  first.resolve();
  await jest.advanceTimersByTimeAsync(1000);

  expect(update).toHaveBeenCalledTimes(1);
});

test('a scheduled update does not start after stop', async () => {
  const update = jest.fn(() => Promise.resolve());
  const queue = createUpdateQueue(update);

  queue.request();
  queue.stop();
  await jest.advanceTimersByTimeAsync(1000);

  expect(update).not.toHaveBeenCalled();
});
