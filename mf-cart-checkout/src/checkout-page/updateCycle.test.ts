import { createUpdateQueue } from './updateCycle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an update comes 150 ms after the last cause, and only one', async () => {
  const update = jest.fn(() => Promise.resolve());
  const cycle = createUpdateQueue(update);

  cycle.request();
  await jest.advanceTimersByTimeAsync(149);
  cycle.request();
  await jest.advanceTimersByTimeAsync(149);
  expect(update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  expect(update).toHaveBeenCalledTimes(1);
});

test('an update waits for the one before it, whose answer is then known to be old', async () => {
  const first = Promise.withResolvers<void>();
  const update = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const cycle = createUpdateQueue(update);

  cycle.request();
  await jest.advanceTimersByTimeAsync(150);
  expect(cycle.isOutdated()).toBe(false);
  cycle.request();
  expect(cycle.isOutdated()).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(update).toHaveBeenCalledTimes(1);
  expect(cycle.isOutdated()).toBe(true);
  first.resolve();
  await jest.advanceTimersByTimeAsync(0);

  expect(update).toHaveBeenCalledTimes(2);
  expect(cycle.isOutdated()).toBe(false);
});

test('work in turn waits too, takes the place of an update that was only asked for, and gives its answer', async () => {
  const update = jest.fn(() => Promise.resolve());
  const cycle = createUpdateQueue(update);

  cycle.request();
  const answer = cycle.enqueue(() => Promise.resolve('ordered'));
  await jest.advanceTimersByTimeAsync(1000);

  await expect(answer).resolves.toBe('ordered');
  expect(update).not.toHaveBeenCalled();
});

test('work that fails does so to its caller, and does not stop what comes after', async () => {
  const update = jest.fn(() => Promise.resolve());
  const cycle = createUpdateQueue(update);

  await expect(cycle.enqueue(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  cycle.request();
  await jest.advanceTimersByTimeAsync(150);

  expect(update).toHaveBeenCalledTimes(1);
});

test('once stopped, an update that waits for another does not begin', async () => {
  const first = Promise.withResolvers<void>();
  const update = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const cycle = createUpdateQueue(update);

  cycle.request();
  await jest.advanceTimersByTimeAsync(150);
  cycle.request();
  await jest.advanceTimersByTimeAsync(150);
  cycle.stop();
  first.resolve();
  await jest.advanceTimersByTimeAsync(1000);

  expect(update).toHaveBeenCalledTimes(1);
});

test('once stopped, nothing that was asked for begins', async () => {
  const update = jest.fn(() => Promise.resolve());
  const cycle = createUpdateQueue(update);

  cycle.request();
  cycle.stop();
  await jest.advanceTimersByTimeAsync(1000);

  expect(update).not.toHaveBeenCalled();
});
