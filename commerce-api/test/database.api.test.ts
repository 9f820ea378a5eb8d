import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** PGlite is WebAssembly loaded by dynamic import, which Jest's own module loader does not do: a child process does. */
async function run(script: string): Promise<unknown> {
  const text = `
    import { migrate } from '${SOURCE}/src/db/migrate.ts';
    import { inTransaction, openDatabase } from '${SOURCE}/src/db/openDatabase.ts';
    const database = await openDatabase({ dataDir: '${folder}/data', databaseUrl: undefined });
    const attempt = (work) => work().catch((error) => error.message);
    ${script}
    await database.close();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text]);
  return JSON.parse(stdout);
}

test('migrations run once, in order, and a changed or missing one is refused', async () => {
  writeFileSync(join(folder, 'migrations/0099_more.sql'), 'create table more (id integer);\n');
  const migrations = JSON.stringify(join(folder, 'migrations'));

  const answers = await run(`
    import { rmSync, writeFileSync } from 'node:fs';
    const first = await migrate(database, ${migrations});
    const second = await migrate(database, ${migrations});
    writeFileSync(${migrations} + '/0099_more.sql', 'create table other (id integer);');
    const changed = await attempt(() => migrate(database, ${migrations}));
    rmSync(${migrations} + '/0099_more.sql');
    const missing = await attempt(() => migrate(database, ${migrations}));
    console.log(JSON.stringify([first, second, changed, missing]));
  `);

  expect(answers).toEqual([
    [
      '0001_catalog.sql',
      '0002_content.sql',
      '0003_customers.sql',
      '0004_cart_and_orders.sql',
      '0005_mail_outbox.sql',
      '0006_account.sql',
      '0007_search.sql',
      '0099_more.sql',
    ],
    [],
    'Migration 0099_more.sql was changed after it ran. Restore it and add a new file instead.',
    'Migrations that ran are missing: 0099_more.sql. Use the release that has them.',
  ]);
}, 60_000);

test('a second connection inside a transaction is refused instead of waiting for itself, and the transaction undone', async () => {
  const answers = await run(`
    await migrate(database);
    const { db } = database;
    const refused = await attempt(() => inTransaction(db, async (tx) => {
      await tx.insertInto('brand').values({ id: 1, alias: 'a', name: 'A', description: '{}', primary_image: null }).execute();
      await db.selectFrom('brand').selectAll().execute();
    }));
    const afterwards = await db.selectFrom('brand').selectAll().execute();
    console.log(JSON.stringify([refused, afterwards]));
  `);

  expect(answers).toEqual([
    'A second connection was asked for inside a transaction. Use the transaction that was handed in.',
    [],
  ]);
}, 60_000);
