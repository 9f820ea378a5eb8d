import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '../../../test/nodeProcess.ts';
import { onDatabase } from '../../../test/onDatabase.ts';
import { newData, type Content } from '../../../test/testData.ts';

/** Of the embedded database, which has one connection. */
const embeddedTest = process.env['TEST_DATABASE_URL'] ? test.skip : test;

const migrations = mkdtempSync(join(tmpdir(), 'commerce-migrations-'));
beforeEach(() => cpSync(join(API, 'migrations'), migrations, { recursive: true }));
afterEach(() => {
  for (const name of readdirSync(migrations)) rmSync(join(migrations, name));
});
afterAll(() => rmSync(migrations, { recursive: true }));

/** Runs a script on new data, with the folder of migrations as `folder`. @returns its result */
async function run(content: Content, script: string): Promise<unknown> {
  const data = await newData(content);
  const result = await onDatabase(
    data,
    `const { renameSync, rmSync, writeFileSync } = await import('node:fs');
     const folder = ${JSON.stringify(migrations)};
     const attempt = (work) => work().catch((error) => error.message);
     ${script}`,
    { migrate: 'platform/db/migrate.ts', inTransaction: 'platform/db/openDatabase.ts' },
  );
  await data.remove();
  return result;
}

test('migrations run once, in order, and a changed one is rejected', async () => {
  writeFileSync(join(migrations, '0099_more.sql'), 'create table more (id integer);\n');

  const results = await run(
    'empty',
    `const first = await migrate(database, folder);
     const second = await migrate(database, folder);
     writeFileSync(folder + '/0099_more.sql', 'create table other (id integer);');
     const changed = await attempt(() => migrate(database, folder));
     return [first.ran, second.ran, changed];`,
  );

  expect(results).toEqual([
    [...readdirSync(join(API, 'migrations')).toSorted(), '0099_more.sql'],
    [],
    'Migration 0099_more.sql was changed after it ran. Restore it and add a new file instead.',
  ]);
});

test('a release runs on a database that a later one migrated, unless a migration is marked as breaking', async () => {
  writeFileSync(join(migrations, '0098_kept.sql'), 'create table kept (id integer);\n');
  writeFileSync(join(migrations, '0099_more.sql'), '-- Adds a table.\ncreate table more (id integer);\n');

  const results = await run(
    'migrated',
    `await migrate(database, folder);
     rmSync(folder + '/0099_more.sql');
     const before = await migrate(database, folder);
     renameSync(folder + '/0098_kept.sql', folder + '/0098_renamed.sql');
     const missing = await attempt(() => migrate(database, folder));
     renameSync(folder + '/0098_renamed.sql', folder + '/0098_kept.sql');
     writeFileSync(folder + '/0100_gone.sql', '-- breaking: nothing reads the table any more\\ndrop table kept;');
     writeFileSync(folder + '/0099_more.sql', '-- Adds a table.\\ncreate table more (id integer);\\n');
     const ahead = await migrate(database, folder);
     rmSync(folder + '/0100_gone.sql');
     const refused = await attempt(() => migrate(database, folder));
     return [before, missing, ahead, refused];`,
  );

  expect(results).toEqual([
    { ran: [], newer: ['0099_more.sql'] },
    'Migrations that ran are missing: 0098_kept.sql. Use the release that has them.',
    { ran: ['0100_gone.sql'], newer: [] },
    'A later release changed the database so that this one cannot use it: 0100_gone.sql. ' +
      'Use a release that has these migrations, or restore a backup from before them.',
  ]);
});

test('a migration of a release that does not record whether it is breaking counts as breaking', async () => {
  const results = await run(
    'migrated',
    `await sql\`alter table migration drop column breaking\`.execute(db);
     await sql\`insert into migration (name, hash) values ('0099_more.sql', '')\`.execute(db);
     return attempt(() => migrate(database));`,
  );

  expect(results).toContain('cannot use it: 0099_more.sql.');
});

embeddedTest.each([
  ['a query', 'db.selectFrom("brand").selectAll().execute()'],
  ['a statement in SQL', 'sql`select 1`.execute(db)'],
  ['a transaction', 'inTransaction(db, () => Promise.resolve())'],
])(
  '%s on a second connection fails inside a transaction instead of deadlocking, and rolls it back',
  async (_what, second) => {
    const results = await run(
      'migrated',
      `const refused = await attempt(() => inTransaction(db, async (tx) => {
       await tx.insertInto('brand').values({ id: 1, alias: 'a', name: 'A', description: '{}', primary_image: null }).execute();
       await ${second};
     }));
     return [refused, await db.selectFrom('brand').selectAll().execute()];`,
    );

    expect(results).toEqual([
      'A second connection was requested inside a transaction. Use the transaction that was passed in.',
      [],
    ]);
  },
);

embeddedTest('closing the database completes the transactions that wait for its connection', async () => {
  const data = await newData('migrated');
  await onDatabase(
    data,
    `for (const id of [1, 2, 3]) {
       void inTransaction(db, (tx) => tx.insertInto('brand')
         .values({ id, alias: 'a' + id, name: 'A', description: '{}', primary_image: null }).execute());
     }`,
    { inTransaction: 'platform/db/openDatabase.ts' },
  );
  const stored = await onDatabase(data, `return db.selectFrom('brand').select('id').orderBy('id').execute();`);
  await data.remove();

  expect(stored).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
