import type { Email } from 'postal-mime';
import { startApi, type Api } from '../../test/api.ts';
import { digest, authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { writtenMails } from '../../test/writtenMails.ts';
import { withTimes } from '../../test/withTimes.ts';

const EVA = 'eva@example.se';

let api: Api;
beforeEach(async () => {
  api = await startApi({ ...withTimes({ mailRetryMs: 20 }), SITE_ORIGIN_SV: 'https://hemvist.example' });
});
afterEach(() => api.stop());

function requestReset(email: string, languageId = 'sv-SE') {
  return api.runOperation(
    'mutation ($email: String!, $languageId: String) { requestPasswordReset(email: $email, languageId: $languageId) }',
    { email, languageId },
  );
}

function commit(resetKey: string, password: string) {
  return api.runOperation(
    'mutation ($resetKey: String!, $password: String!) { commitReset(resetKey: $resetKey, password: $password) }',
    {
      resetKey,
      password,
    },
  );
}

const mails = (count: number) => writtenMails(api, count);

function linkOf(mail: Email | undefined): URL {
  return new URL(/https?:\S+resetKey=\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
}

const keyOf = (mail: Email | undefined) => linkOf(mail).searchParams.get('resetKey') ?? '';

test('the mailed link sets a new password once, and ends all sessions', async () => {
  const { token, refresh } = await authenticate(api, 'register', EVA, 'old-password');

  expect((await requestReset(` ${EVA.toUpperCase()} `)).data).toEqual({ requestPasswordReset: true });
  const [mail] = await mails(1);
  const key = keyOf(mail);

  expect(mail).toMatchObject({ to: [{ address: EVA }], subject: 'Välj ett nytt lösenord hos Hemvist' });
  expect(linkOf(mail).href).toBe(`https://hemvist.example/account/reset-password?resetKey=${key}`);
  expect(mail?.html).toContain(linkOf(mail).href);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((await commit(`${key}x`, digest('new-password'))).data['commitReset']).toBe(false);
  expect((await commit(key, 'new-password')).code).toBe('BAD_INPUT');
  expect((await commit(key, digest('new-password'))).data['commitReset']).toBe(true);
  expect((await commit(key, digest('third-password'))).data['commitReset']).toBe(false);

  expect((await api.runOperation('{ getUser { id } }', {}, { authorization: `Bearer ${token}` })).code).toBe(
    'UNAUTHENTICATED',
  );
  expect((await api.get('/auth/login', { headers: { 'x-auth-refresh-token': refresh } })).status).toBe(401);
  expect((await authenticate(api, 'login', EVA, 'old-password')).status).toBe(401);
  expect((await authenticate(api, 'login', EVA, 'new-password')).status).toBe(200);
});

test('a changed or reset password is mailed to its owner', async () => {
  await authenticate(api, 'register', EVA, 'old-password');
  await authenticate(api, 'password', EVA, 'old-password', { newPassword: digest('new-password') });
  const [changed] = await mails(1);
  await requestReset(EVA, 'en-US');
  const key = (await mails(2)).map(keyOf).find((found) => found !== '') ?? '';
  const query =
    'mutation ($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password, languageId: "en-US") }';

  for (const password of ['password1', '', 'qwerty']) {
    expect((await api.runOperation(query, { key, password: digest(password) })).code).toBe('PASSWORD_TOO_COMMON');
  }
  expect((await api.runOperation(query, { key, password: digest('third-password') })).data['commitReset']).toBe(true);
  const subjects = (await mails(3)).map(({ subject }) => subject);

  expect(changed).toMatchObject({ to: [{ address: EVA }], subject: 'Ditt lösenord hos Hemvist är bytt' });
  expect(changed?.text).toContain('https://hemvist.example/?action=login');
  expect(changed?.html).toContain('Var det inte du?');
  expect(subjects).toContain('Your password for Hemvist was changed');
});

test('every request returns true, but only customers get mail, in their language and up to a limit', async () => {
  await authenticate(api, 'register', EVA, 'old-password');

  const responses = [
    await requestReset('nobody@example.se'),
    await requestReset('no address'),
    await requestReset(EVA, 'en-US'),
  ];
  for (const _again of Array(6).keys()) responses.push(await requestReset(EVA));
  const all = await mails(5);
  await api.end();
  const left = await onDatabase(api, 'return (await sql`select payload from outbox`.execute(db)).rows;');

  expect(responses.map(({ data }) => data['requestPasswordReset'])).toEqual(responses.map(() => true));
  expect(all).toHaveLength(5);
  expect(all.map(({ to }) => to?.[0]?.address)).toEqual(all.map(() => EVA));
  expect(all[0]?.subject).toBe('Choose a new password for Hemvist');
  expect(linkOf(all[0]).pathname).toBe('/en/account/reset-password');
  // Neither the unknown address nor a key is stored.
  expect(JSON.stringify(left)).not.toMatch(/nobody|resetKey/);
  expect(left).toHaveLength(5);
});

test('a key is valid for an hour, and only its hash is stored', async () => {
  await authenticate(api, 'register', EVA, 'old-password');
  await requestReset(EVA);
  const key = keyOf((await mails(1))[0]);
  await api.end();
  const stored = await onDatabase(
    api,
    `const { rows } = await sql\`select key_hash, expires_at <= now() + interval '1 hour' as "isWithinAnHour" from password_reset\`.execute(db);
     await sql\`update password_reset set expires_at = now()\`.execute(db);
     return rows;`,
  );
  const next = await startApi({ DATA_DIR: api.dataDir });

  const late = await next.runOperation(
    'mutation ($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password) }',
    {
      key,
      password: digest('new-password'),
    },
  );
  const login = await authenticate(next, 'login', EVA, 'old-password');
  await next.end();

  expect(JSON.stringify(stored)).not.toContain(key);
  expect(stored).toEqual([{ key_hash: expect.any(String), isWithinAnHour: true }]);
  expect(late.data['commitReset']).toBe(false);
  expect(login.status).toBe(200);
});
