import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productsShape } from '../src/model/productShapes.ts';
import type { ProductEntry } from '../src/model/catalogEntries.ts';
import { startApiOn, type Api } from './api.ts';
import { FIXTURES } from './nodeProcess.ts';
import { onDatabase } from './onDatabase.ts';
import { newData, type Content } from './testData.ts';

export function fixtureProducts(): ProductEntry[] {
  return productsShape.parse(JSON.parse(readFileSync(join(FIXTURES, 'products.json'), 'utf8')));
}

interface Work {
  /** Runs on the database before the server starts (`onDatabase`). */
  body: string;
  imports: Record<string, string>;
  env?: Record<string, string>;
}

/** Starts a server on data after running work on them. Returns the result of the work as `answer`. */
export async function shopAfter(
  { body, imports, env = {} }: Work,
  content: Content = 'empty',
): Promise<{ api: Api; answer: unknown }> {
  const data = await newData(content);
  const answer = await onDatabase(data, body, imports);
  return { api: await startApiOn(data, env), answer };
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
  if (Object.keys(files).length === 0) return shopAfter({ ...work, body, imports }, 'seeded');
  const seedDir = mkdtempSync(join(tmpdir(), 'commerce-seed-'));
  cpSync(FIXTURES, seedDir, { recursive: true });
  for (const [name, value] of Object.entries(files)) writeFileSync(join(seedDir, name), JSON.stringify(value));
  const shop = await shopAfter(
    {
      ...work,
      body: `await seedDatabase(db, ${JSON.stringify(seedDir)}, { withDemo: true });
       ${body}`,
      imports: { seedDatabase: 'seed/seedDatabase.ts', ...imports },
    },
    'migrated',
  );
  rmSync(seedDir, { recursive: true });
  return shop;
}
