import { createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { admin } from '../../test/adminCli.ts';
import { startApi, type Api } from '../../test/api.ts';
import { digest, authenticate } from '../../test/authClient.ts';
import { eventually } from '../../test/expectEventually.ts';

const EVA = 'eva@example.se';
const PASSWORD = 'long-enough';
const SECRETS = { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 's'.repeat(32) };

let api: Api;
afterEach(() => api.stop());

const event = z.object({
  level: z.int(),
  msg: z.literal('security event'),
  kind: z.string(),
  customer: z.string(),
  outcome: z.string(),
});

/** The logged security events, in order. */
function events() {
  return api
    .output()
    .split('\n')
    .flatMap((line) => (line.includes('"security event"') ? [event.parse(JSON.parse(line))] : []));
}

function runOperation(query: string, token?: string) {
  return api.runOperation(query, {}, token === undefined ? {} : { authorization: `Bearer ${token}` });
}

test('account events are logged without email addresses', async () => {
  api = await startApi({ ...SECRETS, LOG_LEVEL: 'info', LOGIN_LIMIT_PER_NAME_AND_NETWORK: '2' });
  await authenticate(api, 'register', EVA, PASSWORD);
  const { refresh } = await authenticate(api, 'login', EVA, PASSWORD);
  await api.get('/auth/logout', { headers: { 'x-auth-refresh-token': refresh } });
  for (let index = 0; index < 3; index += 1) await authenticate(api, 'login', EVA, 'guess');
  await runOperation(`mutation { requestPasswordReset(email: "${EVA}") }`);
  const other = await authenticate(api, 'register', 'other@example.se', PASSWORD);
  const changed = await authenticate(api, 'password', 'other@example.se', PASSWORD, {
    newPassword: digest('another-one'),
  });
  await api.get('/auth/sessions/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${changed.token}` },
    body: JSON.stringify({ everywhere: true }),
  });
  const last = await authenticate(api, 'login', 'other@example.se', 'another-one');
  await runOperation('mutation { deleteUser }', last.token);
  // A line may follow the response.
  await eventually(events, ({ length }) => length >= 12);

  expect(other.status).toBe(200);
  expect(events().map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'registration done',
    'signIn done',
    'logout done',
    'signIn refused',
    'signIn refused',
    'signIn limited',
    'resetRequested done',
    'registration done',
    'passwordChange done',
    'sessionsEnded done',
    'signIn done',
    'accountDeletion done',
  ]);
  const key = Buffer.from(hkdfSync('sha256', SECRETS.AUTH_SECRET, new Uint8Array(), 'security log', 32));
  expect(events()[0]?.customer).toBe(createHmac('sha256', key).update(EVA).digest('base64url').slice(0, 22));
  // Failures are warnings, level 40 in pino.
  expect(events().filter(({ level }) => level === 40)).toHaveLength(3);
  expect(api.output()).not.toMatch(/example\.se/);
});

const getUser = '{ getUser { email } }';

test('rotating the secrets does not end sessions', async () => {
  const before = await startApi(SECRETS);
  const { token, refresh } = await authenticate(before, 'register', EVA, PASSWORD);
  await before.end();
  const rotated = { AUTH_SECRET: 'b'.repeat(32), SIGN_SECRET: 't'.repeat(32) };
  const previous = { AUTH_SECRET_PREVIOUS: SECRETS.AUTH_SECRET, SIGN_SECRET_PREVIOUS: SECRETS.SIGN_SECRET };
  api = await startApi({ ...rotated, ...previous, DATA_DIR: before.dataDir });

  const own = await runOperation(getUser, token);
  const next = await api.get('/auth/login', { headers: { 'x-auth-refresh-token': refresh } });

  expect(own.data['getUser']).toEqual({ email: EVA });
  expect(next.status).toBe(200);
  expect((await authenticate(api, 'login', EVA, PASSWORD)).status).toBe(200);
});

test('a token of another issuer or an older release is rejected, but the session continues', async () => {
  api = await startApi(SECRETS);
  const { token = '', refresh } = await authenticate(api, 'register', EVA, PASSWORD);
  const payload = z.record(z.string(), z.unknown()).parse(JSON.parse(atob(token.split('.')[1] ?? '')));
  const head = z.object({ kid: z.string() }).parse(JSON.parse(atob(token.split('.')[0] ?? '')));
  const signed = (changes: object, header: object = head) =>
    new SignJWT({ ...payload, ...changes })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(new TextEncoder().encode(SECRETS.AUTH_SECRET));

  const codes = await Promise.all(
    [signed({}), signed({ iss: 'other' }), signed({ aud: 'other' }), signed({}, {}), signed({}, { kid: 'other' })].map(
      async (made) => (await runOperation(getUser, await made)).code,
    ),
  );

  expect(codes).toEqual([undefined, ...Array.from({ length: 4 }, () => 'UNAUTHENTICATED')]);
  expect((await api.get('/auth/login', { headers: { 'x-auth-refresh-token': refresh } })).status).toBe(200);
});

test('deleting the account and changing the personal number require a recent login', async () => {
  api = await startApi({ REAUTHENTICATION_MINUTES: '0.001' });
  const entered = await authenticate(api, 'register', EVA, PASSWORD);
  const change = (personalId: string, token = '') =>
    runOperation(`mutation { updateUser(user: { personalId: "${personalId}" }) { personalId } }`, token);
  const first = await change('19900101-0017', entered.token);
  await sleep(100);
  const renewed = await api.get('/auth/login', { headers: { 'x-auth-refresh-token': entered.refresh } });
  const { token } = z.object({ token: z.string() }).parse(await renewed.json());

  const refused = [
    await runOperation('mutation { deleteUser }', token),
    await change('19811228-9874', token),
    await change('', token),
  ];
  const same = await change('19900101-0017', token);
  const dataDir = api.dataDir;
  await api.end();
  api = await startApi({ DATA_DIR: dataDir });
  const recent = await change('19811228-9874', token);

  expect(first.data['updateUser']).toEqual({ personalId: '19900101-0017' });
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'REAUTHENTICATION_REQUIRED'));
  expect(same.data['updateUser']).toEqual({ personalId: '19900101-0017' });
  expect(recent.data['updateUser']).toEqual({ personalId: '19811228-9874' });
  expect((await runOperation('mutation { deleteUser }', token)).data['deleteUser']).toBe(true);
});

test('the admin command ends all sessions of a customer', async () => {
  const before = await startApi();
  const { refresh } = await authenticate(before, 'register', EVA, PASSWORD);
  await before.end();

  const ended = await admin(before, 'sessions', 'end', '--email', 'Eva@example.se');
  const unknown = await admin(before, 'sessions', 'end', '--email', 'nobody@example.se');
  api = await startApi({ DATA_DIR: before.dataDir });

  expect(JSON.parse(ended.out)).toEqual({ command: 'sessions end', ended: 1 });
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no account with this address.')]);
  expect((await api.get('/auth/login', { headers: { 'x-auth-refresh-token': refresh } })).status).toBe(401);
});
