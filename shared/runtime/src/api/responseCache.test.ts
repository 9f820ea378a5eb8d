import { ApiError } from './apiError.ts';
import { ResponseCache } from './responseCache.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const unavailable = () => new ApiError('network', 503, 'The API did not respond.');

/** A cache whose responses name their request. */
function aCache() {
  const cache = new ResponseCache();
  const requests: { key: string; signal: AbortSignal }[] = [];
  let answer = async (text: string) => text;
  const get = async (key: string, signal?: AbortSignal) =>
    cache.get(key, signal, async (own) => {
      requests.push({ key, signal: own });
      return answer(`${key} ${requests.length}`);
    });
  return { cache, requests, get, answerWith: (next: typeof answer) => (answer = next) };
}

test('a response is used for 30 s from its request, then requested again', async () => {
  const { get } = aCache();
  expect(await get('price')).toBe('price 1');

  jest.advanceTimersByTime(29_999);
  expect(await get('price')).toBe('price 1');

  jest.advanceTimersByTime(1);
  expect(await get('price')).toBe('price 2');
});

test('a response is not used after the clock was set back', async () => {
  const { get } = aCache();
  await get('price');

  jest.setSystemTime(Date.now() - 3_600_000);

  expect(await get('price')).toBe('price 2');
});

test('at most 100 responses are cached, and the least recently used is removed', async () => {
  const { get, requests } = aCache();
  for (let at = 1; at <= 100; at += 1) await get(`query ${at}`);
  await get('query 1');
  await get('query 101');
  expect(requests).toHaveLength(101);

  await get('query 1');
  expect(requests).toHaveLength(101);
  await get('query 2');
  expect(requests).toHaveLength(102);
});

test('a request is aborted only when all its callers have aborted', async () => {
  const { get, requests, answerWith } = aCache();
  answerWith(async () => new Promise(() => {}));
  const [prefetch, navigation] = [new AbortController(), new AbortController()];
  const first = get('price', prefetch.signal);
  const second = get('price', navigation.signal);

  prefetch.abort();
  await expect(first).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);

  navigation.abort();
  await expect(second).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('a query after an aborted one is requested again', async () => {
  const { get, answerWith } = aCache();
  answerWith(async () => new Promise(() => {}));
  const navigation = new AbortController();
  const aborted = get('price', navigation.signal);
  navigation.abort();
  await expect(aborted).rejects.toThrow();

  answerWith(async (text) => text);

  expect(await get('price')).toBe('price 2');
});

test.each([
  ['does not respond', unavailable()],
  ['responds with the status 502', new ApiError('status', 502, 'bad gateway')],
])('an API that %s is replaced by the earlier response, until it responds again', async (_what, error) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { get, answerWith } = aCache();
  await get('price');
  jest.advanceTimersByTime(3_600_000);

  answerWith(() => Promise.reject(error));
  expect(await get('price')).toBe('price 1');
  expect(warn).toHaveBeenCalledTimes(1);

  answerWith(async (text) => text);
  expect(await get('price')).toBe('price 3');
});

test('an aborted query does not lose the earlier response', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { get, answerWith } = aCache();
  await get('price');
  jest.advanceTimersByTime(30_000);
  answerWith(async () => new Promise(() => {}));
  const navigation = new AbortController();
  const aborted = get('price', navigation.signal);
  navigation.abort();
  await expect(aborted).rejects.toThrow();

  answerWith(() => Promise.reject(unavailable()));

  expect(await get('price')).toBe('price 1');
});

test.each([
  ['the API refuses the query', async () => undefined, new ApiError('status', 401, 'Unauthorized')],
  ['the cache was cleared meanwhile', async (cache: ResponseCache) => cache.clear(), unavailable()],
])('a query fails in spite of an earlier response when %s', async (_what, meanwhile, error) => {
  const { cache, get, answerWith } = aCache();
  await get('price');
  jest.advanceTimersByTime(30_000);
  const answer = Promise.withResolvers<string>();
  answerWith(() => answer.promise);

  const failing = get('price');
  await meanwhile(cache);
  answer.reject(error);

  await expect(failing).rejects.toBe(error);
});
