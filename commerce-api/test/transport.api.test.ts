import { once } from 'node:events';
import http from 'node:http';
import { startApi, API_KEY, type Api } from './api.ts';
import { expectEventually } from './expectEventually.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

function post(body: unknown, headers: Record<string, string> = { 'x-apikey': API_KEY }): Promise<Response> {
  return api.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const query = '{ channels { id } }';

test('a call is a POST with operation name, variables and query, and requires the API key [API-01, API-04, API-05]', async () => {
  const body = { operationName: 'channels', variables: { undeclared: 1 }, query: `query channels ${query}` };

  expect(await (await post(body)).json()).toEqual({ data: { channels: [{ id: '1|se' }, { id: '3|com' }] } });
  const without: Record<string, string>[] = [{}, { 'x-apikey': 'wrong' }];
  for (const headers of without) {
    const refused = await post(body, headers);
    expect(refused.status).toBe(401);
    expect(await refused.json()).not.toHaveProperty('data');
  }
});

const TYPES = { query: '{ __schema { types { name description } } }' };

test.each(['zstd', 'br', 'gzip'])('a long response is compressed with %s if the client accepts it', async (coding) => {
  const response = await post(TYPES, { 'x-apikey': API_KEY, 'accept-encoding': coding });

  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(await response.json()).toMatchObject({ data: { __schema: { types: expect.any(Array) } } });
});

test('the response to a client without codings is not compressed', async () => {
  const response = await post(TYPES, { 'x-apikey': API_KEY, 'accept-encoding': 'identity' });

  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toMatchObject({ data: { __schema: { types: expect.any(Array) } } });
});

test('the previous API key is accepted during a rotation', async () => {
  const rotating = await startApi({ API_KEY: 'the-new-key', API_KEY_PREVIOUS: API_KEY });
  const statusWith = async (key: string) =>
    (await rotating.runOperation('{ __typename }', {}, { 'x-apikey': key })).status;
  const signStatus = async (key: string) => (await rotating.get(`/auth/sign/${key}?identity=a`)).status;

  expect([await statusWith('the-new-key'), await statusWith(API_KEY)]).toEqual([200, 200]);
  expect([await signStatus('the-new-key'), await signStatus(API_KEY)]).not.toContain(401);
  expect(await signStatus('another-key')).toBe(401);
  await rotating.stop();
});

test.each([
  ['a query', 200, { query }, undefined],
  ['an unknown field', 200, { query: '{ unknown }' }, undefined],
  ['a megabyte', 413, { query: `#${'x'.repeat(1_000_000)}` }, undefined],
  ['a request without API key', 401, { query }, {}],
])('the response to %s is not stored by caches', async (_title, status, body, headers) => {
  const response = await post(body, headers);

  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('a query in the URL requires the API key as well', async () => {
  expect((await api.get(`/graphql?query=${encodeURIComponent(query)}`)).status).toBe(401);
});

function preflight(origin: string): Promise<Response> {
  return api.get('/graphql', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-apikey' },
  });
}

test('CORS allows the configured origins only', async () => {
  const allowed = await preflight('http://shop.example');
  const denied = await preflight('http://evil.example');

  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://shop.example');
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('x-apikey');
  expect(denied.headers.get('access-control-allow-origin')).toBeNull();
});

test('the request id is returned; an invalid one is replaced', async () => {
  const given = await api.get('/-/health', { headers: { 'x-request-id': 'abc-123' } });
  const replaced = await api.get('/-/health', { headers: { 'x-request-id': 'a b<c>' } });

  expect(given.headers.get('x-request-id')).toBe('abc-123');
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

const deep = (levels: number): string => (levels === 0 ? '{ label }' : `{ children ${deep(levels - 1)} }`);

test.each([
  ['deep', `{ getMenuAtLocation(menuLocationId: "x") { menuItems ${deep(30)} } }`],
  ['wide', `{ ${Array.from({ length: 60 }, (_one, index) => `a${index}: channels { id }`).join(' ')} }`],
  ['long', `{ channels { ${'id '.repeat(20_000)} } }`],
])('a query that is too %s is refused', async (_title, tooMuch) => {
  const body = await (await post({ query: tooMuch })).json();

  expect(body).toMatchObject({ errors: [expect.anything()] });
  expect(body).not.toHaveProperty('data.channels');
});

test.each([
  ['broken JSON', '{"query":', 400, 'BAD_REQUEST'],
  ['a megabyte', JSON.stringify({ query: `#${'x'.repeat(1_000_000)}` }), 413, 'TOO_LARGE'],
])('%s is a client error, and its response reveals no internals', async (_title, body, status, code) => {
  const response = await api.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY },
    body,
  });

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] });
});

test.each([
  ['product(alias: "", productId: 1) { name }', 'product(productId: 1) { name }'],
  ['product(alias: "") { name }', 'product { name }'],
  ['category(alias: "") { name }', 'category { name }'],
  ['category(alias: "", categoryId: 1) { name }', 'category(categoryId: 1) { name }'],
  ['listPageInfo(url: "", alias: "") { name }', 'listPageInfo { name }'],
  ['listPageInfo(url: "/c/beslag", alias: "") { name }', 'listPageInfo(url: "/c/beslag") { name }'],
  ['products(categoryAlias: "", brandAlias: "", discountCampaignAlias: "", url: "") { count }', 'products { count }'],
  ['products(filter: { searchText: "" }) { count }', 'products { count }'],
  ['relatedProducts(alias: "") { name }', 'relatedProducts(alias: "no-such-product") { name }'],
  ['reviews(alias: "") { count }', 'reviews { count }'],
  ['urlHistory(url: "") { newUrl }', 'urlHistory { newUrl }'],
  ['getMenuAtLocation(menuLocationId: "") { title }', 'getMenuAtLocation { title }'],
  ['widgetArea(alias: "", family: "", areaName: "") { name }', 'widgetArea { name }'],
  [
    'widgetArea(alias: "", family: "Frontpage", areaName: "The front page area") { name }',
    'widgetArea(family: "Frontpage", areaName: "The front page area") { name }',
  ],
  ['cmsPages(includeTags: [""], excludeTags: [""]) { name }', 'cmsPages { name }'],
  ['channel(channelId: "") { id }', 'channel { id }'],
  ['brands(channelId: "", languageId: "", marketId: "") { description }', 'brands { description }'],
  [
    'products(channelId: "3|com", languageId: "", marketId: "") { products { name } }',
    'products(channelId: "3|com") { products { name } }',
  ],
])('in %s an empty text counts as absent', async (empty, without) => {
  const [given, expected] = await Promise.all([api.runOperation(`{ ${empty} }`), api.runOperation(`{ ${without} }`)]);

  expect([given.message, expected.message]).toEqual([undefined, undefined]);
  expect(given.data).toEqual(expected.data);
});

test('an empty cart id creates a cart', async () => {
  const { data } = await api.runOperation('{ getCart(id: "") { id } }');

  expect(data).toEqual({ getCart: { id: expect.stringMatching(/^[\da-f-]{36}$/) } });
});

test('a request that is running at shutdown gets its response, and the process exits', async () => {
  const ending = await startApi({ LOG_LEVEL: 'debug' });
  const headers = { 'content-type': 'application/json', 'x-apikey': API_KEY, 'x-request-id': 'asked-by-the-shell' };
  const request = http.request(`${ending.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
    agent: new http.Agent({ keepAlive: true }),
  });
  const responded = once(request, 'response');
  request.flushHeaders();
  // The server has read the headers and waits for the body: a request is running.
  await once(request, 'continue');

  const ended = ending.end();
  await refused(ending);
  request.end(JSON.stringify({ query }));

  const [response]: unknown[] = await responded;
  expect(response).toMatchObject({ statusCode: 200 });
  expect(await ended).toBe(0);
  expect(ending.output()).toContain('"requestId":"asked-by-the-shell"');
  await ending.stop();
});

/** Settles once no new connection is accepted. */
function refused(api: Api): Promise<void> {
  const isAccepted = () =>
    api.get('/-/health').then(
      () => true,
      () => false,
    );
  return expectEventually(isAccepted, false);
}

test('the error for a used port names the port and the variable to change', async () => {
  const taken = new URL(api.url).port;

  await expect(startApi({ COMMERCE_API_PORT: taken })).rejects.toThrow(
    `Port ${taken} is taken. Stop what listens there, or set COMMERCE_API_PORT to another one.`,
  );
});
