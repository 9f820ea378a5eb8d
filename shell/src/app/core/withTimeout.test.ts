import { withTimeout } from './withTimeout.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a promise that settles in time resolves or rejects unchanged', async () => {
  await expect(withTimeout(1_000, Promise.resolve('page'), timeoutError)).resolves.toBe('page');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')), timeoutError)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('a promise that never settles is rejected after the timeout', async () => {
  const result = withTimeout(1_000, new Promise(() => {}), timeoutError);
  const outcome = expect(result).rejects.toThrow('late');

  await jest.advanceTimersByTimeAsync(1_000);

  await outcome;
});

function timeoutError(): Error {
  return new Error('late');
}
