import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, types, type ClientConfig } from 'pg';
import { countStatement } from './countStatements.ts';
import type { DatabaseLimits } from '../config/databaseConfig.ts';
import { lockFolder } from './folderLock.ts';
import { Listener } from './listener.ts';
import { preparedStatementPool } from './preparedStatementPool.ts';
import { withRetries } from './retries.ts';
import { oneConnection, refuseSecondConnection, withinTransaction } from './secondConnection.ts';
import type { Tables } from './tables.ts';
import { WatchedPool } from './watchedPool.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Channel on which a process notifies the others, and itself, of changes. */
const CHANNEL = 'commerce_changes';
/** Longest wait of the command line for a connection. A server has a configured limit. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** Idle time of a connection before the system sends keepalive probes. */
const KEEPALIVE_MS = 10_000;

export interface Database {
  db: Db;
  /** An engine in this process, or a server that several processes share. */
  engine: 'pglite' | 'server';
  /** @param onChange called with the payload of each committed change, of this process or another */
  listen(onChange: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** Runs work without timeouts, for example migrations. */
  unlimited<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Current state of the connection pool; the embedded engine has none. */
  pool?: () => PoolStats;
  close(): Promise<void>;
}

export interface PoolStats {
  open: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
  /** Connections since the start that broke or were closed because they did not respond. */
  lost: number;
}

interface Location {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * PGlite in the data folder, or the server that `DATABASE_URL` names.
 *
 * @param limits of the server's connections; without them statements have no timeout, as the command line needs
 * @throws Error if another process has the database of the data folder open
 */
export async function openDatabase({ dataDir, databaseUrl }: Location, limits?: DatabaseLimits): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl, limits) : openEmbedded(dataDir);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'pglite');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const engine = await PGlite.create(folder);
  const dialect = new PGliteDialect({ pglite: engine });
  const db = new Kysely<Tables>({ dialect, log: countStatement, plugins: [oneConnection] });
  await sql`set timezone to 'UTC'`.execute(db);
  return {
    db,
    engine: 'pglite',
    listen: async (onChange) => {
      await engine.listen(CHANNEL, onChange);
    },
    unlimited: (work) => work(db),
    close: async () => {
      // Queue for the connection: closed before it, a waiting transaction would neither run nor fail.
      await db.connection().execute(() => db.destroy());
      unlock();
    },
  };
}

async function openServer(url: string, limits: DatabaseLimits | undefined): Promise<Database> {
  // PostgreSQL returns counts and sums as int8; ours are far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const connectionMs = limits?.connectionMs ?? CONNECTION_TIMEOUT_MS;
  const { db, pool, countLost } = openPool(url, { limits, connectionMs });
  let listener: Listener | undefined;

  return {
    db,
    engine: 'server',
    listen: async (onMessage, onReconnect) => {
      const channel = { name: CHANNEL, onMessage, onReconnect };
      listener = await Listener.start(connectionOptions(url, { connectionMs }), channel, limits?.heartbeatMs);
    },
    unlimited: async (work) => {
      const { db: unlimitedDb } = openPool(url, { connectionMs });
      try {
        return await work(unlimitedDb);
      } finally {
        await unlimitedDb.destroy();
      }
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, lost: countLost() }),
    close: async () => {
      await listener?.close();
      await db.destroy();
    },
  };
}

interface ConnectionLimits {
  /** Without them, statements have no timeout. */
  limits?: DatabaseLimits | undefined;
  /** Longest wait for a connection in ms. */
  connectionMs: number;
}

function openPool(url: string, { limits, connectionMs }: ConnectionLimits) {
  const pool = new Pool({ ...connectionOptions(url, { limits, connectionMs }), max: limits?.poolSize ?? 10 });
  let lost = 0;
  // A broken connection fails the request that uses it; the pool drops it and opens another on demand.
  // It may emit `error` twice; without listeners that would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('error', () => (lost += 1));
  });
  const watched = new WatchedPool(pool, { limits, onGivenUp: () => (lost += 1) });
  const dialect = new PostgresDialect({ pool: preparedStatementPool(pool, watched) });
  return { db: new Kysely<Tables>({ dialect, log: countStatement }), pool, countLost: () => lost };
}

function connectionOptions(url: string, { limits, connectionMs }: ConnectionLimits): ClientConfig {
  const settings = {
    timezone: 'UTC',
    // Our statements find rows by keys: a custom plan is no better than the generic one and would be made for each execution.
    plan_cache_mode: 'force_generic_plan',
    ...(limits && {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleMs,
    }),
  };
  return {
    connectionString: url,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: connectionMs,
    // Without keepAlive, the process would wait for a vanished server until the system times out, hours later.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  };
}

/**
 * Runs `work` in a transaction; it may only use the transaction that it is passed. After a deadlock or a serialization
 * failure `work` runs again, so it must have no effect outside of the transaction.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  refuseSecondConnection();
  return withRetries(() => db.transaction().execute((tx) => withinTransaction(() => work(tx.withoutPlugins()))));
}
