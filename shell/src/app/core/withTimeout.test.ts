import { withTimeout } from './withTimeout.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is there in time is handed on, its failure too', async () => {
  await expect(withTimeout(1_000, Promise.resolve('page'), late)).resolves.toBe('page');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('what never settles is given up', async () => {
  const given = withTimeout(1_000, new Promise(() => {}), late);
  const outcome = expect(given).rejects.toThrow('late');

  await jest.advanceTimersByTimeAsync(1_000);

  await outcome;
});

function late(): Error {
  return new Error('late');
}
