import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { countStatement } from './countStatements.ts';
import { lockFolder } from './folderLock.ts';
import { Listener } from './listener.ts';
import { holdingConnection, pgliteDialect } from './pgliteDialect.ts';
import { preparingPool } from './preparingPool.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Where one process tells the others (and itself) that something changed. */
const CHANNEL = 'commerce_changes';
/** For a connection of the pool, to be made or to come free. */
const CONNECTION_TIMEOUT_MS = 5_000;

export interface Database {
  db: Db;
  /** One engine in this process, or a server that several processes share. */
  engine: 'pglite' | 'server';
  /** @param onChange gets the payload of each committed change, from this process or another */
  listen(onChange: (payload: string) => void, onReconnect: () => void): Promise<void>;
  /** What its pool does right now; the embedded engine has none. */
  pool?: () => PoolFacts;
  close(): Promise<void>;
}

export interface PoolFacts {
  open: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
  /** Since the start: connections that broke. */
  lost: number;
}

/**
 * PGlite in the data folder, or the server that `DATABASE_URL` names.
 *
 * @throws Error when another process has the data folder's database open
 */
export async function openDatabase(config: { dataDir: string; databaseUrl: string | undefined }): Promise<Database> {
  return config.databaseUrl ? openServer(config.databaseUrl) : openEmbedded(config.dataDir);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'pglite');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const engine = await PGlite.create(folder);
  await engine.exec("set timezone to 'UTC'");
  const db = new Kysely<Tables>({ dialect: pgliteDialect(engine), log: countStatement });
  return {
    db,
    engine: 'pglite',
    listen: async (onChange) => {
      await engine.listen(CHANNEL, onChange);
    },
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
}

async function openServer(url: string): Promise<Database> {
  // Counts and sums arrive as int8; ours stay far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  // Our statements find rows by keys: a plan that knows their values is no better, and is made anew each time.
  const settings = '-c timezone=UTC -c plan_cache_mode=force_generic_plan';
  // Without keepAlive a server that vanished would be waited for until the system gives up, hours later.
  const options = { connectionString: url, options: settings, keepAlive: true };
  const pool = new Pool({ ...options, max: 10, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  let lost = 0;
  // A connection that breaks fails the request that uses it; the pool drops it and makes another when one is asked for.
  // Without listeners its `error`, of which there may be two, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('error', () => (lost += 1));
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }), log: countStatement });
  let listener: Listener | undefined;

  return {
    db,
    engine: 'server',
    listen: async (onMessage, onReconnect) => {
      listener = await Listener.start(options, { name: CHANNEL, onMessage, onReconnect });
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, lost }),
    close: async () => {
      await listener?.close();
      await db.destroy();
    },
  };
}

/** All database work of `work` happens, or none of it. Inside it only the handed transaction may be used. */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((tx) => holdingConnection(() => work(tx)));
}
