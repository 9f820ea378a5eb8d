import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { serveWorker } from './workerRoutes.tsx';

const OFFLINE = { status: 'rejected', reason: new Error('The API is down.') } as const;
const PERSONAL = 'ralph-auth=token; ralph-user=astrid%40hemvist.example; ralph-cart=cart-7; ralph-selected-market=no';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function startShell(variables: Record<string, string> = {}) {
  const app = fastify();
  serveWorker(app, {
    env: readEnvironment({ SHELL_RELEASE_DIR: '/x', SHOP_NAME: 'Vide', ...variables }),
    files: { css: ['/assets/1/vendor.css'], fonts: ['/assets/1/text.woff2'] },
    channels: { all: async () => ({ sv: OFFLINE, en: OFFLINE }) },
  });
  apps.push(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  /** `fetch` would not send the header `host`. */
  return async (path: string, headers: http.OutgoingHttpHeaders = {}) => {
    const [response]: http.IncomingMessage[] = await once(http.get(origin + path, { headers }), 'response');
    if (!response) throw new Error('The shell did not respond.');
    return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

test('the worker is a script that browsers revalidate, and that may connect to the shop only', async () => {
  const get = await startShell();

  const response = await get('/sw.js');

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; connect-src 'self'`,
  });
  // At the root of the site, its scope is the whole site without `Service-Worker-Allowed`.
  expect(response.headers).not.toHaveProperty('service-worker-allowed');
  const again = await get('/sw.js', { 'if-none-match': response.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['localhost:3000', 'sv', 'en'],
  ['en.localhost:3000', 'en', 'sv'],
])('the worker of %s precaches the offline page of its language and the shell’s files', async (host, own, other) => {
  const get = await startShell();

  const { body } = await get('/sw.js', { host });

  for (const address of [`/offline/${own}`, '/assets/1/vendor.css', '/assets/1/text.woff2'])
    expect(body).toContain(address);
  expect(body).not.toContain(`/offline/${other}`);
});

test('the worker is equal for every visitor', async () => {
  const get = await startShell();

  const visitor = await get('/sw.js');
  const customer = await get('/sw.js', { cookie: PERSONAL });

  expect(customer.body).toBe(visitor.body);
});

test('with SERVICE_WORKER=false the script unregisters the worker and deletes its caches', async () => {
  const get = await startShell({ SERVICE_WORKER: 'false' });

  const { statusCode, headers, body } = await get('/sw.js');

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('.unregister()');
  expect(body).toContain('caches.delete(');
  expect(body).not.toContain('precache');
});

test.each([
  ['sv', 'sv-SE', 'Du är offline', 'Försök igen'],
  ['en', 'en-US', 'You&#x27;re offline', 'Try again'],
])(
  'the offline page in %s needs neither the API nor scripts, and is not indexed',
  async (locale, language, title, retry) => {
    const get = await startShell();

    const { statusCode, headers, body } = await get(`/offline/${locale}`);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'sha256-`);
    expect(body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
    expect(body).toContain(`<title>${title} | Vide</title>`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('<link rel="stylesheet" href="/assets/1/vendor.css"/>');
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(body).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${retry}</a>`));
  },
);

test('the offline page has no personal data', async () => {
  const get = await startShell();

  const visitor = await get('/offline/sv');
  const customer = await get('/offline/sv', { cookie: PERSONAL });

  expect(customer.body).toBe(visitor.body);
  expect(customer.headers).not.toHaveProperty('set-cookie');
  expect(customer.body).not.toMatch(/astrid|token|cart-7/);
});
