import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { digest, authenticate, post, signed } from '../../test/authClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DEMO = 'demo@hemvist.example';
const PASSWORD = 'hemvist-demo';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORGED = {
  username: 'nobody@example.se',
  signature: { identity: 'a.b.c.d', signature: 'x', timestamp: 'now' },
  password: digest(PASSWORD),
};

function refresh(token: string): Promise<Response> {
  return api.get('/auth/login', { headers: { 'x-auth-refresh-token': token } });
}

function userOf(token: string) {
  return api.runOperation('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
}

test('logging in with a signed challenge returns a token and its max age [AUTH-06, AUTH-07, AUTH-12]', async () => {
  const signature = await signed(api, DEMO);

  const response = await post(api, 'login', { username: DEMO, signature, password: digest(PASSWORD) });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[A-Za-z0-9]+\.[\w-]+$/),
    maxAge: 900,
  });
  expect(response.headers.get('x-auth-refresh-token')).toMatch(/^[\w-]{43}$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('login, register, password and logout each have a path, also with a doubled slash [AUTH-02]', async () => {
  for (const action of ['login', 'register', 'password'] as const) {
    expect(await (await post(api, action, { username: 'new@example.se' })).json()).toEqual({
      sign: expect.any(String),
    });
  }
  expect((await post(api, 'login', { username: DEMO }, '/auth//login')).status).toBe(200);
  expect((await api.get('/auth/logout')).status).toBe(200);
});

test('a challenge is valid once, and for its user only [AUTH-11]', async () => {
  const signature = await signed(api, DEMO);
  const credentials = { username: DEMO, password: digest(PASSWORD) };

  const first = await post(api, 'login', { ...credentials, signature });
  const again = await post(api, 'login', { ...credentials, signature });
  const ofOtherUser = await post(api, 'login', { ...credentials, signature: await signed(api, 'other@example.se') });
  const forged = await post(api, 'login', {
    ...credentials,
    signature: { ...(await signed(api, DEMO)), signature: 'x' },
  });

  expect(first.status).toBe(200);
  for (const refused of [again, ofOtherUser, forged]) {
    expect([refused.status, await refused.json()]).toEqual([401, { error: 'INVALID_SIGNATURE' }]);
  }
});

test('a wrong password and an unknown user get the same response, without a token', async () => {
  const wrong = await authenticate(api, 'login', DEMO, 'wrong');
  const unknown = await authenticate(api, 'login', 'nobody@example.se', PASSWORD);

  for (const { status, error, token, refresh } of [wrong, unknown]) {
    expect({ status, error, token, refresh }).toEqual({
      status: 401,
      error: 'INVALID_CREDENTIALS',
      token: undefined,
      refresh: '',
    });
  }
});

test('a token gives access to its account, a tampered or unsigned one is rejected', async () => {
  const { token = '' } = await authenticate(api, 'login', DEMO, PASSWORD);
  const [head, payload, mac] = token.split('.');
  const other = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sid: '1' }),
  );

  const own = await userOf(token);
  const tampered = await userOf(`${head}.${other.toString('base64url')}.${mac}`);
  const unsigned = await userOf(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`);

  expect(own.data['getUser']).toEqual({ email: DEMO });
  expect([tampered.code, unsigned.code]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
});

test('the token contains the claims that clients read, in plain base64', async () => {
  const { token = '' } = await authenticate(api, 'login', DEMO, PASSWORD);

  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({
    iss: 'commerce-api',
    aud: 'storefront',
    sid: expect.any(String),
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name': DEMO,
    CustomerType: 'Person',
    exp: expect.any(Number),
  });
});

test('a refresh token is replaced at each use, and the previous one still works for other tabs', async () => {
  const { refresh: first } = await authenticate(api, 'login', DEMO, PASSWORD);

  const second = await refresh(first);
  const otherTab = await refresh(first);

  expect([second.status, otherTab.status]).toEqual([200, 200]);
  expect(second.headers.get('x-auth-refresh-token')).not.toBe(first);
  expect((await refresh('unknown')).status).toBe(401);
  expect((await api.get('/auth/login')).status).toBe(401);
});

test('logging out invalidates the refresh token and the access token', async () => {
  const { refresh: token, token: access = '' } = await authenticate(api, 'login', DEMO, PASSWORD);

  await api.get('/auth/logout', { headers: { cookie: `refresh-token=${token}` } });

  expect((await refresh(token)).status).toBe(401);
  expect((await userOf(access)).code).toBe('UNAUTHENTICATED');
});

test('logging out with the access token alone ends its session [AUTH-16]', async () => {
  const { refresh: token, token: access = '' } = await authenticate(api, 'login', DEMO, PASSWORD);

  await api.get('/auth/logout', { headers: { authorization: `Bearer ${access}` } });

  expect((await refresh(token)).status).toBe(401);
  expect((await userOf(access)).code).toBe('UNAUTHENTICATED');
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const openList = z.object({
  sessions: z.array(
    z.object({
      id: z.guid(),
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
});

async function logInWith(username: string, password: string, headers: Record<string, string>) {
  const signature = await signed(api, username);
  const response = await api.get('/auth/login', {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ username, signature, password: digest(password) }),
  });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { authorization: `Bearer ${token}`, refresh: response.headers.get('x-auth-refresh-token') ?? '' };
}

async function sessionsOf(authorization: string) {
  const response = await api.get('/auth/sessions', { headers: { authorization } });
  return openList.parse(await response.json()).sessions;
}

function endSessions(authorization: string, target: object): Promise<Response> {
  return api.get('/auth/sessions/end', {
    method: 'POST',
    headers: { ...JSON_TYPE, authorization },
    body: JSON.stringify(target),
  });
}

test('a customer can list open sessions with their devices, and end one', async () => {
  const username = 'devices@example.se';
  const phone = await authenticate(api, 'register', username, 'long-enough');
  const laptop = await logInWith(username, 'long-enough', { 'user-agent': FIREFOX });
  const stranger = await authenticate(api, 'register', 'stranger@example.se', 'long-enough');

  const open = await sessionsOf(laptop.authorization);
  const other = open.find(({ current }) => !current)?.id ?? '';
  const byStranger = await endSessions(`Bearer ${stranger.token}`, { id: other });
  const byOwner = await endSessions(laptop.authorization, { id: other });

  expect(open.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: 'Firefox, Windows', current: true },
    { device: '', current: false },
  ]);
  expect([await byStranger.json(), await byOwner.json()]).toEqual([{ ended: 0 }, { ended: 1 }]);
  expect((await refresh(phone.refresh)).status).toBe(401);
  expect(await sessionsOf(laptop.authorization)).toHaveLength(1);
});

test('logging out everywhere ends every session, including the current one', async () => {
  const username = 'everywhere@example.se';
  const phone = await authenticate(api, 'register', username, 'long-enough');
  const laptop = await logInWith(username, 'long-enough', {});

  const response = await endSessions(laptop.authorization, { everywhere: true });

  expect(await response.json()).toEqual({ ended: 2 });
  expect([(await refresh(phone.refresh)).status, (await refresh(laptop.refresh)).status]).toEqual([401, 401]);
  expect((await endSessions(laptop.authorization, { everywhere: true })).status).toBe(401);
});

test('sessions are listed only for their customer and for pages of the shop', async () => {
  const { token } = await authenticate(api, 'login', DEMO, PASSWORD);
  const foreign = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  expect((await api.get('/auth/sessions')).status).toBe(401);
  expect((await api.get('/auth/sessions', { headers: foreign })).status).toBe(403);
  expect((await endSessions(`Bearer ${token}`, { id: 'all' })).status).toBe(400);
});

test('logging in again in the same browser replaces the previous session', async () => {
  const username = 'again@example.se';
  const first = await authenticate(api, 'register', username, 'long-enough');

  const second = await logInWith(username, 'long-enough', { cookie: `refresh-token=${first.refresh}` });

  expect(await sessionsOf(second.authorization)).toHaveLength(1);
  expect((await refresh(first.refresh)).status).toBe(401);
});

test.each([
  ['word with a year', 'Sommar2024', 'password1'],
  ['word with a year and a sign', 'Sommar2026!', 'Vinter2031!'],
  ['empty password', '', ''],
  ['short password', 'a', '123456'],
])('a common %s is rejected at registration and at a change', async (kind, first, next) => {
  const register = await authenticate(api, 'register', 'common@example.se', first);
  const username = `${kind.replaceAll(' ', '-')}@example.se`;
  const { refresh: existing } = await authenticate(api, 'register', username, 'long-enough');
  const change = await authenticate(api, 'password', username, 'long-enough', { newPassword: digest(next) });

  for (const { status, error, token } of [register, change]) {
    expect({ status, error, token }).toEqual({ status: 400, error: 'PASSWORD_TOO_COMMON', token: undefined });
  }
  expect((await refresh(existing)).status).toBe(200);
});

test('an address can be registered once, and the account returns its fields as sent', async () => {
  const { token = '', status } = await authenticate(api, 'register', 'Ny@Example.se', 'seven-7', {
    sessionLifetime: 30,
  });
  const again = await authenticate(api, 'register', 'ny@example.se', 'other-7');
  const address = { firstName: 'Åsa', addressLine1: 'Väg 1', zip: '12345', city: 'Ö', careOf: '' };

  const { data } = await api.runOperation(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { email newsletter customerType gender address { firstName addressLine1 zip city careOf company } } }',
    { user: { address, newsletter: true, customerType: 'ORGANIZATION', gender: 'WOMAN' } },
    { authorization: `Bearer ${token}` },
  );

  expect([status, again.status, again.error]).toEqual([200, 409, 'USER_EXISTS']);
  expect(data['updateUser']).toEqual({
    email: 'ny@example.se',
    newsletter: true,
    customerType: 'ORGANIZATION',
    gender: 'WOMAN',
    address: { ...address, company: '' },
  });
});

test('changing the password requires the old one and ends every other session', async () => {
  const username = 'byt@example.se';
  const old = await authenticate(api, 'register', username, 'first-pass');

  const wrong = await authenticate(api, 'password', username, 'not-it', { newPassword: digest('second-pass') });
  const changed = await authenticate(api, 'password', username, 'first-pass', { newPassword: digest('second-pass') });

  expect([wrong.status, wrong.token, changed.status]).toEqual([401, undefined, 200]);
  expect((await refresh(old.refresh)).status).toBe(401);
  expect((await refresh(changed.refresh)).status).toBe(200);
  expect((await authenticate(api, 'login', username, 'second-pass')).status).toBe(200);
});

test('too many attempts for one name are rejected with a waiting time', async () => {
  const username = 'flood@example.se';
  for (let attempt = 0; attempt < 10; attempt += 1) await authenticate(api, 'login', username, 'guess');

  const { status, error, headers } = await authenticate(api, 'login', username, 'guess');

  expect({ status, error }).toEqual({ status: 429, error: 'TOO_MANY_ATTEMPTS' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the sign endpoint rejects an unknown key', async () => {
  expect((await api.get('/auth/sign/unknown-key?identity=abc')).status).toBe(401);
});

test('a correct password without a signature gets no token', async () => {
  const response = await post(api, 'login', { username: DEMO, password: digest(PASSWORD) });

  expect(await response.json()).toEqual({ sign: expect.any(String) });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['in clear text', PASSWORD],
  ['too short', 'a'.repeat(63)],
  ['in base64url', '-'.repeat(64)],
  ['empty', ''],
])('a password %s is rejected as an invalid digest [AUTH-08]', async (_what, password) => {
  const signature = await signed(api, DEMO);

  expect((await post(api, 'login', { username: DEMO, signature, password })).status).toBe(400);
  expect(
    (await post(api, 'password', { username: DEMO, signature, password: digest(PASSWORD), newPassword: password }))
      .status,
  ).toBe(400);
});

test.each<[what: string, path: string, init: RequestInit]>([
  ['truncated JSON', '/auth/login', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['no body', '/auth/register', { method: 'POST', headers: JSON_TYPE }],
  ['a form', '/auth/login', { method: 'POST', body: new URLSearchParams({ username: DEMO }) }],
  ['plain text, which needs no preflight,', '/auth/login', { method: 'POST', body: JSON.stringify(FORGED) }],
  ['a body that is too large', '/auth/login', { method: 'POST', headers: JSON_TYPE, body: `"${'x'.repeat(300_000)}"` }],
  ['an unknown path', '/auth/refresh', {}],
  ['an unsupported method', '/auth/logout', { method: 'DELETE' }],
  ['a forged signature', '/auth/password', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(FORGED) }],
  ['no refresh token', '/auth/login', {}],
  ['a cross-origin request', '/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s gets a 4xx response in JSON with no-store', async (_what, path, init) => {
  const response = await api.get(path, init);

  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z_]+$/) });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['a week', {}, 604_800],
  ['half an hour', { sessionLifetime: 30 }, 1_800],
])('the refresh cookie of %s is HttpOnly and SameSite=Strict', async (_what, more, seconds) => {
  const { headers } = await authenticate(api, 'login', DEMO, PASSWORD, more);

  expect(headers.get('set-cookie')).toMatch(
    new RegExp(`^refresh-token=[\\w-]{43}; Max-Age=${seconds}; Path=/auth; HttpOnly; SameSite=Strict$`),
  );
});

test('over HTTPS the refresh cookie is Secure, and replaces the cookie of an older release', async () => {
  const { refresh: token } = await authenticate(api, 'login', DEMO, PASSWORD);
  const https = (cookie: string) => api.get('/auth/login', { headers: { cookie, 'x-forwarded-proto': 'https' } });

  const first = await https(`refresh-token=${token}`);
  const [secure = '', cleared] = first.headers.getSetCookie();
  const second = await https(secure.split(';')[0] ?? '');

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(secure).toMatch(/^__Secure-refresh-token=[\w-]{43}; .*; Secure/);
  expect(cleared).toMatch(/^refresh-token=; /);
});

test('a page of the shop gets the refresh token as a cookie only', async () => {
  const { refresh: token } = await authenticate(api, 'login', DEMO, PASSWORD);
  const own = (headers: Record<string, string>) =>
    api.get('/auth/login', { headers: { 'sec-fetch-site': 'same-origin', ...headers } });

  const page = await own({ cookie: `refresh-token=${token}` });
  const client = await own({ 'x-auth-refresh-token': token });

  expect([page.status, page.headers.get('x-auth-refresh-token')]).toEqual([200, null]);
  expect(page.headers.get('set-cookie')).toMatch(/^refresh-token=[\w-]{43}; .*HttpOnly/);
  expect(client.headers.get('x-auth-refresh-token')).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.shop.example' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
])('%s can neither log the customer out nor use up the refresh token', async (_what, from) => {
  const { refresh: token } = await authenticate(api, 'login', DEMO, PASSWORD);
  const headers = { ...from, cookie: `refresh-token=${token}` };

  const responses = [await api.get('/auth/logout', { headers }), await api.get('/auth/login', { headers })];

  for (const { status, headers: sent } of responses) {
    expect([status, sent.get('set-cookie'), sent.get('x-auth-refresh-token')]).toEqual([403, null, null]);
  }
  expect((await refresh(token)).status).toBe(200);
});

test('a page of the shop and a trusted origin can refresh', async () => {
  const { refresh: token } = await authenticate(api, 'login', DEMO, PASSWORD);
  const cookie = `refresh-token=${token}`;

  const own = await api.get('/auth/login', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  const trusted = await api.get('/auth/login', {
    headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' },
  });

  expect([own.status, trusted.status]).toEqual([200, 200]);
  expect(trusted.headers.get('access-control-allow-origin')).toBe('http://shop.example');
});

test('a refresh token that was planted before the login gives no access to the customer who logs in', async () => {
  const attacker = await authenticate(api, 'register', 'attacker@example.se', 'planted-7');
  const signature = await signed(api, DEMO);

  const victim = await api.get('/auth/login', {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie: `refresh-token=${attacker.refresh}` },
    body: JSON.stringify({ username: DEMO, signature, password: digest(PASSWORD) }),
  });
  const planted = z.object({ token: z.string() }).parse(await (await refresh(attacker.refresh)).json());

  expect(victim.headers.get('x-auth-refresh-token')).not.toBe(attacker.refresh);
  expect((await userOf(planted.token)).data['getUser']).toEqual({ email: 'attacker@example.se' });
});

test('registering a taken address reveals only that, and does not change its password', async () => {
  const taken = await authenticate(api, 'register', DEMO.toUpperCase(), 'mine-now-7');

  expect([taken.status, taken.error, taken.token, taken.refresh]).toEqual([409, 'USER_EXISTS', undefined, '']);
  expect((await authenticate(api, 'login', DEMO, PASSWORD)).status).toBe(200);
});

test.each([{ username: 'no mail' }, { username: 7 }, [], { username: DEMO, signature: 'text' }])(
  'an invalid body (%j) is a bad request',
  async (body) => {
    expect((await post(api, 'login', body)).status).toBe(400);
  },
);
