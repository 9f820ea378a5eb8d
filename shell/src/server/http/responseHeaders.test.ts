import http from 'node:http';
import { once } from 'node:events';
import { fastify } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { addResponseHeaders } from './responseHeaders.ts';

const SITES = { SITE_ORIGIN_SV: 'http://hemvist.example', SITE_ORIGIN_EN: 'https://hemvist.example.com' };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function headersOf(path: string, host: string, variables: Record<string, string> = SITES) {
  const app = fastify();
  addResponseHeaders(app, readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables }));
  app.get('/page', async () => 'page');
  app.get('/unavailable', async (_request, reply) => reply.code(503).send('error page'));
  app.get('/busy', async (_request, reply) => reply.code(503).header('retry-after', '60').send('busy'));
  app.get('/moved', async (_request, reply) => reply.redirect('/page', 302));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  stops.push(() => app.close());
  const [response]: http.IncomingMessage[] = await once(
    http.get(origin + path, { headers: { host }, agent: false }),
    'response',
  );
  response?.resume();
  return response?.headers ?? {};
}

test.each(['/page', '/moved', '/missing'])(
  '%s of an https site has an HSTS header that includes subdomains',
  async (path) => {
    const headers = await headersOf(path, 'hemvist.example.com');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a site with an http origin has no HSTS header', async () => {
  expect(await headersOf('/page', 'hemvist.example')).not.toHaveProperty('strict-transport-security');
});

test.each([
  [{ SITE_ORIGIN_SV: 'https://localhost:8443', SITE_ORIGIN_EN: 'https://en.localhost:8443' }, 'localhost:8443'],
  [{ SITE_ORIGIN_SV: 'https://localhost:8443', SITE_ORIGIN_EN: 'https://en.localhost:8443' }, 'en.localhost:8443'],
  [{ SITE_ORIGIN_SV: 'http://hemvist.example', SITE_HTTPS_PORT: '8443' }, 'hemvist.example:8443'],
])('%j has no HSTS header: %s is not public, or has an http origin too', async (variables, host) => {
  expect(await headersOf('/page', host, variables)).not.toHaveProperty('strict-transport-security');
});

test('HSTS_INCLUDE_SUBDOMAINS=false excludes subdomains', async () => {
  const variables = { ...SITES, HSTS_INCLUDE_SUBDOMAINS: 'false' };

  const headers = await headersOf('/page', 'hemvist.example.com', variables);

  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['/unavailable', '5'],
  ['/busy', '60'],
  ['/page', undefined],
])('%s has Retry-After %s', async (path, expected) => {
  expect((await headersOf(path, 'hemvist.example'))['retry-after']).toBe(expected);
});
