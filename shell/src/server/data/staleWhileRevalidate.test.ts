import { staleWhileRevalidate } from './staleWhileRevalidate.ts';

const START = Date.UTC(2026, 0, 1);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

test('a value is fetched once, also by concurrent requests', async () => {
  const get = staleWhileRevalidate<{ n: number }>(1_000, () => undefined);
  const fetchValue = jest.fn(async () => ({ n: 1 }));

  const values = await Promise.all([get('se', fetchValue), get('se', fetchValue)]);

  expect(values).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await get('se', fetchValue)).toEqual({ n: 1 });
  expect(fetchValue).toHaveBeenCalledTimes(1);
});

test('a stale value is served while a new one is fetched', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined);
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 1_001);

  expect(await get('se', async () => ({ is: 'new' }))).toEqual({ is: 'old' });
  await jest.advanceTimersByTimeAsync(0);

  expect(await get('se', async () => ({ is: 'newer' }))).toEqual({ is: 'new' });
});

test('a failed refresh keeps the stale value', async () => {
  const errors: unknown[] = [];
  const get = staleWhileRevalidate<{ is: string }>(1_000, (error) => errors.push(error));
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 5_000);

  const failing = async (): Promise<{ is: string }> => {
    throw new Error('unreachable');
  };

  expect(await get('se', failing)).toEqual({ is: 'old' });
  await jest.advanceTimersByTimeAsync(0);
  expect(errors).toHaveLength(1);
  expect(await get('se', failing)).toEqual({ is: 'old' });
});

test('a failed first fetch rejects, and the next call fetches again', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined);

  await expect(get('se', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('se', async () => ({ is: 'up' }))).toEqual({ is: 'up' });
});

test('a slow refresh delays no request and runs only once', async () => {
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

test('a value that is too old is not served while a new one can be fetched', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined, { maxStaleMs: 5_000 });
  await get('se', async () => ({ is: 'old' }));

  jest.setSystemTime(START + 5_999);
  expect(await get('se', async () => ({ is: 'new' }))).toEqual({ is: 'old' });
  await jest.advanceTimersByTimeAsync(0);

  jest.setSystemTime(START + 20_000);
  expect(await get('se', async () => ({ is: 'newest' }))).toEqual({ is: 'newest' });
});

test('a value that is too old is served if the refresh fails', async () => {
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined, { maxStaleMs: 5_000 });
  await get('se', async () => ({ is: 'old' }));
  jest.setSystemTime(START + 20_000);

  expect(await get('se', async () => Promise.reject(new Error('down')))).toEqual({ is: 'old' });
});

test('a fresh value from before a change is not served while a new one can be fetched', async () => {
  let changedAt = 0;
  const get = staleWhileRevalidate<{ is: string }>(1_000, () => undefined, { changedAt: () => changedAt });
  await get('se', async () => ({ is: 'old' }));
  expect(await get('se', async () => ({ is: 'new' }))).toEqual({ is: 'old' });

  jest.setSystemTime(START + 10);
  changedAt = START + 10;

  expect(await get('se', async () => Promise.reject(new Error('down')))).toEqual({ is: 'old' });
  expect(await get('se', async () => ({ is: 'new' }))).toEqual({ is: 'new' });
});
