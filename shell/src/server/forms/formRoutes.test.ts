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

/** Posts to a shell whose pages answer forms so. */
async function posted(
  { headers = {}, body = 'intent=add' }: { headers?: Record<string, string>; body?: string },
  answer: () => Promise<FormResult> = async () => DONE,
  variables: Record<string, string> = {},
) {
  const app = fastify();
  const forms: string[] = [];
  serveForms(app, readEnvironment({ SHELL_RELEASE_DIR: '/x', ...variables }), async (_request, _reply, form) => {
    forms.push(form.toString());
    return answer();
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

test('a form of the shop is carried out and answered with its page', async () => {
  const answer = await posted({ body: 'intent=add&name=Krok+%C3%A5' });

  expect(answer).toMatchObject({ status: 303, forms: ['intent=add&name=Krok+%C3%A5'] });
  expect(answer.headers.location).toBe('/p/krok?page=2');
  expect(answer.headers['set-cookie']).toEqual(['flash=1; HttpOnly', 'ralph-cart=c-1']);
});

test('a form that belongs to another address is sent on whole', async () => {
  const answer = await posted({}, async () => ({ kind: 'moved', location: '/p/krok-ek' }));

  expect(answer.status).toBe(307);
  expect(answer.headers.location).toBe('/p/krok-ek');
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a host that is none of the shop', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a page that hides where it is', { origin: 'null' }],
])('a form from %s is refused and not run', async (_from, headers) => {
  const answer = await posted({ headers });

  expect(answer).toMatchObject({ status: 403, forms: [] });
  expect(answer.body).toContain('Formuläret skickades från en annan webbplats.');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('eight KiB are a form, one byte more is none', async () => {
  const full = 'a'.repeat(8_192);

  expect(await posted({ body: full })).toMatchObject({ status: 303 });
  const answer = await posted({ body: `${full}a` });
  expect(answer).toMatchObject({ status: 413, forms: [] });
  expect(answer.body).toContain('The form is too large.');
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])('%s is no form', async (type) => {
  const answer = await posted({ headers: { 'content-type': type }, body: '{}' });

  expect(answer).toMatchObject({ status: 415, forms: [] });
});

test('an address that takes no forms says what it does take', async () => {
  const answer = await posted({}, async () => ({ kind: 'noAction' }));

  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.body).toContain("This page doesn't accept forms.");
});

test('a bug says that the fault is ours, and nothing of what broke', async () => {
  const answer = await posted({}, () => Promise.reject(new Error('secret')));

  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Felet är vårt.');
  expect(answer.body).not.toContain('secret');
});

test.each<[what: string, headers: Record<string, string>, answer: FormResult]>([
  ['carried out', {}, DONE],
  ['not taken', {}, { kind: 'noAction' }],
  ['refused', { origin: 'https://evil.example' }, DONE],
  ['not read', { 'content-type': 'text/plain' }, DONE],
])('the answer to a form that is %s is kept nowhere and guarded', async (_what, headers, answer) => {
  const { headers: answered } = await posted({ headers }, async () => answer);

  expect(answered).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answered['content-security-policy']).toContain("frame-ancestors 'none'");
});
