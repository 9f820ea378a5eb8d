import { sql } from 'kysely';
import { inTransaction, type Db } from './openDatabase.ts';

/** The least that PostgreSQL accepts. Rows beyond it are written to a temporary file. */
const WORK_MEMORY = '64kB';
/** Rows of 1 KiB: PostgreSQL 15 and PGlite write 256 KiB of them to the disk. */
const ROWS = 256;

/** Checks that the database stores data. Checks that run at once share one write. */
export class WriteCheck {
  readonly #db: Db;
  #running: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws Error of the database if it is away, read-only or full */
  run(): Promise<void> {
    this.#running ??= write(this.#db).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}

async function write(db: Db): Promise<void> {
  // Outside of a transaction: in one, a process that halts would keep the row locked for the others.
  await sql`
    insert into readiness_check (id, checked_at) values (1, now())
    on conflict (id) do update set checked_at = excluded.checked_at
  `.execute(db);
  await allocate(db);
}

/**
 * Needs new blocks on the disk of the data. On a full disk the update above succeeds, because its page and the log of the
 * server have space left, while orders fail. A temporary file leaves nothing behind and locks nothing.
 */
async function allocate(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(tx);
    // A sort would not do: PGlite keeps this many rows in memory.
    await sql`
      with filler as materialized (select repeat(md5(n::text), 32) as text from generate_series(1, ${sql.lit(ROWS)}) n)
      select count(text) from filler
    `.execute(tx);
  });
}
