import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';
import { countStatement } from './countStatements.ts';
import { lockFolder } from './folderLock.ts';
import { holdingConnection, pgliteDialect } from './pgliteDialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Where one process tells the others (and itself) that something changed. */
const CHANNEL = 'commerce_changes';

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
  const options = { connectionString: url, options: '-c timezone=UTC' };
  const pool = new Pool({ ...options, max: 10 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: countStatement });
  let listener: Client | undefined;
  let isClosing = false;

  async function connectListener(onChange: (payload: string) => void, onReconnect: () => void): Promise<void> {
    const client = new Client(options);
    client.on('notification', ({ payload }) => onChange(payload ?? ''));
    client.on('error', () => {
      if (isClosing) return;
      // What was missed while away is unknown: the caller forgets all it knew.
      setTimeout(() => {
        connectListener(onChange, onReconnect).then(onReconnect, () => client.emit('error', new Error('still away')));
      }, 1000).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listener = client;
  }

  return {
    db,
    engine: 'server',
    listen: connectListener,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      isClosing = true;
      await listener?.end();
      await db.destroy();
    },
  };
}

/** All database work of `work` happens, or none of it. Inside it only the handed transaction may be used. */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((tx) => holdingConnection(() => work(tx)));
}
