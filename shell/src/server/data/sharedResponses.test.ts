import { SharedResponses } from './sharedResponses.ts';

function someResponses(maxBytes = 1_000_000) {
  const clock = { now: 1_000_000 };
  const responses = new SharedResponses({ maxBytes, now: () => clock.now });
  const fetch = jest.fn(async () => ({ products: [{ productId: 1001, name: 'Krok Ek' }] }));
  const get = async (key = 'products', isCurrent = false) => responses.get(key, isCurrent, fetch);
  return { clock, responses, fetch, get };
}

test('a response is requested once in 30 s', async () => {
  const { clock, fetch, get } = someResponses();
  await get();
  clock.now += 30_000;
  await get();
  expect(fetch).toHaveBeenCalledTimes(1);

  clock.now += 1;
  await get();

  expect(fetch).toHaveBeenCalledTimes(2);
});

test('equal requests at one time share a response, and others do not', async () => {
  const { fetch, get } = someResponses();

  const [one, other] = await Promise.all([get(), get(), get('brands')]);

  expect(one).toBe(other);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['of its product', { productIds: [7, 1001] }, 2],
  ['of everything', { everything: true } as const, 2],
  ['of another product', { productIds: [1002] }, 1],
])('a change %s expires a response', async (_which, change, requests) => {
  const { responses, fetch, get } = someResponses();
  await get();

  responses.expire(change);
  await get();

  expect(fetch).toHaveBeenCalledTimes(requests);
});

test('a response that was requested before a change is neither cached nor shared after it', async () => {
  const { responses, fetch, get } = someResponses();
  const { promise, resolve } = Promise.withResolvers<{ products: { productId: number; name: string }[] }>();
  fetch.mockReturnValueOnce(promise);
  const before = get();

  responses.expire({ productIds: [1001] });
  const after = await get();
  resolve({ products: [] });

  await expect(before).resolves.toEqual({ products: [] });
  await expect(get()).resolves.toBe(after);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page for the cache gets current data, which further pages share', async () => {
  const { fetch, get } = someResponses();
  await get();
  const current = await get('products', true);

  await expect(get()).resolves.toBe(current);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page cannot change the data of others', async () => {
  const { get } = someResponses();
  const { products } = await get();

  expect(() => products.push({ productId: 1, name: 'Krok Björk' })).toThrow(TypeError);
  expect(() => Object.assign(products[0] ?? {}, { name: 'Krok Björk' })).toThrow(TypeError);
});

test('a failure reaches all that wait for it, and is not cached', async () => {
  const { fetch, get } = someResponses();
  fetch.mockRejectedValueOnce(new Error('The API did not respond.'));

  const results = await Promise.allSettled([get(), get()]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get()).resolves.toMatchObject({ products: [{ productId: 1001 }] });
});

test('the least recently used responses leave before the limit is exceeded', async () => {
  const { fetch, get } = someResponses(250);
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  fetch.mockClear();

  await get('a');
  expect(fetch).not.toHaveBeenCalled();
  await get('b');
  expect(fetch).toHaveBeenCalledTimes(1);
});
