import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { serveOverride } from './overrideRoutes.tsx';

const PATH = '/-/override';
const ADDRESS = 'http://localhost:3102/local/';
const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

interface RequestOptions {
  method?: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

async function aShell(variables: Record<string, string> = { DEV_OVERRIDE_ORIGINS: 'loopback' }) {
  const app = fastify();
  serveOverride(app, readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables }), []);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  return {
    send: async ({ url, method = 'GET', headers, payload }: RequestOptions) => {
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        const request = http.request(address + url, { method, headers, agent: false }, resolve);
        request.on('error', reject);
        request.end(payload);
      });
      return { status: response.statusCode, headers: response.headers, body: await text(response) };
    },
  };
}

const bodyOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const linkTo = (fields: Record<string, string>) => `${PATH}?${bodyOf(fields)}`;

test('a link shows the confirmation and sets no cookie', async () => {
  const response = await (await aShell()).send({ url: linkTo({ 'mf-search': ADDRESS }), headers: { host: OWN.host } });

  expect(response.status).toBe(200);
  expect(response.body).toContain('<button type="submit"');
  expect(response.body).toContain(ADDRESS);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the confirmation form sets a session cookie and redirects to the shop', async () => {
  const response = await (
    await aShell()
  ).send({
    method: 'POST',
    url: PATH,
    headers: { ...OWN, ...FORM, referer: `http://localhost:3000${PATH}?x` },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(response.status).toBe(303);
  expect(response.headers.location).toBe('/');
  expect(response.headers['set-cookie']?.join()).toBe(
    `override=${encodeURIComponent(bodyOf({ 'mf-search': ADDRESS }))}; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test('the empty form of the badge removes the cookie and redirects to its page', async () => {
  const response = await (
    await aShell()
  ).send({
    method: 'POST',
    url: PATH,
    headers: { ...OWN, ...FORM, referer: 'http://localhost:3000//s/krok?page=2' },
  });

  expect(response.headers['set-cookie']?.join()).toContain('override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  expect(response.headers.location).toBe('/s/krok?page=2');
});

test('a second remote is added to the first', async () => {
  const cookie = `override=${encodeURIComponent(bodyOf({ 'mf-catalog': 'http://localhost:3101/local/' }))}`;

  const { body } = await (
    await aShell()
  ).send({
    url: linkTo({ 'mf-search': ADDRESS }),
    headers: { host: OWN.host, cookie },
  });

  expect(body).toContain('name="mf-catalog" value="http://localhost:3101/local/"');
  expect(body).toContain(`name="mf-search" value="${ADDRESS}"`);
});

test('the cookie of an https shop is Secure', async () => {
  const shell = await aShell({ DEV_OVERRIDE_ORIGINS: 'loopback', SITE_ORIGIN_SV: 'https://shop.example' });

  const response = await shell.send({
    method: 'POST',
    url: PATH,
    headers: { ...FORM, host: 'shop.example', origin: 'https://shop.example' },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(response.headers['set-cookie']?.join()).toContain('; Secure');
});

test.each([
  ['another site', { ...OWN, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 'sent from another site'],
  [
    'a host that is not in the settings',
    { host: 'evil.example', origin: 'http://evil.example' },
    'is not a host of this shop',
  ],
])('a form from %s sets no cookie', async (_from, headers, reason) => {
  const response = await (
    await aShell()
  ).send({
    method: 'POST',
    url: PATH,
    headers: { ...headers, ...FORM },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(response.status).toBe(403);
  expect(response.body).toContain(reason);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test.each(['GET', 'POST'] as const)('%s of an address that is not allowed responds with 403', async (method) => {
  const fields = { 'mf-search': 'https://example.com/local/' };

  const response = await (
    await aShell()
  ).send({
    method,
    url: method === 'GET' ? linkTo(fields) : PATH,
    headers: { ...OWN, ...(method === 'POST' && FORM) },
    ...(method === 'POST' && { payload: bodyOf(fields) }),
  });

  expect(response.status).toBe(403);
  expect(response.body).toContain('https://example.com is not one of DEV_OVERRIDE_ORIGINS');
  expect(response.body).not.toContain('<button');
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('without DEV_OVERRIDE_ORIGINS the route does not exist', async () => {
  const shell = await aShell({});

  expect((await shell.send({ url: linkTo({ 'mf-search': ADDRESS }), headers: OWN })).status).toBe(404);
  expect((await shell.send({ method: 'POST', url: PATH, headers: { ...OWN, ...FORM } })).status).toBe(404);
});
