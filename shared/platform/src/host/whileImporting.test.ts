import { timeLimit } from '@hemvaror/http/timeLimit';
import { whileImporting } from './whileImporting.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('an import that waits for its files has no limit of time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const imported = whileImporting(promise, () => true);
  await jest.advanceTimersByTimeAsync(600_000);
  resolve('a module');

  expect(await imported).toBe('a module');
  expect(jest.getTimerCount()).toBe(0);
});

test('an import that waits for nothing that comes is refused, and its later failure is no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const imported = whileImporting(promise, () => false).catch(String);
  await jest.advanceTimersByTimeAsync(timeLimit(6_000));

  expect(await imported).toContain('Its import does not end');
  expect(jest.getTimerCount()).toBe(0);
  reject(new Error('late'));
  await Promise.resolve();
});
