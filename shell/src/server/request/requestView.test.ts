import { once } from 'node:events';
import http from 'node:http';
import { parse } from 'graphql';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import { hasCheckoutProofContext, issueCheckoutKeyContext } from '@hemvaror/runtime/api/operations';
import { readEnvironment } from '../settings/settings.ts';
import { requestView } from './requestView.ts';
import { aVisitor } from '../../testing/aVisitor.ts';
import type { Visitor } from './visitor.ts';
import type { GetSharedData } from '../data/rootLoader.ts';
import { SharedResponses } from '../data/sharedResponses.ts';
import { staleWhileRevalidate } from '../data/staleWhileRevalidate.ts';

const REQUEST = { id: 'request-1', url: '/', ip: '192.0.2.7' };
const LOGIN = `ralph-auth=${'t'.repeat(40)}; ralph-user=anna%40hemvist.example`;

const authorizations: (string | undefined)[] = [];
const addresses: (string | string[] | undefined)[] = [];
const keys: (string | string[] | undefined)[] = [];
const clients: (string | string[] | undefined)[][] = [];
const api = http.createServer((request, response) => {
  authorizations.push(request.headers.authorization);
  addresses.push(request.headers['x-forwarded-for']);
  keys.push(request.headers['x-checkout-key']);
  clients.push([request.headers['apollographql-client-name'], request.headers['apollographql-client-version']]);
  request.resume();
  response.setHeader('content-type', 'application/json').end('{"data":{"categories":[],"getMenuAtLocation":null}}');
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

test('shared data is fetched without the visitor’s token and address', async () => {
  await requestView(REQUEST, await aVisitor(LOGIN), depsFor(await listening()));

  expect(authorizations.length).toBeGreaterThan(0);
  expect(authorizations.every((value) => value === undefined)).toBe(true);
  expect(addresses.every((value) => value === undefined)).toBe(true);
});

test('requests of a visitor send the client address, for rate limits', async () => {
  addresses.length = 0;
  const port = await listening();
  const { view } = await requestView(REQUEST, await aVisitor(LOGIN), depsFor(port));

  await view.api.query({ document: parse('query probe { categories { name } }') });

  expect(addresses.at(-1)).toBe('192.0.2.7');
});

const CATALOG = parse('query probe { products { count } }');

test('visitors without a token share the responses to catalog queries, which are requested without their address and key', async () => {
  const deps = { ...depsFor(await listening()), responses: new SharedResponses({ maxBytes: 100_000 }) };
  const withKey = await aVisitor(`checkout-key=${'k'.repeat(43)}`);
  const views = await Promise.all([requestView(REQUEST, await aVisitor(), deps), requestView(REQUEST, withKey, deps)]);
  [addresses, keys].forEach((values) => (values.length = 0));

  const responses: unknown[] = [];
  for (const { view } of views) responses.push(await view.api.query({ document: CATALOG }));

  expect(responses[0]).toBe(responses[1]);
  expect(addresses).toStrictEqual([undefined]);
  expect(keys).toStrictEqual([undefined]);
});

test.each([
  ['of a customer', LOGIN, CATALOG, {}],
  ['with a field of one visitor', '', parse('query probe { products { count } getOrderPublic { id } }'), {}],
  ['with a fragment at its root', '', parse('query probe { ...f } fragment f on QueryType { getUser { id } }'), {}],
  ['that is not cached', '', CATALOG, { cached: false }],
  ['of another channel', '', CATALOG, { variables: { channelId: '2|no' } }],
  ['of another market', '', CATALOG, { variables: { channelId: '1|se', marketId: 'no' } }],
])('a query %s is not shared [API-26]', async (_which, cookies, document, options) => {
  const deps = { ...depsFor(await listening()), responses: new SharedResponses({ maxBytes: 100_000 }) };
  const { view: first } = await requestView(REQUEST, await aVisitor(), deps);
  const { view } = await requestView(REQUEST, await aVisitor(cookies), deps);
  await first.api.query({ document });
  authorizations.length = 0;

  await view.api.query({ document, ...options });

  expect(authorizations).toStrictEqual([cookies ? expect.stringContaining('Bearer') : undefined]);
});

test('a failed shared request is reported for the page of each visitor who waits for it', async () => {
  const deps = { ...depsFor(1), responses: new SharedResponses({ maxBytes: 100_000 }) };
  const views = await Promise.all([0, 1].map(async () => requestView(REQUEST, await aVisitor('ralph-form=1'), deps)));
  const failed = jest.spyOn(deps.apiReports, 'failed').mockClear();

  await Promise.allSettled(views.map(async ({ view }) => view.api.query({ document: CATALOG })));

  expect(failed).toHaveBeenCalledTimes(2);
});

test('an API that is away is reported, with the request whose page it fails', async () => {
  apiReports.failed.mockClear();
  const reason = new ApiError('network', 503, 'The API did not respond.');
  const visitor: Visitor = { ...(await aVisitor()), channel: { status: 'rejected', reason } };
  const { hasFailed } = await requestView(REQUEST, visitor, depsFor(1));

  expect(hasFailed()).toBe(true);
  expect(apiReports.failed.mock.calls[0]).toEqual([reason, 'request-1']);
});

test('a query that the closed connection of a visitor ends is no failure of the API', async () => {
  const { view } = await requestView(REQUEST, await aVisitor(LOGIN), depsFor(await listening()));
  apiReports.failed.mockClear();
  const document = parse('query probe { categories { name } }');

  await expect(view.api.query({ document, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(apiReports.failed).not.toHaveBeenCalled();
});

test('an action gives a guest one checkout key, which the following requests send', async () => {
  keys.length = 0;
  const written: string[] = [];
  const writes = { checkoutKey: (key: string) => written.push(key) };
  const { view, context } = await requestView(REQUEST, await aVisitor(LOGIN), depsFor(await listening()), writes);
  const send = () => view.api.query({ document: parse('query probe { categories { name } }') });

  await send();
  context.get(issueCheckoutKeyContext)();
  context.get(issueCheckoutKeyContext)();
  await send();

  expect(written).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(keys.slice(-2)).toEqual([undefined, ...written]);
});

test('a browser with a checkout key keeps it', async () => {
  const written: string[] = [];
  const visitor = await aVisitor(`checkout-key=${'k'.repeat(43)}`);
  const writes = { checkoutKey: (key: string) => written.push(key) };
  const { context } = await requestView(REQUEST, visitor, depsFor(await listening()), writes);

  context.get(issueCheckoutKeyContext)();

  expect(written).toEqual([]);
});

test.each([
  ['a login', `ralph-auth=${'t'.repeat(40)}`, true],
  ['a checkout key', `checkout-key=${'k'.repeat(43)}`, true],
  ['a malformed checkout key', 'checkout-key=k', false],
  ['a cart only', 'ralph-cart=3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90', false],
])('loaders know whether a visitor with %s can have stored input', async (_what, cookies, expected) => {
  const { context } = await requestView(REQUEST, await aVisitor(cookies), depsFor(await listening()));

  expect(context.get(hasCheckoutProofContext)).toBe(expected);
});

test.each([
  ['neither', {}, [undefined, undefined]],
  ['a name', { CLIENT_NAME: 'ekhem-web' }, ['ekhem-web', undefined]],
  ['both', { CLIENT_NAME: 'ekhem-web', CLIENT_VERSION: '7.1' }, ['ekhem-web', '7.1']],
])('the server sends the configured client name and version: %s [API-07]', async (_which, variables, expected) => {
  clients.length = 0;
  await requestView(REQUEST, await aVisitor(LOGIN), depsFor(await listening(), variables));

  expect(clients.length).toBeGreaterThan(0);
  for (const client of clients) expect(client).toEqual(expected);
});

async function listening(): Promise<number> {
  if (!api.listening) await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const apiReports = { failed: jest.fn(), answered: jest.fn() };

function depsFor(port: number, variables: Record<string, string> = {}) {
  const env = readEnvironment({
    ...variables,
    SHELL_RELEASE_DIR: '/x',
    GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
  });
  const sharedData: GetSharedData = staleWhileRevalidate(1_000, () => undefined);
  return { env, sharedData, responses: undefined, apiReports };
}

test('a prefetched checkout does not load what was typed, which may open a session with a payment provider [OP-67]', async () => {
  const visitor = await aVisitor(LOGIN);
  if (!visitor.personal) throw new Error('The visitor is anonymous.');
  const prefetch = { ...visitor, personal: { ...visitor.personal, isPrefetch: true } };

  const { context } = await requestView(REQUEST, prefetch, depsFor(await listening()));

  expect(context.get(hasCheckoutProofContext)).toBe(false);
});
