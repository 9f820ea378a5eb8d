import { lazyModule } from './lazyModule.ts';
import { loadIdleCode, resolveDeferred } from './unresolved.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first call loads the module, once', async () => {
  const load = jest.fn(async () => ({ price: 149 }));
  const module = lazyModule(load);
  expect(load).not.toHaveBeenCalled();

  module.prefetch();

  expect((await Promise.all([module(), module()])).map(({ price }) => price)).toEqual([149, 149]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is retried after 0.3 s and 1 s, then rejects; the next call loads again', async () => {
  const failure = new Error('Loading chunk 301 failed.');
  const load = jest.fn(async (): Promise<string> => {
    throw failure;
  });
  const module = lazyModule(load);

  const outcome = module().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(load).toHaveBeenCalledTimes(3);
  expect(await outcome).toBe(failure);

  load.mockResolvedValue('there');
  await expect(module()).resolves.toBe('there');
});

test('loadIdleCode loads the idle modules only; a server loads neither', async () => {
  const [inIdleTime, onDemand, onServer] = [jest.fn(async () => 1), jest.fn(async () => 2), jest.fn(async () => 3)];
  lazyModule(onServer, { when: 'idle' });
  await resolveDeferred();
  lazyModule(inIdleTime, { when: 'idle' });
  lazyModule(onDemand);

  await loadIdleCode();

  expect([inIdleTime, onDemand, onServer].map((load) => load.mock.calls.length)).toEqual([1, 0, 0]);
});
