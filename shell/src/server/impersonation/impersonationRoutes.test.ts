import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { createDocumentHandler } from '../render/documentHandler.ts';
import { readEnvironment } from '../settings/settings.ts';
import { serveImpersonation } from './impersonationRoutes.ts';

const CUSTOMER = 'kund@hemvist.example';
const SAME_ORIGIN = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

function aToken(claims: object = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 600;
  return `${encode({ alg: 'HS256' })}.${encode({ name: CUSTOMER, SpoofedBy: 'stina', exp, ...claims })}.c2lnbmF0dXJl`;
}

interface ApiResponse {
  status: number;
  body?: object;
}

type Shell = Awaited<ReturnType<typeof aShell>>;

/** A shell in front of an API with these responses by path. */
async function aShell(responses: Record<string, ApiResponse>) {
  const requests: { path: string | undefined; authorization: string | undefined; body: string }[] = [];
  const api = http.createServer((request, response) => void respond(request, response));
  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    requests.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: await text(request),
    });
    const { status, body = {} } = responses[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(api.address());
  const origin = `http://127.0.0.1:${port}`;
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    AUTH_URL: `${origin}/auth`,
    GRAPHQL_URL: `${origin}/graphql`,
  });
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } });
  const sendPage = createDocumentHandler({ env, resolveVisitor: jest.fn(), respond: jest.fn() });
  app.get('/*', async (request, reply) => sendPage(request, reply));
  serveImpersonation(app, env);
  await app.listen({ host: '127.0.0.1', port: 0 });
  stops.push(async () => {
    api.closeAllConnections();
    api.close();
    await app.close();
  });
  return { app, requests, logged };
}

interface Sent {
  url: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  payload?: string;
}

/** Sends the headers unchanged: `fetch` would set the host. */
async function send({ app }: Shell, { url, method = 'GET', headers = {}, payload = '' }: Sent) {
  await app.ready();
  const { port }: Pick<AddressInfo, 'port'> = Object(app.server.address());
  const request = http.request({ host: '127.0.0.1', port, path: url, method, headers, agent: false });
  request.end(payload);
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('The shell did not respond.');
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, cookies: received['set-cookie'] ?? [], body: await text(response) };
}

/** Values of cookies by name; null for a removed one. */
const pairsOf = (cookies: readonly string[]) =>
  Object.fromEntries(
    cookies.map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return [name, cookie.includes('Max-Age=0') ? null : decodeURIComponent(value)];
    }),
  );

const begin = (shell: Shell, token: string | undefined, headers: http.OutgoingHttpHeaders = {}) =>
  send(shell, {
    method: 'POST',
    url: '/login-as',
    headers: {
      ...SAME_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      ...(token !== undefined && { cookie: `login-token=${token}` }),
      ...headers,
    },
    payload: 'next=%2Fen%2Faccount',
  });

test('a login token leaves the address, and the next document says that the user is being logged in [AUTH-32]', async () => {
  const shell = await aShell({});
  const token = aToken();

  const moved = await send(shell, { url: `/en/account?a=1&loginToken=${token}`, headers: SAME_ORIGIN });
  expect([moved.status, moved.headers.location]).toEqual([302, '/en/account?a=1']);
  expect(moved.cookies).toEqual([`login-token=${token}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`]);

  const page = await send(shell, {
    url: '/en/account?a=1',
    headers: { ...SAME_ORIGIN, cookie: `login-token=${token}` },
  });
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  expect(page.body).toContain('Du loggas in som användare..');
  expect(page.body).toContain('value="/en/account?a=1"');
  expect(page.body).not.toContain(token);
});

test('a page without a login drops the token', async () => {
  const shell = await aShell({});

  const { status, headers, cookies } = await send(shell, { url: `/c/textil?loginToken=${aToken()}` });

  expect([status, headers.location, cookies]).toEqual([302, '/c/textil', []]);
});

test('a login token is exchanged for a session as the customer, without the cart of the member of staff [AUTH-33]', async () => {
  const issued = aToken({ session: 'other' });
  const shell = await aShell({ '/auth/login-token': { status: 200, body: { token: issued } } });
  const token = aToken();

  const response = await begin(shell, token);

  expect([response.status, response.headers.location]).toEqual([303, '/en/account']);
  expect(pairsOf(response.cookies)).toEqual({
    'login-token': null,
    'ralph-auth': issued,
    'apollo-token': issued,
    'ralph-user': CUSTOMER,
    'ralph-user-maxage': '1800',
    'ralph-cart': null,
  });
  expect(Number(/ralph-auth=[^;]+; Path=\/; Max-Age=(\d+)/.exec(response.cookies.join(', '))?.[1])).toBeLessThanOrEqual(
    600,
  );
  expect(shell.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/login-token', JSON.stringify({ token })],
  ]);
  expect(shell.logged.join('')).toContain('login token used');
  expect(shell.logged.join('')).not.toMatch(new RegExp(`${CUSTOMER}|${token}|${issued}`));
});

test('a service without the exchange accepts the token itself, if the API does [AUTH-33]', async () => {
  const token = aToken();
  const shell = await aShell({
    '/graphql': { status: 200, body: { data: { getUser: { email: CUSTOMER } } } },
  });

  const response = await begin(shell, token);

  expect(pairsOf(response.cookies)).toMatchObject({ 'ralph-auth': token, 'ralph-user': CUSTOMER });
  expect(shell.requests.at(-1)).toMatchObject({ path: '/graphql', authorization: `Bearer ${token}` });
});

test.each<[what: string, token: string | undefined, responses: Record<string, ApiResponse>]>([
  ['a used token', aToken(), { '/auth/login-token': { status: 401 } }],
  ['a token that the API refuses', aToken(), { '/graphql': { status: 200, body: { data: null, errors: [{}] } } }],
  ['an expired token', aToken({ exp: 1 }), {}],
  ['a token without a member of staff', aToken({ SpoofedBy: undefined }), {}],
  ['no token', undefined, {}],
  ['text', 'not-a-token', {}],
])('%s leads to home without a session [AUTH-33]', async (_what, token, responses) => {
  const shell = await aShell(responses);

  const response = await begin(shell, token);

  expect([response.status, response.headers.location]).toEqual([303, '/']);
  expect(pairsOf(response.cookies)).toEqual({ 'login-token': null });
});

test('a form of another site is refused', async () => {
  const shell = await aShell({});

  const response = await begin(shell, aToken(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });

  expect(response.status).toBe(403);
  expect([response.cookies, shell.requests]).toEqual([[], []]);
});

test('the button of the banner ends the session at the service and in the browser [AUTH-32]', async () => {
  const shell = await aShell({ '/auth/logout': { status: 200 } });
  const token = aToken();

  const response = await send(shell, {
    method: 'POST',
    url: '/login-as/end',
    headers: {
      ...SAME_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `ralph-auth=${token}; apollo-token=${token}; ralph-user=kund`,
    },
  });

  expect([response.status, response.headers.location]).toEqual([303, '/']);
  expect(shell.requests).toEqual([{ path: '/auth/logout', authorization: `Bearer ${token}`, body: '' }]);
  expect(Object.values(pairsOf(response.cookies))).toEqual([null, null, null, null, null]);
});
