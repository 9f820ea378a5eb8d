import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

const holdsConnection = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. Requesting another connection meanwhile throws instead of waiting forever. */
export function withHeldConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  return holdsConnection.run(true, work);
}

/** PGlite has one connection: callers queue until it is released. */
class OneConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #database: PGlite;
  #tail: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(database: PGlite) {
    this.#database = database;
    this.#connection = new PgliteConnection(database);
  }

  async init(): Promise<void> {
    await this.#database.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (holdsConnection.getStore()) {
      throw new Error(
        'A second connection was requested inside a transaction. Use the transaction that was passed in.',
      );
    }
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#tail;
    await this.#database.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#database.query<Row>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream.');
  }
}

export function pgliteDialect(database: PGlite): Dialect {
  return {
    // The adapter claims several connections: otherwise Kysely would queue requests before our driver can reject them.
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnectionDriver(database),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
