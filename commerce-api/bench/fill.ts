/**
 * `npm run bench:fill -w commerce-api -- --products 10000`: creates a catalog of this size in the database of DATABASE_URL, or with
 * `--data-dir <folder>` in an embedded one. Creates a missing database; a filled one stays unchanged.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { fillCatalog } from './fillCatalog.ts';

const SEED = join(import.meta.dirname, '../seed');
/** Every server has it. */
const MAINTENANCE_DATABASE = '/postgres';

const { values } = parseArgs({ options: { products: { type: 'string' }, 'data-dir': { type: 'string' } } });
const products = Number(values.products);
const dataDir = values['data-dir'];
const databaseUrl = dataDir === undefined ? process.env['DATABASE_URL'] : undefined;
if (!Number.isInteger(products) || products < 1)
  throw new Error(`Invalid --products "${values.products}". Expected the number of products to create.`);
if (dataDir === undefined && !databaseUrl)
  throw new Error('No database. Set DATABASE_URL to the URL of one, or --data-dir to a folder.');

if (databaseUrl) await createMissing(databaseUrl);
const database = await openDatabase({ dataDir: dataDir ?? tmpdir(), databaseUrl });
try {
  await migrate(database);
  if (await seedDatabase(database.db, SEED, { withDemo: true })) await fillCatalog(database.db, products);
} finally {
  await database.close();
}

async function createMissing(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = MAINTENANCE_DATABASE;
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
