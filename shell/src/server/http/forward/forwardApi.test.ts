import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { readEnvironment } from '../../settings/settings.ts';
import { addResponseHeaders } from '../responseHeaders.ts';
import { forwardApi } from './forwardApi.ts';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const sendImage: Handler = (_request, response) => {
  response.setHeader('vary', 'Accept').setHeader('etag', '"one"').end('image');
};

let api: http.Server;
let shell: FastifyInstance;
/** A shell that waits for the API for one second. */
let impatient: FastifyInstance;
let requests: http.IncomingMessage[];
let handler: Handler;
let logged: string[] = [];

beforeAll(async () => {
  api = http.createServer((request, response) => {
    requests.push(request);
    handler(request, response);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  shell = await startShell(POLL_TIMEOUT_MS);
  // 4 s: tests multiply limits of time by 20.
  impatient = await startShell(200);
});
beforeEach(() => {
  requests = [];
  logged = [];
  handler = sendImage;
});
afterAll(async () => {
  await Promise.all([shell.close(), impatient.close()]);
  api.closeAllConnections();
  api.close();
});

async function startShell(timeoutMs: number): Promise<FastifyInstance> {
  const origin = originOf(api);
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    GRAPHQL_URL: `${origin}/graphql`,
    AUTH_URL: `${origin}/auth`,
    SIGN_URL: `${origin}/auth/sign`,
    IMAGE_URL: `${origin}/images`,
    NEWSLETTER_URL: `${origin}/newsletter`,
    PAYMENTS_URL: `${origin}/payments`,
    FORWARD_TIMEOUT_MS: String(timeoutMs),
  });
  addResponseHeaders(app, env);
  await forwardApi(app, env);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

function originOf(server: http.Server): string {
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

interface RequestOptions {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  to?: FastifyInstance;
}

/** Sends the path unchanged: `fetch` would resolve its dots. */
async function send(path: string, { method = 'GET', headers = {}, body, to = shell }: RequestOptions = {}) {
  const { hostname, port } = new URL(originOf(to.server));
  const request = http.request({ hostname, port, path, method, headers });
  request.end(body);
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('The shell did not respond.');
  return response;
}

async function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<http.IncomingMessage> {
  const response = await send(path, { headers });
  response.resume();
  return response;
}

test('an image request forwards Accept and If-None-Match, and its response keeps Vary and ETag', async () => {
  const accept = 'image/avif,image/webp,*/*;q=0.8';

  const response = await get('/images/product/100f125/hook.webp', { accept, 'if-none-match': '"two"' });

  expect(requests[0]).toMatchObject({
    url: '/images/product/100f125/hook.webp',
    headers: { accept, 'if-none-match': '"two"' },
  });
  expect(response.headers).toMatchObject({ vary: 'Accept', etag: '"one"' });
});

test.each([
  '/-/metrics',
  '/-/ready',
  '//-/metrics',
  '/images/../-/metrics',
  '/images/%2e%2e/-/metrics',
  '/images/..%2f-/metrics',
  '/images/..%2F..%2F-%2Fmetrics',
  '/images/.%2e/-/metrics',
  '/images/..\\-/metrics',
  '/images/..%5c-/metrics',
  '/images/../../-/metrics',
  '/graphql/../-/metrics',
  '/graphql/%2e%2e/-/metrics',
  '/auth/../-/metrics',
  '/auth/sign/../../-/metrics',
  '/images//api.example/-/metrics',
  '/images?/../-/metrics',
])('%s does not reach the metrics of the API', async (path) => {
  await get(path);

  expect(requests.map(({ url }) => new URL(url ?? '', 'http://api').pathname)).not.toContain('/-/metrics');
  expect(requests.every(({ url }) => /^\/(images|graphql|auth)\b/.test(url ?? ''))).toBe(true);
});

test.each(['/images/product/raw/x.webp?a=%E0%A4', '/graphql?%'])(
  '%s responds with a status below 500',
  async (path) => {
    expect((await get(path)).statusCode).toBeLessThan(500);
  },
);

const METHODS: Record<string, string> = {
  '/graphql': 'POST',
  '/auth/login': 'GET',
  '/auth/sign/key?identity=x': 'GET',
  '/newsletter/confirm?key=x': 'GET',
  '/images/product/raw/x.webp': 'GET',
};

test.each(Object.entries(METHODS))('%s with status 503 is not requested again', async (path, method) => {
  handler = (_request, response) => {
    response.writeHead(503, { 'retry-after': '60' }).end();
  };

  const response = await send(path, { method });

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  expect(requests).toHaveLength(1);
});

test('a request whose connection breaks is not repeated', async () => {
  handler = (request) => request.socket.destroy();

  const response = await send('/images/product/raw/x.webp');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(requests).toHaveLength(1);
});

test('a request to each path ends with status 504 if the API does not respond', async () => {
  handler = () => undefined;

  const responses = await Promise.all(
    Object.entries(METHODS).map(([path, method]) => send(path, { method, to: impatient })),
  );

  for (const { statusCode, headers } of responses) expect([statusCode, headers['retry-after']]).toEqual([504, '5']);
  expect(requests).toHaveLength(Object.keys(METHODS).length);
});

test('an incomplete response body is aborted', async () => {
  handler = (_request, response) => void response.write('half an image');

  let response = await send('/images/product/raw/x.webp', { to: impatient });
  // On a busy machine the head may be late, too.
  while (response.statusCode === 504) response = await send('/images/product/raw/x.webp', { to: impatient });

  await expect(text(response)).rejects.toThrow('aborted');
});

const CREDENTIALS = {
  cookie: [
    'ralph-auth=token',
    'apollo-token=token',
    'ralph-user=kund%40hemvist.example',
    'ralph-cart=cart',
    'refresh-token=refresh',
    'checkout-key=checkout',
    '__Host-checkout-key=checkout',
  ].join('; '),
  authorization: 'Bearer token',
  'x-auth-refresh-token': 'refresh',
  'x-checkout-key': 'checkout',
  'x-of-a-proxy': 'person',
};

test.each([
  ['/images/product/raw/x.webp', 'GET'],
  ['/auth/sign/key?identity=x', 'GET'],
  ['/newsletter/confirm?key=x', 'POST'],
])('%s is forwarded without credentials', async (path, method) => {
  await send(path, { method, headers: CREDENTIALS });

  const headers = requests[0]?.headers ?? {};
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
  for (const name of Object.keys(CREDENTIALS)) expect(headers).not.toHaveProperty(name);
});

test('the API gets the bearer token and the checkout key, and no other cookie', async () => {
  await send('/graphql', { method: 'POST', headers: { ...CREDENTIALS, 'x-apikey': 'key' } });

  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-apikey': 'key',
    'x-checkout-key': 'checkout',
    cookie: 'checkout-key=checkout; __Host-checkout-key=checkout',
  });
});

test('the auth service gets its own cookies and the checkout key, and no token cookie', async () => {
  await send('/auth/logout', { headers: CREDENTIALS });

  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token',
    cookie: 'refresh-token=refresh; checkout-key=checkout; __Host-checkout-key=checkout',
  });
});

test.each([
  ['/graphql', 'POST', ['checkout-key=k; Path=/']],
  ['/auth/login', 'POST', ['checkout-key=k; Path=/', 'refresh-token=r; Path=/auth']],
  ['/auth/sign/key?identity=x', 'GET', undefined],
  ['/images/product/raw/x.webp', 'GET', undefined],
  ['/newsletter/confirm?key=x', 'GET', undefined],
])('%s may set only its own cookies', async (path, method, expected) => {
  handler = (_request, response) => {
    const cookies = ['checkout-key=k; Path=/', 'ralph-auth=planted; Path=/', 'refresh-token=r; Path=/auth'];
    response.setHeader('set-cookie', cookies).setHeader('clear-site-data', '"*"').end();
  };

  const { headers } = await send(path, { method });

  expect(headers['set-cookie']).toEqual(expected);
  expect(headers['clear-site-data']).toBeUndefined();
});

test('an image cannot run scripts on the shop’s origin', async () => {
  handler = (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'image/svg+xml', 'content-security-policy': 'default-src *' })
      .end('<svg/>');
  };

  const { headers } = await send('/images/product/raw/x.svg');

  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test.each([
  ['GET', '/graphql'],
  ['GET', '/graphql?query={__typename}'],
  ['POST', '/images/product/raw/x.webp'],
  ['DELETE', '/auth/login'],
])('%s %s is refused and not forwarded', async (method, path) => {
  const response = await send(path, { method });

  expect(response.statusCode).toBe(405);
  expect(requests).toEqual([]);
});

test('a newsletter form reaches the API unchanged', async () => {
  let body = '';
  handler = (request, response) => void text(request).then((sent) => response.end((body = sent)));

  const response = await send('/newsletter/unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'key=abc&confirm=1',
  });

  await text(response);
  expect(body).toBe('key=abc&confirm=1');
  expect(requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('forwarded requests are not logged at info', async () => {
  await send('/graphql', { method: 'POST' });
  await send('/images/product/raw/x.webp');

  expect(logged).toEqual([]);
});
