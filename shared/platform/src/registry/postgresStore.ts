import { Pool } from 'pg';
import * as z from 'zod/mini';
import { StoreError, type EntryStore } from './entryStore.ts';

const TABLE = 'registry_entries';
const MAX_CONNECTIONS = 4;
const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 4_000;
/** Longer than that of the server: for one that does not respond at all. */
const RESPONSE_TIMEOUT_MS = 5_000;
/** Rows that one call reads. */
const MAX_READ = 1_000;

const UNIQUE_VIOLATION = '23505';
/** One transaction. Of two processes that create a table at the same time, one would get an error in spite of `if not exists`. */
const CREATE = `select pg_advisory_xact_lock(hashtext('${TABLE}'));
  create table if not exists ${TABLE} (number bigint primary key, entry text not null)`;
const READ = `select number, entry from ${TABLE} where number >= $1 order by number limit ${MAX_READ}`;
const ADD = `insert into ${TABLE} (number, entry) values ($1, $2)`;

const rowsSchema = z.array(z.object({ number: z.coerce.number(), entry: z.string() }));

/**
 * Entries as rows of a PostgreSQL database. Several processes on several machines may add to it at the same time. A database that does not
 * respond fails the calls only.
 *
 * @param url of the database; the table is created if it is missing
 */
export function postgresStore(url: string): EntryStore {
  const pool = new Pool({
    connectionString: url,
    application_name: 'registry',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks would end the process. The next call opens another one.
  pool.on('error', () => {});
  let isCreated = false;

  async function query(text: string, values: unknown[]): Promise<unknown[]> {
    if (!isCreated) await pool.query(CREATE);
    isCreated = true;
    return (await pool.query<Record<string, unknown>>(text, values)).rows;
  }

  return {
    read: async (from) => {
      const rows = await query(READ, [from]).catch(failed);
      return rowsSchema.parse(rows).map(({ number, entry }) => ({ number, text: entry }));
    },
    add: async ({ number, text }) => {
      try {
        await query(ADD, [number, text]);
        return true;
      } catch (error) {
        if (codeOf(error) === UNIQUE_VIOLATION) return false;
        return failed(error);
      }
    },
    nameOf: (number) => `Row ${number} of ${TABLE}`,
    close: async () => pool.end(),
  };
}

function failed(error: unknown): never {
  const { message }: { message?: unknown } = Object(error);
  // Node.js has no message for an address with several machines that all refuse.
  throw new StoreError(`The database of the registry cannot be used: ${codeOf(error) || String(message)}.`, {
    cause: error,
  });
}

/** Of the system or of PostgreSQL. Empty if there is none. */
function codeOf(error: unknown): string {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : '';
}
