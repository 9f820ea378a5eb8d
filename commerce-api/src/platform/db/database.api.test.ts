import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = join(process.cwd(), 'commerce-api');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commerce-db-'));
  cpSync(join(SOURCE, 'migrations'), join(folder, 'migrations'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script in a child process: PGlite is loaded by dynamic import, which Jest's module loader does not support. */
async function run(script: string): Promise<unknown> {
  const text = `
    import { migrate } from '${SOURCE}/src/platform/db/migrate.ts';
    import { inTransaction, openDatabase } from '${SOURCE}/src/platform/db/openDatabase.ts';
    const database = await openDatabase({ dataDir: '${folder}/data', databaseUrl: undefined });
    const attempt = (work) => work().catch((error) => error.message);
    ${script}
    await database.close();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text]);
  return JSON.parse(stdout);
}

test('migrations run once, in order, and a changed one is rejected', async () => {
  writeFileSync(join(folder, 'migrations/0099_more.sql'), 'create table more (id integer);\n');
  const migrations = JSON.stringify(join(folder, 'migrations'));

  const results = await run(`
    import { writeFileSync } from 'node:fs';
    const first = await migrate(database, ${migrations});
    const second = await migrate(database, ${migrations});
    writeFileSync(${migrations} + '/0099_more.sql', 'create table other (id integer);');
    const changed = await attempt(() => migrate(database, ${migrations}));
    console.log(JSON.stringify([first.ran, second.ran, changed]));
  `);

  expect(results).toEqual([
    [...readdirSync(join(SOURCE, 'migrations')).toSorted(), '0099_more.sql'],
    [],
    'Migration 0099_more.sql was changed after it ran. Restore it and add a new file instead.',
  ]);
}, 60_000);

test('a release runs on a database that a later one migrated, unless a migration is marked as breaking', async () => {
  const migrations = join(folder, 'migrations');
  writeFileSync(join(migrations, '0098_kept.sql'), 'create table kept (id integer);\n');
  writeFileSync(join(migrations, '0099_more.sql'), '-- Adds a table.\ncreate table more (id integer);\n');
  const files = JSON.stringify(migrations);

  const results = await run(`
    import { renameSync, rmSync, writeFileSync } from 'node:fs';
    await migrate(database, ${files});
    rmSync(${files} + '/0099_more.sql');
    const before = await migrate(database, ${files});
    renameSync(${files} + '/0098_kept.sql', ${files} + '/0098_renamed.sql');
    const missing = await attempt(() => migrate(database, ${files}));
    renameSync(${files} + '/0098_renamed.sql', ${files} + '/0098_kept.sql');
    writeFileSync(${files} + '/0100_gone.sql', '-- breaking: nothing reads the table any more\\ndrop table kept;');
    writeFileSync(${files} + '/0099_more.sql', '-- Adds a table.\\ncreate table more (id integer);\\n');
    const ahead = await migrate(database, ${files});
    rmSync(${files} + '/0100_gone.sql');
    const refused = await attempt(() => migrate(database, ${files}));
    console.log(JSON.stringify([before, missing, ahead, refused]));
  `);

  expect(results).toEqual([
    { ran: [], newer: ['0099_more.sql'] },
    'Migrations that ran are missing: 0098_kept.sql. Use the release that has them.',
    { ran: ['0100_gone.sql'], newer: [] },
    'A later release changed the database so that this one cannot use it: 0100_gone.sql. ' +
      'Use a release that has these migrations, or restore a backup from before them.',
  ]);
}, 60_000);

test('a migration of a release that does not record whether it is breaking counts as breaking', async () => {
  const results = await run(`
    import { sql } from 'kysely';
    await migrate(database);
    await sql\`alter table migration drop column breaking\`.execute(database.db);
    await sql\`insert into migration (name, hash) values ('0099_more.sql', '')\`.execute(database.db);
    console.log(JSON.stringify(await attempt(() => migrate(database))));
  `);

  expect(results).toContain('cannot use it: 0099_more.sql.');
}, 60_000);

test('requesting a second connection inside a transaction fails instead of deadlocking, and rolls the transaction back', async () => {
  const results = await run(`
    await migrate(database);
    const { db } = database;
    const refused = await attempt(() => inTransaction(db, async (tx) => {
      await tx.insertInto('brand').values({ id: 1, alias: 'a', name: 'A', description: '{}', primary_image: null }).execute();
      await db.selectFrom('brand').selectAll().execute();
    }));
    const afterwards = await db.selectFrom('brand').selectAll().execute();
    console.log(JSON.stringify([refused, afterwards]));
  `);

  expect(results).toEqual([
    'A second connection was requested inside a transaction. Use the transaction that was passed in.',
    [],
  ]);
}, 60_000);
