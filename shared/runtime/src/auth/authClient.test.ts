import { createAuthClient, type AuthClient, type AuthRefused } from './authClient.ts';
import { earlierPasswordDigest, passwordDigest } from '@hemvaror/domain/passwordDigest';

const USER = 'astrid.lind@hemvist.example';
const LOGIN = { username: USER, password: 'linoljaa', rememberUser: true };
const SIGNATURE = { identity: 'challenge-1', signature: 'signed', timestamp: '2026-03-01T12:00:00Z' };
const ISSUED = { token: 'a.b.c', maxAge: 900 };

interface Call {
  url: string;
  init: RequestInit;
  body: unknown;
}

type StubbedResponse = { status?: number; headers?: Record<string, string>; body: unknown } | Error;

/** Returns the responses in order. A request after the last one fails like a network error. */
function stubFetch(...responses: StubbedResponse[]) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { body } = init;
    const url = input instanceof Request ? input.url : input.toString();
    calls.push({ url, init, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const response = responses[calls.length - 1] ?? new TypeError('Failed to fetch');
    if (response instanceof Error) throw response;
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    return new Response(text, { status: response.status ?? 200, headers: response.headers ?? {} });
  };
  return { fetch, calls };
}

function aClient(...responses: StubbedResponse[]): { client: AuthClient; calls: Call[] } {
  const { fetch, calls } = stubFetch(...responses);
  return {
    client: createAuthClient({ authEndpoint: '/auth', signEndpoint: '/auth/sign/key?identity=', fetch }),
    calls,
  };
}

/** The responses to the steps of a signed action. */
const signed = (last: StubbedResponse = { body: ISSUED }): StubbedResponse[] => [
  { body: { sign: 'challenge-1' } },
  { body: SIGNATURE },
  last,
];

test('a client without the auth endpoint cannot be created [AUTH-03]', () => {
  expect(() => createAuthClient({ authEndpoint: '', signEndpoint: '/sign?identity=' })).toThrow(/auth endpoint/);
});

test('a client without the sign endpoint cannot be created [AUTH-03]', () => {
  expect(() => createAuthClient({ authEndpoint: '/auth', signEndpoint: '' })).toThrow(/sign endpoint/);
});

test('without credentials an auth request is a GET [AUTH-04]', async () => {
  const { client, calls } = aClient({ body: ISSUED });

  const result = await client.refresh();

  expect(result).toEqual({ ok: true, issued: { token: 'a.b.c', maxAgeSeconds: 900 } });
  expect(calls).toMatchObject([{ url: '/auth/login', init: { method: 'GET' }, body: undefined }]);
});

test('with credentials an auth request is a POST of the user name [AUTH-04]', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[0]).toMatchObject({ url: '/auth/login', init: { method: 'POST' }, body: { username: USER } });
  expect(calls[0]?.body).toEqual({ username: USER });
});

test('every auth request includes credentials and uses no cache [AUTH-05]', async () => {
  const { client, calls } = aClient(...signed(), { body: ISSUED }, { body: {} });

  await client.login(LOGIN);
  await client.refresh();
  await client.logout();

  const auth = calls.filter(({ url }) => !url.includes('/sign/'));
  expect(auth.map(({ url }) => url)).toEqual(['/auth/login', '/auth/login', '/auth/login', '/auth/logout']);
  for (const { init } of auth) expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

test('refresh and logout outlive the page that sends them', async () => {
  const { client, calls } = aClient({ body: ISSUED }, { body: {} });

  await client.refresh();
  await client.logout();

  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, true]);
});

test('a challenge is signed by a GET without credentials, and the whole response is sent back', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[1]?.url).toBe('/auth/sign/key?identity=challenge-1');
  expect(calls[1]?.init).toMatchObject({ credentials: 'omit' });
  expect(calls[1]?.init.method).toBeUndefined();
  expect(calls[2]).toMatchObject({ url: '/auth/login', body: { username: USER, signature: SIGNATURE } });
});

test('the password is sent as its digest and never in clear text [AUTH-08]', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[2]?.body).toMatchObject({ password: await passwordDigest('linoljaa') });
  expect(JSON.stringify(calls)).not.toContain('linoljaa');
});

test('a password change sends the new password as a digest too [AUTH-09, AUTH-13]', async () => {
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

test('without remember-me the session lifetime is 30 minutes [AUTH-10]', async () => {
  const { client, calls } = aClient(...signed());

  await client.login({ ...LOGIN, rememberUser: false });

  expect(calls[2]?.body).toMatchObject({ sessionLifetime: 30 });
});

test('with remember-me the body has no session lifetime [AUTH-10]', async () => {
  const { client, calls } = aClient(...signed());

  await client.login(LOGIN);

  expect(calls[2]?.body).not.toHaveProperty('sessionLifetime');
});

test('a registration uses the path /register', async () => {
  const { client, calls } = aClient(...signed());

  const result = await client.register(LOGIN);

  expect(result.ok).toBe(true);
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

test('a response without a token is a refusal of the credentials', async () => {
  const { client } = aClient(...signed({ status: 401, body: { error: 'INVALID_CREDENTIALS' } }));

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'credentials' });
});

test('a token without a lifetime has a lifetime of 0 seconds', async () => {
  const { client } = aClient({ body: { token: 'a.b.c' } });

  expect(await client.refresh()).toEqual({ ok: true, issued: { token: 'a.b.c', maxAgeSeconds: 0 } });
});

test.each<[what: string, responses: StubbedResponse[], reason: AuthRefused['reason']]>([
  ['no network', [], 'unreachable'],
  ['no network for the sign endpoint', [{ body: { sign: 'challenge-1' } }], 'unreachable'],
  ['a broken service', [{ status: 503, body: { error: 'DOWN' } }], 'unavailable'],
  ['a response that is not JSON', [{ body: '<html>' }], 'unavailable'],
  [
    'a sign endpoint that refuses the key',
    [{ body: { sign: 'challenge-1' } }, { status: 401, body: {} }],
    'unavailable',
  ],
])('%s is a refusal, not an error [AUTH-30]', async (_what, responses, reason) => {
  const { client } = aClient(...responses);

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason });
});

test('a logout that fails is ignored [AUTH-30]', async () => {
  const { client } = aClient(new TypeError('Failed to fetch'));

  await expect(client.logout()).resolves.toBeUndefined();
});

test.each([
  ['with Retry-After', { 'retry-after': '120' }, 120],
  ['without Retry-After', undefined, 900],
])('a rate limit %s is a refusal with a delay', async (_what, headers, seconds) => {
  const { client } = aClient(...signed({ status: 429, ...(headers && { headers }), body: 'rate limited' }));

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'tooManyAttempts', retryAfterSeconds: seconds });
});

test('a rate limit of the sign endpoint is a refusal with a delay', async () => {
  const limited = { status: 429, headers: { 'retry-after': '5' }, body: 'rate limited' };
  const { client } = aClient({ body: { sign: 'challenge-1' } }, limited);

  expect(await client.login(LOGIN)).toEqual({ ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 5 });
});

test('a password that is too common has another reason than an address that is taken', async () => {
  const { client } = aClient(...signed({ status: 400, body: { error: 'PASSWORD_TOO_COMMON' } }));

  expect(await client.register(LOGIN)).toEqual({ ok: false, reason: 'commonPassword' });
});

test('open sessions are fetched with the token, and ended by id', async () => {
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

test.each<[what: string, response: StubbedResponse, expected: boolean | null]>([
  ['requires a recent login', { status: 403, body: { error: 'REAUTHENTICATION_REQUIRED' } }, null],
  ['refuses for another reason', { status: 401, body: { error: 'UNAUTHENTICATED' } }, false],
  ['does not respond', new TypeError('Failed to fetch'), false],
])('sessions are not ended if the service %s', async (_what, response, expected) => {
  expect(await aClient(response).client.endSessions('a.b.c', { everywhere: true })).toBe(expected);
});

test.each<[what: string, response: StubbedResponse]>([
  ['has no session list', { status: 404, body: { error: 'NOT_FOUND' } }],
  ['returns another body', { body: { ok: true } }],
  ['does not respond', new TypeError('Failed to fetch')],
])('sessions is null if the service %s', async (_what, response) => {
  expect(await aClient(response).client.sessions('a.b.c')).toBeNull();
});

test('a login with decomposed letters is repeated with the digest of earlier releases', async () => {
  const password = 'lösenord-å'.normalize('NFD');
  const { client, calls } = aClient(...signed({ status: 401, body: { error: 'INVALID_CREDENTIALS' } }), ...signed());

  const result = await client.login({ ...LOGIN, password });

  expect(result).toMatchObject({ ok: true });
  expect(calls[2]?.body).toMatchObject({ password: await passwordDigest(password) });
  expect(calls[5]?.body).toMatchObject({ password: await earlierPasswordDigest(password) });
});

test('a refused login with composed letters is not repeated', async () => {
  const { client, calls } = aClient(...signed({ status: 401, body: { error: 'INVALID_CREDENTIALS' } }), ...signed());

  const result = await client.login({ ...LOGIN, password: 'lösenord-å'.normalize('NFC') });

  expect(result).toEqual({ ok: false, reason: 'credentials' });
  expect(calls).toHaveLength(3);
});
