import { onDatabase } from '../../test/onDatabase.ts';
import { newData, type TestData } from '../../test/testData.ts';

let data: TestData;
beforeAll(async () => {
  data = await newData('migrated');
});
afterAll(() => data.remove());

/** Runs a script with the sessions of one customer. @returns its result */
function run(script: string): Promise<unknown> {
  return onDatabase(
    data,
    `
    const { id } = await db.insertInto('customer')
      .values({ email: crypto.randomUUID() + '@example.se', password_hash: '', personal_id: null, meta_data: null })
      .returning('id').executeTakeFirstOrThrow();
    const MAX_SECONDS = 2_592_000;
    const start = Date.now();
    const after = (seconds) => new Date(start + seconds * 1000);
    const begin = (lifetimeSeconds) =>
      beginSession(db, { customerId: id, lifetimeSeconds, maxSeconds: MAX_SECONDS, device: '' }, after(0));
    const refresh = async (session, seconds) => {
      const result = await refreshSession(db, session.refreshToken, MAX_SECONDS, after(seconds));
      return result.ok ? result.session : null;
    };
    const tokens = (sessions) => sessions.map((session) => session && session.refreshToken);
    ${script}`,
    { 'beginSession, refreshSession': 'auth/sessions.ts' },
  );
}

test('a replaced refresh token returns the same successor for one minute', async () => {
  const results = await run(`
    const first = await begin(604800);
    const second = await refresh(first, 800);
    const otherTab = await refresh(first, 859);
    const third = await refresh(second, 859);
    const lateTab = await refresh(first, 860);
    const lived = await refresh(third, 900);
    return [
      second.refreshToken === otherTab.refreshToken,
      third.refreshToken === lateTab.refreshToken,
      Boolean(lived),
    ];
  `);

  expect(results).toEqual([true, true, true]);
});

test('tabs that refresh at the same time all get the same successor', async () => {
  const results = await run(`
    const first = await begin(604800);
    const all = await Promise.all([1, 2, 3, 4].map(() => refresh(first, 800)));
    return new Set(tokens(all)).size;
  `);

  expect(results).toBe(1);
});

test('a refresh token that is replayed after the grace period ends the session', async () => {
  const results = await run(`
    const first = await begin(604800);
    const second = await refresh(first, 800);
    const third = await refresh(second, 1600);
    const thief = await refresh(first, 1601);
    const owner = await refresh(third, 1602);
    return [second, third, thief, owner].map(Boolean);
  `);

  expect(results).toEqual([true, true, false, false]);
});

test('a lost response does not end the session, but its token becomes invalid', async () => {
  const results = await run(`
    const first = await begin(604800);
    const lost = await refresh(first, 800);
    const again = await refresh(first, 900);
    const next = await refresh(again, 1700);
    const finder = await refresh(lost, 1701);
    const owner = await refresh(next, 1702);
    return [
      again !== null && again.refreshToken !== lost.refreshToken, Boolean(next), Boolean(finder), Boolean(owner),
    ];
  `);

  expect(results).toEqual([true, true, false, false]);
});

test('the database does not reveal refresh tokens', async () => {
  const results = await run(`
    const first = await begin(604800);
    const second = await refresh(first, 800);
    const rows = JSON.stringify(await db.selectFrom('refresh_token').selectAll().execute());
    return tokens([first, second]).some((token) => rows.includes(token));
  `);

  expect(results).toBe(false);
});

test('a session ends a month after its login, however often it is refreshed', async () => {
  const results = await run(`
    const day = 86400;
    let session = await begin(604800);
    for (let days = 5; days < 30; days += 5) session = await refresh(session, days * day);
    const last = await refresh(session, 29 * day);
    const beyond = await refresh(last, 30 * day);
    return [last.remainingSeconds <= day, beyond];
  `);

  expect(results).toEqual([true, null]);
});

test('a session expires its requested lifetime after the last refresh, and stores no expired tokens', async () => {
  const results = await run(`
    const first = await begin(1800);
    const second = await refresh(first, 1700);
    const third = await refresh(second, 3400);
    const rows = await db.selectFrom('refresh_token').select('token_hash').where('session_id', '=', first.id).execute();
    const late = await refresh(third, 5201);
    return [Boolean(third), rows.length, late];
  `);

  expect(results).toEqual([true, 2, null]);
});
