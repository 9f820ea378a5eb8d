import { apiFetch } from './apiFetch.ts';

const HEADERS = () => ({ 'x-apikey': 'key' });

function answering(body: string, status = 200): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

afterEach(() => jest.restoreAllMocks());

const fetchApi = () => apiFetch(1_000, HEADERS)('http://api.example/graphql', { method: 'POST', body: '{}' });

test('ERR-01 a status of 300 or more fails with its number', async () => {
  answering('{"data":{}}', 418);

  await expect(fetchApi()).rejects.toMatchObject({
    message: 'Response not successful: Received status code 418',
    status: 418,
  });
});

test('ERR-02 a response without data and errors is missing', async () => {
  answering('{}');

  await expect(fetchApi()).rejects.toMatchObject({ kind: 'missing' });
});

test('ERR-03 a response that cannot be parsed says so', async () => {
  answering('<html>');

  await expect(fetchApi()).rejects.toMatchObject({ kind: 'parse' });
});

test('an API that does not answer is a failure with status 503', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

  await expect(fetchApi()).rejects.toMatchObject({ kind: 'network', status: 503 });
});

test('an answer goes through as it came', async () => {
  answering('{"data":{"a":1}}');

  expect(await (await fetchApi()).json()).toEqual({ data: { a: 1 } });
});
