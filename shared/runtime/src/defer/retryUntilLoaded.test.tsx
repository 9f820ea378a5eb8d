import { lazyModule } from './lazyModule.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('untilLoaded reports a failed call and retries when the browser is online', async () => {
  const load = jest.fn(async (): Promise<string> => {
    throw new Error('Loading chunk 301 failed.');
  });
  const onFailure = jest.fn();
  const loaded = lazyModule(load).untilLoaded(onFailure);
  await jest.advanceTimersByTimeAsync(1_300);
  expect(onFailure).toHaveBeenCalledTimes(1);

  load.mockResolvedValue('there');
  window.dispatchEvent(new Event('online'));

  await expect(loaded).resolves.toBe('there');
  expect(onFailure).toHaveBeenCalledTimes(1);
});
