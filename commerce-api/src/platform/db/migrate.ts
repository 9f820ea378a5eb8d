import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { inTransaction, type Database, type Tx } from './openDatabase.ts';
import { isCongestion } from './retries.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** Key of the advisory lock: any number that all processes share. */
const LOCK = 4_711_001;

/**
 * Longest wait for a table that another process is using. All its later requests queue behind a migration that waits, and
 * fail after the timeout for locks.
 */
const LOCK_TIMEOUT_MS = 1_000;
/** Between two attempts, for the requests that queued. */
const PAUSE_MS = 1_000;
const MAX_ATTEMPTS = 60;

/** First line of a migration that breaks the previous release: it removes or renames columns or tables in use. */
const BREAKING = /^-- breaking: \S/;

export interface Migrations {
  /** Names of the files that ran in this call. */
  ran: string[];
  /** Names of compatible migrations of a later release. */
  newer: string[];
}

interface MigrateDeps extends Pick<Database, 'db' | 'engine'> {
  /** Called before each file that has not run yet, with the number of those that have run in this call and of all. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Runs the numbered SQL files that have not run yet, in one transaction, and stores their hashes.
 *
 * A database that a later release migrated is accepted unless one of those migrations is marked as breaking, so that a
 * release can be rolled back without restoring a backup.
 *
 * Processes of the previous release may serve the shop meanwhile. If a table stays in use, the migrations are rolled back
 * and run again a moment later.
 *
 * @throws Error when a file that already ran was changed or removed, or a later release's migration is breaking
 */
export async function migrate(database: MigrateDeps, folder = MIGRATIONS): Promise<Migrations> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(database, folder);
    } catch (error) {
      if (!isCongestion(error) || attempt === MAX_ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

async function migrateOnce({ db, engine, onProgress }: MigrateDeps, folder: string): Promise<Migrations> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();

  return inTransaction(db, async (tx) => {
    // Processes that start together on one server migrate one at a time; PGlite has a single process.
    if (engine === 'server') {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
    }
    await sql`
      create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default now())
    `.execute(tx);
    // Migrations of a release that does not write this column count as breaking.
    await sql`alter table migration add column if not exists breaking boolean not null default true`.execute(tx);
    const { rows } = await sql<Ran>`select name, hash, breaking from migration order by name`.execute(tx);
    const newer = newerThan(files, rows);

    const known = new Map(rows.map(({ name, hash }) => [name, hash]));
    const pending = files.filter((name) => !known.has(name)).length;
    const ran: string[] = [];
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (known.has(name) && known.get(name) !== hash) {
        throw new Error(`Migration ${name} was changed after it ran. Restore it and add a new file instead.`);
      }
      if (!known.has(name)) {
        onProgress?.(ran.length, pending);
        await runStatements(tx, text);
        await sql`insert into migration (name, hash, breaking) values (${name}, ${hash}, ${BREAKING.test(text)})`.execute(
          tx,
        );
        ran.push(name);
      }
    }
    return { ran, newer };
  });
}

interface Ran {
  name: string;
  hash: string;
  breaking: boolean;
}

/** @throws Error when the release of `files` cannot run on a database with these migrations */
function newerThan(files: readonly string[], rows: readonly Ran[]): string[] {
  const last = files.at(-1) ?? '';
  const unknown = rows.filter(({ name }) => !files.includes(name));
  const missing = unknown.filter(({ name }) => name < last).map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(`Migrations that ran are missing: ${missing.join(', ')}. Use the release that has them.`);
  }
  const breaking = unknown.filter((row) => row.breaking).map(({ name }) => name);
  if (breaking.length > 0) {
    throw new Error(
      `A later release changed the database so that this one cannot use it: ${breaking.join(', ')}. ` +
        'Use a release that has these migrations, or restore a backup from before them.',
    );
  }
  return unknown.map(({ name }) => name);
}

/** PGlite's extended protocol accepts one statement at a time; our files end each with a semicolon at the end of a line. */
async function runStatements(tx: Tx, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) {
    if (statement.trim() !== '') await tx.executeQuery(CompiledQuery.raw(statement));
  }
}
