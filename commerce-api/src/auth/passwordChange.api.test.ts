import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate, digest } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';

describe('in a running shop', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  test('of eight password changes at once one wins, and the others are refused as a wrong password', async () => {
    const username = 'eight@example.se';
    const passwords = Array.from({ length: 8 }, (_each, index) => `second-pass-${index}`);
    await authenticate(api, 'register', username, 'first-pass');

    const changes = await Promise.all(
      passwords.map((password) =>
        authenticate(api, 'password', username, 'first-pass', { newPassword: digest(password) }),
      ),
    );

    const [winner, ...others] = changes.toSorted((left, right) => left.status - right.status);
    expect(winner?.status).toBe(200);
    expect(others.map(({ status, error, token }) => [status, error, token])).toEqual(
      others.map(() => [401, 'INVALID_CREDENTIALS', undefined]),
    );
    const won = passwords[changes.findIndex(({ status }) => status === 200)] ?? '';
    const lost = passwords.find((password) => password !== won) ?? '';
    expect((await authenticate(api, 'login', username, won)).status).toBe(200);
    expect((await authenticate(api, 'login', username, lost)).status).toBe(401);
  });
});

/** Runs `action` of a customer, whose password is changed between its verification and the transaction of the action. */
async function duringChange(action: string): Promise<unknown> {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-passwords-'));
  try {
    return await onDatabase(
      { dataDir },
      `
        await migrate(database);
        const terms = { lifetimeSeconds: 600, maxSeconds: 600, device: '' };
        const username = 'during@example.se';
        const first = { username, password: ${JSON.stringify(digest('first-pass'))} };
        await register(db, first, terms);
        const changing = new Proxy(db, {
          get: (target, key) => key === 'transaction'
            ? () => ({
                execute: async (work) => {
                  await changePassword(db, { ...first, newPassword: ${JSON.stringify(digest('second-pass'))} }, terms, 'sv');
                  return db.transaction().execute(work);
                },
              })
            : target[key].bind(target),
        });
        const result = await ${action};
        const sessions = await db.selectFrom('session').select('id').where('revoked_at', 'is', null).execute();
        return { result, sessions: sessions.length };
      `,
      {
        migrate: 'platform/db/migrate.ts',
        register: 'auth/actions.ts',
        changePassword: 'auth/actions.ts',
        logIn: 'auth/actions.ts',
      },
    );
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

test.each([
  ['a login', 'logIn(changing, first, terms, undefined)'],
  [
    'another change',
    `changePassword(changing, { ...first, newPassword: ${JSON.stringify(digest('third-pass'))} }, terms, 'sv')`,
  ],
])(
  '%s with the former password during a change is refused, and only the session of the change lives',
  async (_what, action) => {
    expect(await duringChange(action)).toEqual({ result: 'INVALID_CREDENTIALS', sessions: 1 });
  },
);
