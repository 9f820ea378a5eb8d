import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../project/root.ts';

const FILL = path.join(ROOT, 'commerce-api/bench/fill.ts');

/** A database with a catalog. */
export interface Catalog {
  products: number;
  dataDir: string;
  /** DATABASE_URL, or empty for the embedded database of the data folder. */
  env: Readonly<Record<string, string>>;
}

/** @param serverUrl of PostgreSQL, which gets a database for each size */
export function catalogOnServer(products: number, folder: string, serverUrl: string): Catalog {
  const url = new URL(serverUrl);
  url.pathname = `/commerce_bench_${products}`;
  return { products, dataDir: path.join(folder, `server-${products}`), env: { DATABASE_URL: url.href } };
}

export function embeddedCatalog(products: number, folder: string): Catalog {
  return { products, dataDir: path.join(folder, `embedded-${products}`), env: {} };
}

/** Creates the catalog, unless it exists. @returns the time that it took, in s */
export async function fillCatalog({ products, dataDir, env }: Catalog): Promise<number> {
  const startedAt = performance.now();
  const place = 'DATABASE_URL' in env ? [] : ['--data-dir', dataDir];
  await promisify(execFile)(process.execPath, [FILL, '--products', String(products), ...place], {
    env: { ...process.env, ...env },
  });
  return (performance.now() - startedAt) / 1000;
}
