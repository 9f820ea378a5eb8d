import { apiFetch } from './apiFetch.ts';

const HEADERS = () => ({ 'x-apikey': 'key' });

function stubFetch(body: string, status = 200): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

afterEach(() => jest.restoreAllMocks());

const fetchApi = () => apiFetch(1_000, HEADERS)('http://api.example/graphql', { method: 'POST', body: '{}' });

test('a status of 300 or more fails with its number [ERR-01]', async () => {
  stubFetch('{"data":{}}', 418);

  await expect(fetchApi()).rejects.toMatchObject({
    message: 'Response not successful: Received status code 418',
    status: 418,
  });
});

test.each(['{}', '{"extensions":{}}'])(
  'the response %s has neither data nor errors, and is missing [ERR-02]',
  async (body) => {
    stubFetch(body);

    await expect(fetchApi()).rejects.toMatchObject({
      kind: 'missing',
      message: 'Server response was missing for the query',
    });
  },
);

test('a response that cannot be parsed is an error of the kind parse [ERR-03]', async () => {
  stubFetch('<html>');

  await expect(fetchApi()).rejects.toMatchObject({ kind: 'parse' });
});

test('an API that does not respond is an error with status 503', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

  await expect(fetchApi()).rejects.toMatchObject({ kind: 'network', status: 503 });
});

test('an API whose connection breaks in the middle of the response is an error with status 503', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));

  await expect(fetchApi()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 503 });
});

test('a successful response is returned unchanged', async () => {
  stubFetch('{"data":{"a":1}}');

  expect(await (await fetchApi()).json()).toEqual({ data: { a: 1 } });
});
