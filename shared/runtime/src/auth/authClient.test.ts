import { createAuthClient, type AuthClient } from './authClient.ts';
import { passwordDigest } from '@hemvaror/domain/passwordDigest';

const USER = 'astrid.lind@hemvist.example';
const LOGIN = { username: USER, password: 'linoljaa', rememberUser: true };
const SIGNATURE = { identity: 'challenge-1', signature: 'signed', timestamp: '2026-03-01T12:00:00Z' };
const ISSUED = { token: 'a.b.c', maxAge: 900 };

interface Call {
  url: string;
  init: RequestInit;
  body: unknown;
}

type Answer = { status?: number; headers?: Record<string, string>; body: unknown } | Error;

/** Answers in order; what is asked beyond them fails like a network does. */
function stubFetch(...answers: Answer[]) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { body } = init;
    const url = input instanceof Request ? input.url : input.toString();
    calls.push({ url, init, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[calls.length - 1] ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  return { fetch, calls };
}

function aClient(...answers: Answer[]): { client: AuthClient; calls: Call[] } {
  const { fetch, calls } = stubFetch(...answers);
  return {
    client: createAuthClient({ authEndpoint: '/auth', signEndpoint: '/auth/sign/key?identity=', fetch }),
    calls,
  };
}

/** What a signed action answers, step by step. */
const signed = (last: Answer = { body: ISSUED }): Answer[] => [
  { body: { sign: 'challenge-1' } },
  { body: SIGNATURE },
  last,
];

test('AUTH-03 a client without the auth endpoint cannot be made', () => {
  expect(() => createAuthClient({ authEndpoint: '', signEndpoint: '/sign?identity=' })).toThrow(/auth endpoint/);
});

test('AUTH-03 a client without the sign endpoint cannot be made', () => {
  expect(() => createAuthClient({ authEndpoint: '/auth', signEndpoint: '' })).toThrow(/sign endpoint/);
});

test('AUTH-04 without credentials an auth request is a GET', async () => {
  const { client, calls } = aClient({ body: ISSUED });

  const answer = await client.refresh();

  expect(answer).toEqual({ ok: true, issued: { token: 'a.b.c', maxAgeSeconds: 900 } });
  expect(calls).toMatchObject([{ url: '/auth/login', init: { method: 'GET' }, body: undefined }]);
});

test('AUTH-04 with credentials an auth request is a POST of the user name', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[0]).toMatchObject({ url: '/auth/login', init: { method: 'POST' }, body: { username: USER } });
  expect(calls[0]?.body).toEqual({ username: USER });
});

test('AUTH-05 every auth request includes credentials and uses no cache', async () => {
  const { client, calls } = aClient(...signed(), { body: ISSUED }, { body: {} });

  await client.login(LOGIN);
  await client.refresh();
  await client.logout();

  const auth = calls.filter(({ url }) => !url.includes('/sign/'));
  expect(auth.map(({ url }) => url)).toEqual(['/auth/login', '/auth/login', '/auth/login', '/auth/logout']);
  for (const { init } of auth) expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

test('a page that is being left still logs out, and still gets the token that replaces its own', async () => {
  const { client, calls } = aClient({ body: ISSUED }, { body: {} });

  await client.refresh();
  await client.logout();

  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, true]);
});

test('a challenge is signed by a GET without credentials, and the whole answer goes back', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[1]?.url).toBe('/auth/sign/key?identity=challenge-1');
  expect(calls[1]?.init).toMatchObject({ credentials: 'omit' });
  expect(calls[1]?.init.method).toBeUndefined();
  expect(calls[2]).toMatchObject({ url: '/auth/login', body: { username: USER, signature: SIGNATURE } });
});

test('AUTH-08 the password goes out as its digest and never in clear text', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[2]?.body).toMatchObject({ password: await passwordDigest('linoljaa') });
  expect(JSON.stringify(calls)).not.toContain('linoljaa');
});

test('AUTH-09 AUTH-13 a password change sends the new password as a digest too', async () => {
  const { client, calls } = aClient(...signed());

  await client.changePassword({ username: USER, password: 'linoljaa', newPassword: 'kallrökt', rememberUser: true });

  expect(calls[2]).toMatchObject({ url: '/auth/password' });
  expect(calls[2]?.body).toEqual({
    username: USER,
    signature: SIGNATURE,
    password: await passwordDigest('linoljaa'),
    newPassword: await passwordDigest('kallrökt'),
  });
});

test('AUTH-10 a session that is not to be remembered lasts 30 minutes', async () => {
  const { client, calls } = aClient(...signed());

  await client.login({ ...LOGIN, rememberUser: false });

  expect(calls[2]?.body).toMatchObject({ sessionLifetime: 30 });
});

test('AUTH-10 with remember-me the body holds no session lifetime', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[2]?.body).not.toHaveProperty('sessionLifetime');
});

test('registering asks at its own path', async () => {
  const { client, calls } = aClient(...signed());

  const answer = await client.register(LOGIN);

  expect(answer.ok).toBe(true);
  expect(calls.map(({ url }) => url)).toEqual([
    '/auth/register',
    '/auth/sign/key?identity=challenge-1',
    '/auth/register',
  ]);
});

test('an auth endpoint may end with a slash', async () => {
  const { fetch, calls } = stubFetch({ body: ISSUED });

  await createAuthClient({ authEndpoint: 'https://auth.example/api/shop/', signEndpoint: '/sign/', fetch }).refresh();

  expect(calls[0]?.url).toBe('https://auth.example/api/shop/login');
});

test('an answer without a token refuses the credentials', async () => {
  const { client } = aClient(...signed({ status: 401, body: { error: 'INVALID_CREDENTIALS' } }));

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'credentials' });
});

test('a token without a lifetime is one of 0 seconds', async () => {
  const { client } = aClient({ body: { token: 'a.b.c' } });

  expect(await client.refresh()).toEqual({ ok: true, issued: { token: 'a.b.c', maxAgeSeconds: 0 } });
});

test.each<[what: string, answers: Answer[]]>([
  ['no network', []],
  ['a broken service', [{ status: 503, body: { error: 'DOWN' } }]],
  ['an answer that is no JSON', [{ body: '<html>' }]],
  ['a sign endpoint that refuses the key', [{ body: { sign: 'challenge-1' } }, { status: 401, body: {} }]],
])('AUTH-30 %s is a value, not an error', async (_what, answers) => {
  const { client } = aClient(...answers);

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'unavailable' });
});

test('AUTH-30 a logout that fails is ignored', async () => {
  const { client } = aClient(new TypeError('Failed to fetch'));

  await expect(client.logout()).resolves.toBeUndefined();
});

test.each([
  ['says', { 'retry-after': '120' }, 120],
  ['does not say', undefined, 900],
])('too many attempts are no wrong password, and the service %s for how long', async (_what, headers, seconds) => {
  const { client } = aClient(...signed({ status: 429, ...(headers && { headers }), body: 'rate limited' }));

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'tooManyAttempts', retryAfterSeconds: seconds });
});

test('a password that is too common is told apart from a taken address', async () => {
  const { client } = aClient(...signed({ status: 400, body: { error: 'PASSWORD_TOO_COMMON' } }));

  expect(await client.register(LOGIN)).toEqual({ ok: false, reason: 'commonPassword' });
});

test('open sessions are asked for with the token, and ended by id', async () => {
  const listed = { id: 'one', device: 'Firefox, Windows', lastUsedAt: '2026-03-01T12:00:00.000Z', current: true };
  const { client, calls } = aClient({ body: { sessions: [listed, { id: 7 }] } }, { body: { ended: 1 } });

  const sessions = await client.sessions('a.b.c');
  const isEnded = await client.endSessions('a.b.c', { id: 'one' });

  const { current: isCurrent, ...rest } = listed;
  expect(sessions).toEqual([{ ...rest, isCurrent }]);
  expect(isEnded).toBe(true);
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    ['/auth/sessions', undefined],
    ['/auth/sessions/end', { id: 'one' }],
  ]);
  expect(calls[0]?.init.headers).toEqual({ authorization: 'Bearer a.b.c' });
});

test.each<[what: string, answer: Answer]>([
  ['has no list', { status: 404, body: { error: 'NOT_FOUND' } }],
  ['answers something else', { body: { ok: true } }],
  ['is away', new TypeError('Failed to fetch')],
])('a service that %s gives no sessions', async (_what, answer) => {
  expect(await aClient(answer).client.sessions('a.b.c')).toBeNull();
});
