import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { startApi, type Api } from './api.ts';
import { authenticate } from './authClient.ts';
import { freshDatabase, type FreshDatabase } from './freshDatabase.ts';
import { placeOrder } from './placeOrder.ts';

const run = promisify(execFile);
const server = process.env['TEST_DATABASE_URL'];
const canRun = server !== undefined && existsSync('/usr/bin/pg_dump');
const testOnServer = canRun ? test : test.skip;

/** The same as in deploy/backup.sh and deploy/restore.sh. */
const DUMP = ['--format=custom'];
const RESTORE = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];

const SECRETS = { AUTH_SECRET: 'a'.repeat(32), SIGN_SECRET: 's'.repeat(32) };
const publicOrder = z.object({
  getOrderPublic: z.object({ orderTotal: z.object({ sellingPriceIncVat: z.number() }) }),
});

function totalOf(api: Api, publicId: string): Promise<number> {
  return api
    .runOperation('query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { orderTotal { sellingPriceIncVat } } }', {
      id: publicId,
    })
    .then(({ data }) => publicOrder.parse(data).getOrderPublic.orderTotal.sellingPriceIncVat);
}

test('the scripts use the dump and restore options of this test', () => {
  const [backup, restore] = ['deploy/backup.sh', 'deploy/restore.sh'].map((file) => readFileSync(file, 'utf8'));

  for (const option of DUMP) expect(backup).toContain(` ${option} `);
  for (const option of RESTORE) expect(restore).toContain(` ${option} `);
});

testOnServer(
  'a dropped database is restored from its backup with orders, sequences and sessions (skipped without TEST_DATABASE_URL or pg_dump)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'commerce-backup-'));
    const file = join(folder, 'storefront.dump');
    const databases: FreshDatabase[] = [];
    const started: Api[] = [];
    async function startOn(database: FreshDatabase): Promise<Api> {
      // A new data folder is sufficient, since the secrets are set in the environment.
      const dataDir = mkdtempSync(join(folder, 'data-'));
      const api = await startApi({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...SECRETS });
      started.push(api);
      return api;
    }
    async function newDatabase(): Promise<FreshDatabase> {
      const database = await freshDatabase(server ?? '');
      databases.push(database);
      return database;
    }

    try {
      const original = await newDatabase();
      const before = await startOn(original);
      const session = await authenticate(before, 'register', 'karin@example.se', 'hemligt-ord');
      const first = await placeOrder(before, { items: [[401, 1]] });
      const total = await totalOf(before, first?.publicId ?? '');
      await before.end();
      await run('pg_dump', [...DUMP, `--file=${file}`, original.url]);
      await original.drop();

      const restored = await newDatabase();
      await run('pg_restore', [...RESTORE, `--dbname=${restored.url}`, file]);
      const after = await startOn(restored);
      const refreshed = await after.get('/auth/login', {
        headers: { 'x-auth-refresh-token': session.refresh },
      });
      const second = await placeOrder(after, { items: [[401, 1]] });

      expect(await totalOf(after, first?.publicId ?? '')).toBe(total);
      expect(refreshed.status).toBe(200);
      expect(Number(second?.orderId)).toBe(Number(first?.orderId) + 1);
    } finally {
      for (const api of started) await api.end();
      for (const database of databases) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
