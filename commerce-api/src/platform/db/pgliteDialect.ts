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

/** Runs the work of a transaction; while it does, asking for another connection throws instead of waiting forever. */
export function withHeldConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  return holdsConnection.run(true, work);
}

/** PGlite has one connection: whoever has it keeps it until released, the others queue. */
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
        'A second connection was asked for inside a transaction. Use the transaction that was handed in.',
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

  // oxlint-disable-next-line require-yield -- the interface wants a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream.');
  }
}

export function pgliteDialect(database: PGlite): Dialect {
  return {
    // It claims several connections: kysely would else queue before our driver is asked, and never hear its refusal.
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnectionDriver(database),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
