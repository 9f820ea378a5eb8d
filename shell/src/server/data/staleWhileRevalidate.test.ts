import { staleWhileRevalidate } from './staleWhileRevalidate.ts';

const START = Date.UTC(2026, 0, 1);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

test('what all visitors share is fetched once, also by requests at the same time', async () => {
  const get = staleWhileRevalidate<{ n: number }>(1_000, () => undefined);
  const fetchValue = jest.fn(async () => ({ n: 1 }));

  const values = await Promise.all([get('se', fetchValue), get('se', fetchValue)]);

  expect(values).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await get('se', fetchValue)).toEqual({ n: 1 });
  expect(fetchValue).toHaveBeenCalledTimes(1);
});

test('an old value is served while a new one is fetched', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined);
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 1_001);

  expect(await get('se', async () => ({ is: 'new' }))).toEqual({ is: 'old' });
  await jest.advanceTimersByTimeAsync(0);

  expect(await get('se', async () => ({ is: 'newer' }))).toEqual({ is: 'new' });
});

test('an API that is gone costs nothing that is already there', async () => {
  const problems: unknown[] = [];
  const get = staleWhileRevalidate<{ is: string }>(1_000, (error) => problems.push(error));
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 5_000);

  const failing = async (): Promise<{ is: string }> => {
    throw new Error('gone');
  };

  expect(await get('se', failing)).toEqual({ is: 'old' });
  await jest.advanceTimersByTimeAsync(0);
  expect(problems).toHaveLength(1);
  expect(await get('se', failing)).toEqual({ is: 'old' });
});

test('the first fetch may fail, and the next one tries again', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined);

  await expect(get('se', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('se', async () => ({ is: 'up' }))).toEqual({ is: 'up' });
});

test('a slow refresh holds up nobody, and only one is under way', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined);
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 1_001);
  const slow = jest.fn(() => new Promise<{ is: string }>((resolve) => setTimeout(() => resolve({ is: 'new' }), 5_000)));

  expect(await get('se', slow)).toEqual({ is: 'old' });
  expect(await get('se', slow)).toEqual({ is: 'old' });
  expect(slow).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);

  expect(await get('se', slow)).toEqual({ is: 'new' });
  expect(slow).toHaveBeenCalledTimes(1);
});
