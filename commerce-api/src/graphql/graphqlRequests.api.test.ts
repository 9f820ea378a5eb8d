import { createHash } from 'node:crypto';
import http from 'node:http';
import { startApi, API_KEY, type Api } from '../../test/api.ts';
import { send } from '../../test/bad-requests/send.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

const query = '{ channels { id } }';
const channels = { data: { channels: [{ id: '1|se' }, { id: '3|com' }] } };

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return api.get('/graphql', { method: 'POST', headers: { 'x-apikey': API_KEY, ...headers }, body });
}

async function json(body: unknown, headers: Record<string, string> = {}): Promise<[status: number, answer: unknown]> {
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
  test('API-09 an unknown hash is asked for with its text once, and then serves alone', async () => {
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

  test('a text under the hash of another is refused and not kept', async () => {
    const other = hashOf('{ channels { type } }');

    const [status, refused] = await json({ query, extensions: persisted(other) });
    const [, after] = await json({ extensions: persisted(other) });

    expect([status, refused]).toMatchObject([200, { errors: [{ extensions: { code: 'PERSISTED_QUERY_MISMATCH' } }] }]);
    expect(after).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });

  test.each([
    ['another version', persisted(hashOf(query), 2)],
    ['a version that is text', persisted(hashOf(query), '1')],
    ['a hash that is none', persisted(7)],
    ['nothing of it', { persistedQuery: 'yes' }],
  ])('%s is told to be unsupported, so that the client sends texts from then on', async (_what, extensions) => {
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

  test('API-12 an operation by multipart is executed', async () => {
    const response = await post(form({ operations, map: '{}' }));

    expect([response.status, await response.json()]).toEqual([200, channels]);
  });

  test('a file that no variable asks for is let fall', async () => {
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
    ['operations that are no JSON', form({ operations: '{', map: '{}' }), '"operations" holds no JSON'],
    ['several operations', form({ operations: `[${operations}]`, map: '{}' }), 'must hold one operation'],
    ['a query that is a number', form({ operations: '{"query":7}', map: '{}' }), 'must hold one operation'],
    ['a map that is a list', form({ operations, map: '[]' }), '"map" must hold'],
    [
      'eleven files',
      form({ operations, map: '{}' }, Object.fromEntries(Array.from({ length: 11 }, (_one, index) => [index, 'x']))),
      'At most 10 files',
    ],
  ])('%s is refused in words', async (_what, data, words) => {
    const response = await post(data);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining(words), extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test.each([
    ['without its boundary', 'multipart/form-data', 'text'],
    [
      'that ends in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="operat',
    ],
  ])('a body %s is refused', async (_what, type, body) => {
    const response = await post(body, { 'content-type': type });

    expect(response.status).toBe(400);
  });

  test('a file larger than any request may be is refused by its size', async () => {
    const response = await post(form({ operations, map: '{}' }, { 0: 'x'.repeat(300_000) }));

    expect([response.status, await response.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    ]);
  });

  test('a form of another site cannot act for a shopper: without the key’s header it is refused, with it browsers ask first', async () => {
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

describe('what is no operation', () => {
  test.each([
    ['text/plain', JSON.stringify({ query })],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
    ['application/graphql', query],
    ['application/xml', '<query/>'],
    ['nonsense', query],
  ])('%s is a media type that is not read', async (type, body) => {
    const response = await post(body, { 'content-type': type });

    expect([response.status, await response.json()]).toMatchObject([
      415,
      { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
    ]);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is answered with the methods that work', async (method) => {
    const response = await api.get('/graphql', { method, headers: { 'x-apikey': API_KEY } });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD');
  });

  test.each([
    ['null', null],
    ['a number', 5],
    ['a text', 'query'],
    ['nothing', {}],
    ['a query that is a list', { query: ['{ channels { id } }'] }],
    ['variables that are a list', { query, variables: [1] }],
    ['several operations', [{ query }, { query }]],
  ])('%s is refused', async (_what, body) => {
    const [status, answer] = await json(body);

    expect([200, 400]).toContain(status);
    expect(answer).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] });
  });

  test.each([
    ['that cannot be parsed', '{ channels { id ', 'GRAPHQL_PARSE_FAILED'],
    ['of a field that is not there', '{ chanels { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'of an enum value that is not there',
      '{ products(filter: { sort: LATES }) { count } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'nested deeper than the parser’s stack',
      `{ products(filter: ${'['.repeat(10_000)}) { count } }`,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['with a text that holds NUL', '{ product(alias: "a\\u0000b") { name } }', 'BAD_INPUT'],
  ])('a query %s is refused with HTTP 200 and a code, and without hints', async (_what, text, code) => {
    const [status, answer] = await json({ query: text }, { accept: 'application/json' });

    expect([status, answer]).toMatchObject([200, { errors: [{ extensions: { code } }] }]);
    expect(JSON.stringify(answer)).not.toContain('Did you mean');
  });

  test.each([
    ['of a wrong type', { sort: 7 }],
    ['of an enum value that is nearly there', { sort: 'LATES' }],
  ])('a variable %s is refused with HTTP 200 and a code, and without hints', async (_what, filter) => {
    const text = 'query ($filter: FilterInputType) { products(filter: $filter) { count } }';

    const [status, answer] = await json({ query: text, variables: { filter } });

    expect([status, answer]).toMatchObject([200, { errors: [{ extensions: { code: 'BAD_INPUT' } }] }]);
    expect(JSON.stringify(answer)).not.toContain('Did you mean');
  });
});

test.each([
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud83d'],
])('an id that holds %s is an unknown one: no error, nothing found', async (_what, alias) => {
  const { data, message } = await api.ask(
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
])('%s %s is answered with the methods that work', async (method, path, allowed) => {
  const response = await api.get(path, { method });

  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test('plain text is no way to log in', async () => {
  const response = await api.get('/auth/login', { method: 'POST', body: '{"username":"demo@hemvist.example"}' });

  expect(response.status).toBe(415);
});

test('the key’s header is read in any case, and what the SDK adds is let through', async () => {
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

test('variables nested deeper than any stack are a wrong value', async () => {
  const text = 'query ($a: [String]) { cmsPages(includeTags: $a) { id } }';
  const body = `{"query":"${text}","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;

  const response = await post(body, { 'content-type': 'application/json' });

  expect([response.status, await response.json()]).toMatchObject([
    200,
    { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
  ]);
});

test.each<[what: string, headers: Record<string, string>]>([
  ['a host that is none', { host: 'a b' }],
  ['thousands of accepted types', { accept: ','.repeat(5_000) }],
  ['only types that are not served', { accept: 'text/event-stream, multipart/mixed' }],
])('%s in the head changes nothing of the answer', async (_what, headers) => {
  const answer = await send(api.url, new http.Agent(), {
    what: 'odd head',
    method: 'POST',
    path: '/graphql',
    headers: { 'x-apikey': API_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

  expect(answer).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
  expect(JSON.parse(answer.body)).toEqual(channels);
});

test('a query in the address is not executed', async () => {
  const response = await api.get(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'x-apikey': API_KEY } });

  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  ]);
});
