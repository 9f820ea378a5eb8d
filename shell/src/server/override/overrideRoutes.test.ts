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

interface Question {
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
    ask: async ({ url, method = 'GET', headers, payload }: Question) => {
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

test('a link asks and sets nothing', async () => {
  const answer = await (await aShell()).ask({ url: linkTo({ 'mf-search': ADDRESS }), headers: { host: OWN.host } });

  expect(answer.status).toBe(200);
  expect(answer.body).toContain('<button type="submit"');
  expect(answer.body).toContain(ADDRESS);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the form of that page sets a cookie that ends with the browser and goes back to the shop', async () => {
  const answer = await (
    await aShell()
  ).ask({
    method: 'POST',
    url: PATH,
    headers: { ...OWN, ...FORM, referer: `http://localhost:3000${PATH}?x` },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/');
  expect(answer.headers['set-cookie']?.join()).toBe(
    `override=${encodeURIComponent(bodyOf({ 'mf-search': ADDRESS }))}; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test('the empty form of the badge removes the cookie and stays on its page', async () => {
  const answer = await (
    await aShell()
  ).ask({
    method: 'POST',
    url: PATH,
    headers: { ...OWN, ...FORM, referer: 'http://localhost:3000//s/krok?page=2' },
  });

  expect(answer.headers['set-cookie']?.join()).toContain('override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  expect(answer.headers.location).toBe('/s/krok?page=2');
});

test('a second remote is taken beside the first', async () => {
  const cookie = `override=${encodeURIComponent(bodyOf({ 'mf-catalog': 'http://localhost:3101/local/' }))}`;

  const { body } = await (
    await aShell()
  ).ask({
    url: linkTo({ 'mf-search': ADDRESS }),
    headers: { host: OWN.host, cookie },
  });

  expect(body).toContain('name="mf-catalog" value="http://localhost:3101/local/"');
  expect(body).toContain(`name="mf-search" value="${ADDRESS}"`);
});

test('an https shop keeps the cookie from plain connections', async () => {
  const shell = await aShell({ DEV_OVERRIDE_ORIGINS: 'loopback', SITE_ORIGIN_SV: 'https://shop.example' });

  const answer = await shell.ask({
    method: 'POST',
    url: PATH,
    headers: { ...FORM, host: 'shop.example', origin: 'https://shop.example' },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(answer.headers['set-cookie']?.join()).toContain('; Secure');
});

test.each([
  ['another site', { ...OWN, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 'sent from another site'],
  ['a name that is none of the shop', { host: 'evil.example', origin: 'http://evil.example' }, 'no host of this shop'],
])('a form from %s sets nothing', async (_from, headers, reason) => {
  const answer = await (
    await aShell()
  ).ask({
    method: 'POST',
    url: PATH,
    headers: { ...headers, ...FORM },
    payload: bodyOf({ 'mf-search': ADDRESS }),
  });

  expect(answer.status).toBe(403);
  expect(answer.body).toContain(reason);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['GET', 'POST'] as const)('%s of an address that is not allowed says so', async (method) => {
  const fields = { 'mf-search': 'https://example.com/local/' };

  const answer = await (
    await aShell()
  ).ask({
    method,
    url: method === 'GET' ? linkTo(fields) : PATH,
    headers: { ...OWN, ...(method === 'POST' && FORM) },
    ...(method === 'POST' && { payload: bodyOf(fields) }),
  });

  expect(answer.status).toBe(403);
  expect(answer.body).toContain('https://example.com is not one of DEV_OVERRIDE_ORIGINS');
  expect(answer.body).not.toContain('<button');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('without DEV_OVERRIDE_ORIGINS there is no such address', async () => {
  const shell = await aShell({});

  expect((await shell.ask({ url: linkTo({ 'mf-search': ADDRESS }), headers: OWN })).status).toBe(404);
  expect((await shell.ask({ method: 'POST', url: PATH, headers: { ...OWN, ...FORM } })).status).toBe(404);
});
