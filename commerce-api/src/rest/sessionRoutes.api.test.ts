import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';

const PASSWORD = 'long-enough';
const openList = z.object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) });

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function sessionsOf(token: string) {
  const response = await api.get('/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  return openList.parse(await response.json()).sessions;
}

async function endSessions(token: string, target: object) {
  const response = await api.get('/auth/sessions/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(target),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function isRefreshed(refreshToken: string): Promise<boolean> {
  return (await api.get('/auth/login', { headers: { 'x-auth-refresh-token': refreshToken } })).ok;
}

/** Makes every login older than the default of `REAUTHENTICATION_MINUTES`. */
async function ageLogins(): Promise<void> {
  const { dataDir } = api;
  await api.end();
  await onDatabase(
    api,
    `await sql\`update session set authenticated_at = authenticated_at - interval '11 minutes'\`.execute(db);`,
  );
  api = await startApi({ DATA_DIR: dataDir });
}

test('another session, or all sessions, are ended only after a recent login', async () => {
  const username = 'eva@example.se';
  const phone = await authenticate(api, 'register', username, PASSWORD);
  const { token = '' } = await authenticate(api, 'login', username, PASSWORD);
  await ageLogins();
  const other = (await sessionsOf(token)).find(({ current }) => !current)?.id;

  const refused = [await endSessions(token, { id: other }), await endSessions(token, { everywhere: true })];
  const open = await sessionsOf(token);
  const { token: recent = '' } = await authenticate(api, 'login', username, PASSWORD);
  const one = await endSessions(recent, { id: other });
  const all = await endSessions(recent, { everywhere: true });

  expect(refused).toEqual(refused.map(() => ({ status: 403, body: { error: 'REAUTHENTICATION_REQUIRED' } })));
  expect(open).toHaveLength(2);
  expect([one.body, all.body]).toEqual([{ ended: 1 }, { ended: 2 }]);
  expect(await isRefreshed(phone.refresh)).toBe(false);
});
