import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = join(process.cwd(), 'commerce-api');
const folder = mkdtempSync(join(tmpdir(), 'commerce-sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sessions of one customer, over time. PGlite needs a process of its own: see database.api.test.ts. */
async function run(script: string): Promise<unknown> {
  const text = `
    import { migrate } from '${SOURCE}/src/db/migrate.ts';
    import { openDatabase } from '${SOURCE}/src/db/openDatabase.ts';
    import { beginSession, refreshSession } from '${SOURCE}/src/auth/sessions.ts';
    const database = await openDatabase({ dataDir: '${folder}/data', databaseUrl: undefined });
    await migrate(database);
    const { db } = database;
    const { id } = await db.insertInto('customer')
      .values({ email: crypto.randomUUID() + '@example.se', password_hash: '', personal_id: null, meta_data: null })
      .returning('id').executeTakeFirstOrThrow();
    const start = Date.now();
    const after = (seconds) => new Date(start + seconds * 1000);
    const refresh = (session, seconds) => refreshSession(db, session.refreshToken, after(seconds));
    ${script}
    await database.close();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text]);
  return JSON.parse(stdout);
}

test('a replaced refresh token is good for another minute; reuse after that ends the session for everybody', async () => {
  const answers = await run(`
    const first = await beginSession(db, id, 604800);
    const second = await refresh(first, 800);
    const otherTab = await refresh(first, 859);
    const thief = await refresh(first, 861);
    const owner = await refresh(second, 862);
    const ownersTab = await refresh(otherTab, 862);
    console.log(JSON.stringify([second, otherTab, thief, owner, ownersTab].map(Boolean)));
  `);

  expect(answers).toEqual([true, true, false, false, false]);
}, 120_000);

test('a session lasts as long as the shopper asked for after its last refresh, and keeps no token beyond', async () => {
  const answers = await run(`
    const first = await beginSession(db, id, 1800);
    const second = await refresh(first, 1700);
    const third = await refresh(second, 3400);
    const rows = await db.selectFrom('refresh_token').select('token_hash').where('session_id', '=', first.id).execute();
    const late = await refresh(third, 5201);
    console.log(JSON.stringify([Boolean(third), rows.length, late]));
  `);

  expect(answers).toEqual([true, 2, null]);
}, 120_000);
