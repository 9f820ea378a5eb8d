import { once } from 'node:events';
import http from 'node:http';
import { startApi, API_KEY, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

function post(body: unknown, headers: Record<string, string> = { 'x-apikey': API_KEY }): Promise<Response> {
  return api.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const query = '{ channels { id } }';

test('API-01 API-04 API-05 a call is a POST with operation name, variables and query, and needs the key', async () => {
  const body = { operationName: 'channels', variables: { undeclared: 1 }, query: `query channels ${query}` };

  expect(await (await post(body)).json()).toEqual({ data: { channels: [{ id: '1|se' }, { id: '3|com' }] } });
  const without: Record<string, string>[] = [{}, { 'x-apikey': 'wrong' }];
  for (const headers of without) {
    const refused = await post(body, headers);
    expect(refused.status).toBe(401);
    expect(await refused.json()).not.toHaveProperty('data');
  }
});

test('the API key before is accepted while the key is rotated', async () => {
  const rotating = await startApi({ API_KEY: 'the-new-key', API_KEY_PREVIOUS: API_KEY });
  const statusWith = async (key: string) => (await rotating.ask('{ __typename }', {}, { 'x-apikey': key })).status;
  const signStatus = async (key: string) => (await rotating.get(`/auth/sign/${key}?identity=a`)).status;

  expect([await statusWith('the-new-key'), await statusWith(API_KEY)]).toEqual([200, 200]);
  expect([await signStatus('the-new-key'), await signStatus(API_KEY)]).not.toContain(401);
  expect(await signStatus('another-key')).toBe(401);
  await rotating.stop();
}, 60_000);

test('a query in the address needs the key too', async () => {
  expect((await api.get(`/graphql?query=${encodeURIComponent(query)}`)).status).toBe(401);
});

function preflight(origin: string): Promise<Response> {
  return api.get('/graphql', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-apikey' },
  });
}

test('other origins than the configured ones are not let in by browsers', async () => {
  const own = await preflight('http://shop.example');
  const foreign = await preflight('http://evil.example');

  expect(own.headers.get('access-control-allow-origin')).toBe('http://shop.example');
  expect(own.headers.get('access-control-allow-credentials')).toBe('true');
  expect(own.headers.get('access-control-allow-headers')).toContain('x-apikey');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('the request id comes back; one that is none is replaced', async () => {
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
])('a query that is too %s is refused', async (_what, tooMuch) => {
  const answer = await (await post({ query: tooMuch })).json();

  expect(answer).toMatchObject({ errors: [expect.anything()] });
  expect(answer).not.toHaveProperty('data.channels');
});

test.each([
  ['broken JSON', '{"query":', 400, 'BAD_REQUEST'],
  ['a megabyte', JSON.stringify({ query: `#${'x'.repeat(1_000_000)}` }), 413, 'TOO_LARGE'],
])('%s is the client’s fault and says nothing of the inside', async (_what, body, status, code) => {
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
])('in %s an empty text means not given', async (empty, without) => {
  const [given, expected] = await Promise.all([api.ask(`{ ${empty} }`), api.ask(`{ ${without} }`)]);

  expect([given.message, expected.message]).toEqual([undefined, undefined]);
  expect(given.data).toEqual(expected.data);
});

test('an empty cart id makes a cart', async () => {
  const { data } = await api.ask('{ getCart(id: "") { id } }');

  expect(data).toEqual({ getCart: { id: expect.stringMatching(/^[\da-f-]{36}$/) } });
});

test('what was asked before it is told to end is answered, and it ends by itself', async () => {
  const ending = await startApi({ LOG_LEVEL: 'debug' });
  const headers = { 'content-type': 'application/json', 'x-apikey': API_KEY, 'x-request-id': 'asked-by-the-shell' };
  const request = http.request(`${ending.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
    agent: new http.Agent({ keepAlive: true }),
  });
  const answered = once(request, 'response');
  request.flushHeaders();
  // It has read the head and waits for the rest: a request is running.
  await once(request, 'continue');

  const ended = ending.end();
  await refused(ending.url);
  request.end(JSON.stringify({ query }));

  const [response]: unknown[] = await answered;
  expect(response).toMatchObject({ statusCode: 200 });
  expect(await ended).toBe(0);
  expect(ending.output()).toContain('"requestId":"asked-by-the-shell"');
  await ending.stop();
}, 60_000);

/** Settles once no new connection is taken. */
async function refused(url: string): Promise<void> {
  const isTaken = () =>
    fetch(`${url}/-/health`).then(
      () => true,
      () => false,
    );
  while (await isTaken());
}

test('a port that is taken is named, with the variable to change', async () => {
  const taken = new URL(api.url).port;

  await expect(startApi({ COMMERCE_API_PORT: taken })).rejects.toThrow(
    `Port ${taken} is taken. Stop what listens there, or set COMMERCE_API_PORT to another one.`,
  );
}, 60_000);
