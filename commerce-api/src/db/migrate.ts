import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { inTransaction, type Database, type Tx } from './openDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Any number will do, as long as every process takes the same one. */
const LOCK = 4_711_001;

/**
 * Runs the numbered SQL files that the database has not seen, in one transaction, and remembers their hashes.
 *
 * @throws Error when a file that already ran has been changed or removed: migrations go forward only
 */
export async function migrate({ db, engine }: Database, folder = MIGRATIONS): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();

  return inTransaction(db, async (tx) => {
    // Two processes that start together on one server take turns; PGlite has only us.
    if (engine === 'server') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`
      create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default now())
    `.execute(tx);
    const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migration`.execute(tx);
    const known = new Map(rows.map(({ name, hash }) => [name, hash]));
    const gone = [...known.keys()].filter((name) => !files.includes(name));
    if (gone.length > 0)
      throw new Error(`Migrations that ran are missing: ${gone.join(', ')}. Use the release that has them.`);

    const ran: string[] = [];
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (known.has(name) && known.get(name) !== hash) {
        throw new Error(`Migration ${name} was changed after it ran. Restore it and add a new file instead.`);
      }
      if (!known.has(name)) {
        await runStatements(tx, text);
        await sql`insert into migration (name, hash) values (${name}, ${hash})`.execute(tx);
        ran.push(name);
      }
    }
    return ran;
  });
}

/** PGlite's extended protocol takes one statement at a time; our files end each with a semicolon at the line's end. */
async function runStatements(tx: Tx, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) {
    if (statement.trim() !== '') await tx.executeQuery(CompiledQuery.raw(statement));
  }
}
