import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startApi, type Api } from '../../../test/api.ts';
import { expectEventually } from '../../../test/expectEventually.ts';
import { API } from '../../../test/nodeProcess.ts';
import { runModule } from '../../../test/runModule.ts';

/** Skipped for the embedded database, which has a single process. */
const serverTest = process.env['TEST_DATABASE_URL'] ? test : test.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commerce-migrations-'));
  cpSync(join(API, 'migrations'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the migrations of `folder` in its own process, as a new release does, and returns those that ran. */
function migrateAs(databaseUrl: string): Promise<unknown> {
  return runModule(`
    import { migrate } from '${API}/src/platform/db/migrate.ts';
    import { openDatabase } from '${API}/src/platform/db/openDatabase.ts';
    const database = await openDatabase({ dataDir: '${folder}', databaseUrl: '${databaseUrl}' });
    console.log(JSON.stringify((await migrate(database, '${folder}')).ran));
    await database.close();
  `);
}

async function connectedTo(shop: Api): Promise<Client> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  return client;
}

serverTest(
  'a migration that waits for a table in use lets requests of the running release pass, and runs later',
  async () => {
    writeFileSync(join(folder, '0099_more.sql'), 'alter table product add column more text;\n');
    const shop = await startApi();
    const [busy, reader, observer] = await Promise.all([connectedTo(shop), connectedTo(shop), connectedTo(shop)]);
    const waiting = `select from pg_locks where not granted and mode = 'AccessExclusiveLock'`;
    try {
      await busy.query('begin');
      await busy.query('select from product limit 1');
      const migrated = migrateAs(shop.databaseUrl ?? '');
      await expectEventually(async () => (await observer.query(waiting)).rowCount, 1);

      // Queues behind the migration, which would otherwise wait for the transaction above for ever.
      await reader.query('select from product limit 1');
      await busy.query('commit');

      expect(await migrated).toEqual(['0099_more.sql']);
    } finally {
      await Promise.all([busy.end(), reader.end(), observer.end()]);
      await shop.stop();
    }
  },
);

serverTest('two processes that start together run each migration once', async () => {
  writeFileSync(join(folder, '0099_more.sql'), 'create table more (id integer);\n');
  const shop = await startApi();
  try {
    const ran = await Promise.all([migrateAs(shop.databaseUrl ?? ''), migrateAs(shop.databaseUrl ?? '')]);

    expect(ran).toContainEqual(['0099_more.sql']);
    expect(ran).toContainEqual([]);
    expect((await shop.runOperation('{ channels { id } }')).status).toBe(200);
  } finally {
    await shop.stop();
  }
});
