import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productsShape } from '../src/model/productShapes.ts';
import type { ProductEntry } from '../src/model/catalogEntries.ts';
import { startApi, type Api } from './api.ts';
import { freshDatabase } from './freshDatabase.ts';
import { onDatabase } from './onDatabase.ts';

const FIXTURES = join(process.cwd(), 'commerce-api/test/fixtures');

export function fixtureProducts(): ProductEntry[] {
  return productsShape.parse(JSON.parse(readFileSync(join(FIXTURES, 'products.json'), 'utf8')));
}

interface Work {
  /** Runs on the database before the server starts (`onDatabase`). */
  body: string;
  imports: Record<string, string>;
  env?: Record<string, string>;
}

/** Starts a server on a database after running work on it. Returns the result of the work as `answer`. */
export async function shopAfter({ body, imports, env = {} }: Work): Promise<{ api: Api; answer: unknown }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'commerce-api-'));
  const server = process.env['TEST_DATABASE_URL'];
  const databaseUrl = server ? (await freshDatabase(server)).url : undefined;
  const answer = await onDatabase({ dataDir, databaseUrl }, body, imports);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  return { api: await startApi({ DATA_DIR: dataDir, ...database, ...env }), answer };
}

/**
 * Starts a server on a database that is seeded from changed fixtures, after running work on it.
 *
 * @param files contents of seed files by name, which replace those of the fixtures
 */
export async function shopWith(
  files: Record<string, unknown>,
  { body, imports, ...work }: Work,
): Promise<{ api: Api; answer: unknown }> {
  const seedDir = mkdtempSync(join(tmpdir(), 'commerce-seed-'));
  cpSync(FIXTURES, seedDir, { recursive: true });
  for (const [name, value] of Object.entries(files)) writeFileSync(join(seedDir, name), JSON.stringify(value));
  return shopAfter({
    ...work,
    body: `await migrate(database);
     await seedDatabase(db, ${JSON.stringify(seedDir)}, { withDemo: true });
     ${body}`,
    imports: { migrate: 'platform/db/migrate.ts', seedDatabase: 'seed/seedDatabase.ts', ...imports },
  });
}
