import { parse } from 'graphql';
import { createApolloOperations, type ApiClientOptions } from './apolloOperations.ts';

interface SentRequest {
  headers: Headers;
  body: { operationName: string; variables: Record<string, unknown>; query: string };
  method: string | undefined;
}

const QUERY = parse('query categories($channelId: String) { categories(channelId: $channelId) { name } }');

function api(response: unknown, options: Partial<ApiClientOptions> = {}) {
  const sent: SentRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push({
      headers: new Headers(init?.headers),
      body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}'),
      method: init?.method,
    });
    return new Response(JSON.stringify(response));
  });
  const operations = createApolloOperations({
    endpoint: 'http://api.example/graphql',
    apiKey: 'key-1',
    token: () => undefined,
    variables: () => ({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }),
    ...options,
  });
  return { operations, sent };
}

afterEach(() => jest.restoreAllMocks());

test('channel, market and language are added to a call [API-08]', async () => {
  const { operations, sent } = api({ data: { categories: [] } });

  await operations.query({ document: QUERY });

  expect(sent[0]?.body.variables).toEqual({ channelId: '1|se', languageId: 'sv-SE', marketId: 'se' });
  expect(sent[0]?.body.operationName).toBe('categories');
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.headers.get('x-apikey')).toBe('key-1');
});

test.each([
  [true, 'added'],
  [false, 'published'],
])('with API additions %s, the %s form of a document is sent', async (apiAdditions, form) => {
  const published = parse('query categories { published: __typename }');
  const document = Object.assign(parse('query categories { added: __typename }'), { published });
  const { operations, sent } = api({ data: {} }, { apiAdditions });

  await operations.executeWithRefusals({ document });
  await operations.executeWithRefusals({ document: async () => document });

  expect(sent.map(({ body }) => /added|published/.exec(body.query)?.[0])).toEqual([form, form]);
});

test('a request has an Authorization header only if there is a token [API-06]', async () => {
  let token: string | undefined;
  const { operations, sent } = api({ data: { categories: [] } }, { token: () => token });

  await operations.query({ document: QUERY, cached: false });
  token = 'a.b.c';
  await operations.query({ document: QUERY, cached: false });

  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer a.b.c']);
});

test('client name and version are sent only if configured [API-07]', async () => {
  const named = api({ data: { categories: [] } }, { clientName: 'shop', clientVersion: '1.4' });
  await named.operations.query({ document: QUERY });
  expect(named.sent[0]?.headers.get('apollographql-client-name')).toBe('shop');
  expect(named.sent[0]?.headers.get('apollographql-client-version')).toBe('1.4');

  jest.restoreAllMocks();
  const nameless = api({ data: { categories: [] } });
  await nameless.operations.query({ document: QUERY });
  expect(nameless.sent[0]?.headers.has('apollographql-client-name')).toBe(false);
  expect(nameless.sent[0]?.headers.has('apollographql-client-version')).toBe(false);
});

test('the pages of two languages in one response are kept apart', async () => {
  const page = (title: string) => ({ __typename: 'PageWidgetPageType', id: 7, title });
  const data = { sv: [page('Garanti')], en: [page('Warranty')] };
  const { operations } = api({ data });
  const document = parse(
    'query pages { sv: cmsPages(languageId: "sv") { id title } en: cmsPages(languageId: "en") { id title } }',
  );

  expect(await operations.query({ document })).toMatchObject(data);
  // From the cache.
  expect(await operations.query({ document })).toMatchObject(data);
});

test('identical concurrent queries share one request [API-13]', async () => {
  const { operations, sent } = api({ data: { categories: [] } });

  await Promise.all([operations.query({ document: QUERY }), operations.query({ document: QUERY })]);

  expect(sent).toHaveLength(1);
});

test('GraphQL errors reject the query [API-17]', async () => {
  const { operations } = api({ data: { categories: null }, errors: [{ message: 'no', extensions: { code: 'CODE' } }] });

  await expect(operations.query({ document: QUERY })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'graphql',
    refusals: [{ message: 'no', code: 'CODE' }],
  });
});

test('executeWithRefusals returns data and refusals as values', async () => {
  const { operations } = api({ data: { categories: null }, errors: [{ message: 'no', extensions: { code: 'CODE' } }] });

  const { refusals } = await operations.executeWithRefusals({ document: QUERY });

  expect(refusals).toEqual([{ message: 'no', code: 'CODE' }]);
});

test('after a reset the next query sends a request', async () => {
  const { operations, sent } = api({ data: { categories: [] } });

  await operations.query({ document: QUERY });
  await operations.query({ document: QUERY });
  expect(sent).toHaveLength(1);
  await operations.reset();
  await operations.query({ document: QUERY });
  expect(sent).toHaveLength(2);
});

test('a reset sends the queries in flight again', async () => {
  let token = 'before';
  const { operations, sent } = api({ data: { categories: [] } }, { token: () => token });

  const respond = jest.mocked(fetch).getMockImplementation();
  const firstRequest = Promise.withResolvers<void>();
  jest.mocked(fetch).mockImplementationOnce(async (...request) => {
    void respond?.(...request);
    firstRequest.resolve();
    return new Promise(() => undefined);
  });
  const inFlight = operations.query({ document: QUERY });
  await firstRequest.promise;
  token = 'after';
  await operations.reset();

  await expect(inFlight).resolves.toEqual({ categories: [] });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer before', 'Bearer after']);
});

test('a reset does not send an aborted query again', async () => {
  const { operations, sent } = api({ data: { categories: [] } });
  const leaving = new AbortController();

  const inFlight = operations.query({ document: QUERY, signal: leaving.signal });
  leaving.abort();
  await operations.reset();

  await expect(inFlight).rejects.toThrow();
  expect(sent.length).toBeLessThanOrEqual(1);
});

test('a mutation from a page that shows another user is refused before it is sent', async () => {
  const mayMutate = jest.fn(() => false);
  const { operations, sent } = api({ data: { saved: true } }, { mayMutate });
  const document = parse('mutation save { saved }');

  await expect(operations.mutate({ document })).rejects.toMatchObject({ name: 'ApiError', kind: 'user' });
  await expect(operations.executeWithRefusals({ document, isCartChange: true })).rejects.toMatchObject({
    kind: 'user',
  });
  await operations.query({ document: QUERY }).catch(() => undefined);

  expect(mayMutate.mock.calls).toEqual([[false], [true]]);
  expect(sent.map(({ body }) => body.operationName)).toEqual(['categories']);
});
