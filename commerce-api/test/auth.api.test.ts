import { startApi, type Api } from './api.ts';
import { digest, enter, post, signed } from './authClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

const DEMO = 'demo@hemvist.example';
const PASSWORD = 'hemvist-demo';

function refresh(token: string): Promise<Response> {
  return api.get('/auth/login', { headers: { 'x-auth-refresh-token': token } });
}

function userOf(token: string) {
  return api.ask('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
}

test('AUTH-06 AUTH-07 AUTH-12 the signed challenge sent back gives token and age', async () => {
  const signature = await signed(api, DEMO);

  const response = await post(api, 'login', { username: DEMO, signature, password: digest(PASSWORD) });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[A-Za-z0-9]+\.[\w-]+$/),
    maxAge: 900,
  });
  expect(response.headers.get('x-auth-refresh-token')).toMatch(/^[\w-]{43}$/);
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('AUTH-02 login, register, password and logout each have a path, a doubled slash too', async () => {
  for (const action of ['login', 'register', 'password'] as const) {
    expect(await (await post(api, action, { username: 'new@example.se' })).json()).toEqual({
      sign: expect.any(String),
    });
  }
  expect((await post(api, 'login', { username: DEMO }, '/auth//login')).status).toBe(200);
  expect((await api.get('/auth/logout')).status).toBe(200);
});

test('AUTH-11 a challenge is good once, and for its user only', async () => {
  const signature = await signed(api, DEMO);
  const credentials = { username: DEMO, password: digest(PASSWORD) };

  const first = await post(api, 'login', { ...credentials, signature });
  const again = await post(api, 'login', { ...credentials, signature });
  const foreign = await post(api, 'login', { ...credentials, signature: await signed(api, 'other@example.se') });
  const forged = await post(api, 'login', {
    ...credentials,
    signature: { ...(await signed(api, DEMO)), signature: 'x' },
  });

  expect([first.status, again.status, foreign.status, forged.status]).toEqual([200, 401, 401, 401]);
  expect(await again.json()).toEqual({ error: 'INVALID_SIGNATURE' });
});

test('a wrong password and an unknown user get the same answer, without a token', async () => {
  const wrong = await enter(api, 'login', DEMO, 'wrong');
  const unknown = await enter(api, 'login', 'nobody@example.se', PASSWORD);

  for (const { status, error, token, refresh } of [wrong, unknown]) {
    expect({ status, error, token, refresh }).toEqual({
      status: 401,
      error: 'INVALID_CREDENTIALS',
      token: undefined,
      refresh: '',
    });
  }
});

test('a token opens the own account, a tampered one none', async () => {
  const { token = '' } = await enter(api, 'login', DEMO, PASSWORD);
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

test('the token holds what the clients read, in plain ASCII', async () => {
  const { token = '' } = await enter(api, 'login', DEMO, PASSWORD);

  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({
    sid: expect.any(String),
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name': DEMO,
    CustomerType: 'Person',
    exp: expect.any(Number),
  });
});

test('a refresh token is replaced at each use, the one before stays good for other tabs', async () => {
  const { refresh: first } = await enter(api, 'login', DEMO, PASSWORD);

  const second = await refresh(first);
  const otherTab = await refresh(first);

  expect([second.status, otherTab.status]).toEqual([200, 200]);
  expect(second.headers.get('x-auth-refresh-token')).not.toBe(first);
  expect((await refresh('unknown')).status).toBe(401);
  expect((await api.get('/auth/login')).status).toBe(401);
});

test('after logging out neither the refresh token nor the access token is good', async () => {
  const { refresh: token, token: access = '' } = await enter(api, 'login', DEMO, PASSWORD);

  await api.get('/auth/logout', { headers: { cookie: `refresh-token=${token}` } });

  expect((await refresh(token)).status).toBe(401);
  expect((await userOf(access)).code).toBe('UNAUTHENTICATED');
});

test('registering makes an account once, whose fields come back as they were sent', async () => {
  const { token = '', status } = await enter(api, 'register', 'Ny@Example.se', 'seven-7', { sessionLifetime: 30 });
  const again = await enter(api, 'register', 'ny@example.se', 'other-7');
  const address = { firstName: 'Åsa', addressLine1: 'Väg 1', zip: '12345', city: 'Ö', careOf: '' };

  const { data } = await api.ask(
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

test('a new password ends every other session and needs the old password', async () => {
  const username = 'byt@example.se';
  const old = await enter(api, 'register', username, 'first-pass');

  const wrong = await enter(api, 'password', username, 'not-it', { newPassword: digest('second-pass') });
  const changed = await enter(api, 'password', username, 'first-pass', { newPassword: digest('second-pass') });

  expect([wrong.status, wrong.token, changed.status]).toEqual([401, undefined, 200]);
  expect((await refresh(old.refresh)).status).toBe(401);
  expect((await refresh(changed.refresh)).status).toBe(200);
  expect((await enter(api, 'login', username, 'second-pass')).status).toBe(200);
});

test('too many attempts for one name must wait', async () => {
  const username = 'flood@example.se';
  for (let attempt = 0; attempt < 10; attempt += 1) await enter(api, 'login', username, 'guess');

  const { status, error, headers } = await enter(api, 'login', username, 'guess');

  expect({ status, error }).toEqual({ status: 429, error: 'TOO_MANY_ATTEMPTS' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the sign endpoint knows its keys', async () => {
  expect((await api.get('/auth/sign/unknown-key?identity=abc')).status).toBe(401);
});

test.each([{ username: 'no mail' }, { username: 7 }, [], { username: DEMO, signature: 'text' }])(
  'a body that is none (%j) is a bad request',
  async (body) => {
    expect((await post(api, 'login', body)).status).toBe(400);
  },
);
