import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import type { FormResult } from './createFormRunner.ts';
import { serveForms } from './formRoutes.ts';

const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const DONE: FormResult = { kind: 'done', location: '/p/krok?page=2', cookies: ['flash=1; HttpOnly', 'ralph-cart=c-1'] };

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Posts to a shell whose form runner returns `result`. */
async function posted(
  { headers = {}, body = 'intent=add' }: { headers?: Record<string, string>; body?: string },
  result: () => Promise<FormResult> = async () => DONE,
  variables: Record<string, string> = {},
) {
  const app = fastify();
  const forms: string[] = [];
  serveForms(app, readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables }), async (_request, _reply, form) => {
    forms.push(form.toString());
    return result();
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', headers: { ...OWN, ...FORM, ...headers }, agent: false };
    const request = http.request(`${address}/p/krok`, options, resolve);
    request.on('error', reject);
    request.end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response), forms };
}

test('a same-origin form is run and redirected to its page', async () => {
  const response = await posted({ body: 'intent=add&name=Krok+%C3%A5' });

  expect(response).toMatchObject({ status: 303, forms: ['intent=add&name=Krok+%C3%A5'] });
  expect(response.headers.location).toBe('/p/krok?page=2');
  expect(response.headers['set-cookie']).toEqual(['flash=1; HttpOnly', 'ralph-cart=c-1']);
});

test('a form is run on the https host of a site with an http origin', async () => {
  const headers = { ...OWN, host: 'localhost:8443', origin: 'https://localhost:8443' };
  const sites = { SITE_ORIGIN_SV: 'http://localhost:8080', SITE_HTTPS_PORT: '8443' };

  expect(await posted({ headers }, undefined, sites)).toMatchObject({ status: 303 });
  expect(await posted({ headers }, undefined, { SITE_ORIGIN_SV: 'http://localhost:8080' })).toMatchObject({
    status: 403,
  });
});

test('a form for another path is redirected with its body', async () => {
  const response = await posted({}, async () => ({ kind: 'moved', location: '/p/krok-ek' }));

  expect(response.status).toBe(307);
  expect(response.headers.location).toBe('/p/krok-ek');
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a host that is not in the settings', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
])('a form from %s is refused and not run', async (_from, headers) => {
  const response = await posted({ headers });

  expect(response).toMatchObject({ status: 403, forms: [] });
  expect(response.body).toContain('Formuläret skickades från en annan webbplats.');
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('a form of more than 8 KiB is refused', async () => {
  const full = 'a'.repeat(8_192);

  expect(await posted({ body: full })).toMatchObject({ status: 303 });
  const response = await posted({ body: `${full}a` });
  expect(response).toMatchObject({ status: 413, forms: [] });
  expect(response.body).toContain('The form is too large.');
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])('%s is refused', async (type) => {
  const response = await posted({ headers: { 'content-type': type }, body: '{}' });

  expect(response).toMatchObject({ status: 415, forms: [] });
});

test('a path that accepts no forms responds with 405 and the allowed methods', async () => {
  const response = await posted({}, async () => ({ kind: 'noAction' }));

  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
  expect(response.body).toContain("This page doesn't accept forms.");
});

test('an unexpected error responds with 500 and no details', async () => {
  const response = await posted({}, () => Promise.reject(new Error('secret')));

  expect(response.status).toBe(500);
  expect(response.body).toContain('Felet är vårt.');
  expect(response.body).not.toContain('secret');
});

test.each<[what: string, headers: Record<string, string>, result: FormResult]>([
  ['run', {}, DONE],
  ['not accepted', {}, { kind: 'noAction' }],
  ['refused', { origin: 'https://evil.example' }, DONE],
  ['not parsed', { 'content-type': 'text/plain' }, DONE],
])('the response to a form that is %s is not stored and has security headers', async (_what, headers, result) => {
  const { headers: responseHeaders } = await posted({ headers }, async () => result);

  expect(responseHeaders).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(responseHeaders['content-security-policy']).toContain("frame-ancestors 'none'");
});
