import { createHash } from 'node:crypto';
import http from 'node:http';
import { startApi, API_KEY, type Api } from '../../test/api.ts';
import { send } from '../../test/bad-requests/send.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const query = '{ channels { id } }';
const channels = { data: { channels: [{ id: '1|se' }, { id: '3|com' }] } };

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return api.get('/graphql', { method: 'POST', headers: { 'x-apikey': API_KEY, ...headers }, body });
}

async function json(body: unknown, headers: Record<string, string> = {}): Promise<[status: number, body: unknown]> {
  const response = await post(JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  return [response.status, await response.json()];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function persisted(sha256Hash: unknown, version: unknown = 1) {
  return { persistedQuery: { version, sha256Hash } };
}

describe('persisted queries', () => {
  test('an unknown hash requires the text once, later requests need only the hash [API-09]', async () => {
    const text = '{ channels { name } }';
    const extensions = persisted(hashOf(text));

    const unknown = await json({ extensions }, { accept: 'application/graphql-response+json' });
    await json({ query: text, extensions });
    const [status, known] = await json({ operationName: null, variables: {}, extensions });

    expect(unknown).toEqual([
      200,
      { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    ]);
    expect(status).toBe(200);
    expect(known).toEqual({ data: { channels: [{ name: 'Sverige' }, { name: 'International' }] } });
  });

  test('a text with the hash of another text is rejected and not stored', async () => {
    const other = hashOf('{ channels { type } }');

    const [status, refused] = await json({ query, extensions: persisted(other) });
    const [, after] = await json({ extensions: persisted(other) });

    expect([status, refused]).toMatchObject([200, { errors: [{ extensions: { code: 'PERSISTED_QUERY_MISMATCH' } }] }]);
    expect(after).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });

  test.each([
    ['another version', persisted(hashOf(query), 2)],
    ['a version that is text', persisted(hashOf(query), '1')],
    ['an invalid hash', persisted(7)],
    ['an invalid extension', { persistedQuery: 'yes' }],
  ])('%s is reported as unsupported, so that the client sends texts from then on', async (_what, extensions) => {
    expect(await json({ query, extensions })).toMatchObject([
      200,
      { errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] },
    ]);
  });
});

describe('multipart requests', () => {
  function form(fields: Record<string, string>, files: Record<string, string> = {}): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [name, content] of Object.entries(files)) data.append(name, new Blob([content]), `${name}.txt`);
    return data;
  }
  const operations = JSON.stringify({ query, variables: { n: null } });

  test('an operation by multipart is executed [API-12]', async () => {
    const response = await post(form({ operations, map: '{}' }));

    expect([response.status, await response.json()]).toEqual([200, channels]);
  });

  test('a file without a variable is ignored', async () => {
    const response = await post(form({ operations, map: '{}' }, { 0: 'content' }));

    expect([response.status, await response.json()]).toEqual([200, channels]);
  });

  test.each([
    [
      'a file for a variable',
      form({ operations, map: '{"0":["variables.n"]}' }, { 0: 'content' }),
      'no field takes a file',
    ],
    ['no operations', form({ map: '{}' }), '"operations" is missing'],
    ['no map', form({ operations }), '"map" is missing'],
    ['operations with invalid JSON', form({ operations: '{', map: '{}' }), '"operations" contains invalid JSON'],
    ['several operations', form({ operations: `[${operations}]`, map: '{}' }), 'must contain one operation'],
    ['a query that is a number', form({ operations: '{"query":7}', map: '{}' }), 'must contain one operation'],
    ['a map that is a list', form({ operations, map: '[]' }), '"map" must be'],
    [
      'eleven files',
      form({ operations, map: '{}' }, Object.fromEntries(Array.from({ length: 11 }, (_one, index) => [index, 'x']))),
      'At most 10 files',
    ],
  ])('%s is rejected with a message', async (_what, data, text) => {
    const response = await post(data);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining(text), extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'text'],
    ['that is truncated', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="operat'],
  ])('a body %s is rejected', async (_what, type, body) => {
    const response = await post(body, { 'content-type': type });

    expect(response.status).toBe(400);
  });

  test('a body above the size limit is rejected', async () => {
    const response = await post(form({ operations, map: '{}' }, { 0: 'x'.repeat(300_000) }));

    expect([response.status, await response.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    ]);
  });

  test('a form of another site is rejected without the API key header, and a preflight for the header fails', async () => {
    const origin = 'http://evil.example';
    const byForm = await api.get('/graphql', {
      method: 'POST',
      headers: { origin, cookie: 'refresh-token=stolen' },
      body: form({ operations, map: '{}' }),
    });
    const preflight = await api.get('/graphql', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-apikey' },
    });

    expect(byForm.status).toBe(401);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('invalid operations', () => {
  test.each([
    ['text/plain', JSON.stringify({ query })],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
    ['application/graphql', query],
    ['application/xml', '<query/>'],
    ['nonsense', query],
  ])('the media type %s is rejected', async (type, body) => {
    const response = await post(body, { 'content-type': type });

    expect([response.status, await response.json()]).toMatchObject([
      415,
      { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
    ]);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is rejected with the allowed methods', async (method) => {
    const response = await api.get('/graphql', { method, headers: { 'x-apikey': API_KEY } });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD');
  });

  test.each([
    ['null', null],
    ['a number', 5],
    ['a text', 'query'],
    ['an empty object', {}],
    ['a query that is a list', { query: ['{ channels { id } }'] }],
    ['variables that are a list', { query, variables: [1] }],
    ['several operations', [{ query }, { query }]],
  ])('%s is rejected', async (_what, body) => {
    const [status, result] = await json(body);

    expect([200, 400]).toContain(status);
    expect(result).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] });
  });

  test.each([
    ['that cannot be parsed', '{ channels { id ', 'GRAPHQL_PARSE_FAILED'],
    ['with an unknown field', '{ chanels { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['with an unknown enum value', '{ products(filter: { sort: LATES }) { count } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'nested deeper than the parser’s stack',
      `{ products(filter: ${'['.repeat(10_000)}) { count } }`,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['with NUL in a text', '{ product(alias: "a\\u0000b") { name } }', 'BAD_INPUT'],
  ])('a query %s is rejected with HTTP 200 and a code, without suggestions', async (_what, text, code) => {
    const [status, result] = await json({ query: text }, { accept: 'application/json' });

    expect([status, result]).toMatchObject([200, { errors: [{ extensions: { code } }] }]);
    expect(JSON.stringify(result)).not.toContain('Did you mean');
  });

  test.each([
    ['with a wrong type', { sort: 7 }],
    ['with a misspelled enum value', { sort: 'LATES' }],
  ])('a variable %s is rejected with HTTP 200 and a code, without suggestions', async (_what, filter) => {
    const text = 'query ($filter: FilterInputType) { products(filter: $filter) { count } }';

    const [status, result] = await json({ query: text, variables: { filter } });

    expect([status, result]).toMatchObject([200, { errors: [{ extensions: { code: 'BAD_INPUT' } }] }]);
    expect(JSON.stringify(result)).not.toContain('Did you mean');
  });
});

test.each([
  ['NUL', 'a\0b'],
  ['a lone surrogate', 'a\ud83d'],
])('an id with %s is unknown and causes no error', async (_what, alias) => {
  const { data, message } = await api.runOperation(
    `query ($alias: String, $ids: [String], $channelId: String) {
      product(alias: $alias, channelId: $channelId) { name }
      products(filter: { facets: $ids }) { count }
      widgetArea(alias: $alias) { id }
      urlHistory(url: $alias) { newUrl }
    }`,
    { alias, ids: [alias], channelId: alias },
  );

  expect(message).toBeUndefined();
  expect(data).toEqual({ product: null, products: { count: 0 }, widgetArea: null, urlHistory: null });
});

test.each([
  ['PUT', '/auth/login', 'GET, HEAD, POST'],
  ['GET', '/auth/register', 'POST'],
  ['DELETE', '/auth/password', 'POST'],
  ['POST', '/auth/logout', 'GET, HEAD'],
  ['POST', '/auth/sign/any', 'GET, HEAD'],
])('%s %s is rejected with the allowed methods', async (method, path, allowed) => {
  const response = await api.get(path, { method });

  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test('logging in with plain text is rejected', async () => {
  const response = await api.get('/auth/login', { method: 'POST', body: '{"username":"demo@hemvist.example"}' });

  expect(response.status).toBe(415);
});

test('the API key header is case-insensitive, and headers of the SDK are accepted', async () => {
  const response = await api.get('/graphql', {
    method: 'POST',
    headers: {
      'X-ApiKey': API_KEY,
      'content-type': 'application/json',
      'x-sdk-version': '1.0.0',
      'x-idempotency-key': '6f1c',
      'apollographql-client-name': 'shop',
      accept: 'application/json',
    },
    body: JSON.stringify({ query, variables: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', more: {} } }),
  });

  expect([response.status, await response.json()]).toEqual([200, channels]);
});

test('variables nested deeper than the stack are rejected as bad input', async () => {
  const text = 'query ($a: [String]) { cmsPages(includeTags: $a) { id } }';
  const body = `{"query":"${text}","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;

  const response = await post(body, { 'content-type': 'application/json' });

  expect([response.status, await response.json()]).toMatchObject([
    200,
    { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
  ]);
});

test.each<[what: string, headers: Record<string, string>]>([
  ['an invalid host', { host: 'a b' }],
  ['thousands of accepted types', { accept: ','.repeat(5_000) }],
  ['only unsupported media types', { accept: 'text/event-stream, multipart/mixed' }],
])('%s in the headers does not affect the response', async (_what, headers) => {
  const result = await send(api.url, new http.Agent(), {
    title: 'unusual headers',
    method: 'POST',
    path: '/graphql',
    headers: { 'x-apikey': API_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

  expect(result).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
  expect(JSON.parse(result.body)).toEqual(channels);
});

test('a query in the URL is not executed', async () => {
  const response = await api.get(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'x-apikey': API_KEY } });

  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  ]);
});
