import { StaleWhileRevalidate } from './staleWhileRevalidate.ts';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('what all visitors share is fetched once, also by requests at the same time', async () => {
  const cache = new StaleWhileRevalidate<number>(1_000, () => undefined);
  const fetchValue = jest.fn(async () => 1);

  const values = await Promise.all([cache.get('se', fetchValue), cache.get('se', fetchValue)]);

  expect(values).toEqual([1, 1]);
  expect(await cache.get('se', fetchValue)).toBe(1);
  expect(fetchValue).toHaveBeenCalledTimes(1);
});

test('an old value is served while a new one is fetched', async () => {
  const cache = new StaleWhileRevalidate<string>(1_000, () => undefined);
  await cache.get('se', async () => 'old');
  jest.setSystemTime(1_001);

  expect(await cache.get('se', async () => 'new')).toBe('old');
  await jest.advanceTimersByTimeAsync(0);

  expect(await cache.get('se', async () => 'newer')).toBe('new');
});

test('an API that is gone costs nothing that is already there', async () => {
  const problems: unknown[] = [];
  const cache = new StaleWhileRevalidate<string>(1_000, (error) => problems.push(error));
  await cache.get('se', async () => 'old');
  jest.setSystemTime(5_000);

  const failing = async (): Promise<string> => {
    throw new Error('gone');
  };

  expect(await cache.get('se', failing)).toBe('old');
  await jest.advanceTimersByTimeAsync(0);
  expect(problems).toHaveLength(1);
  expect(await cache.get('se', failing)).toBe('old');
});

test('the first fetch may fail, and the next one tries again', async () => {
  const cache = new StaleWhileRevalidate<string>(1_000, () => undefined);

  await expect(cache.get('se', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('se', async () => 'up')).toBe('up');
});
