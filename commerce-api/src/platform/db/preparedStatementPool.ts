import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { StatementNames } from './statementNames.ts';
import type { WatchedPool } from './watchedPool.ts';

/** Commands that Kysely distinguishes; others count as SELECT. */
const COMMANDS = ['COMMIT', 'DELETE', 'INSERT', 'MERGE', 'ROLLBACK', 'SELECT', 'UPDATE'] as const;

/**
 * A pool that prepares repeated statements: PostgreSQL needs longer to plan the query of a product than to run it. A
 * connection pooler in front of the server has to preserve sessions, as for LISTEN.
 */
export function preparedStatementPool(pool: Pool, watched: WatchedPool): PostgresPool {
  const names = new StatementNames();
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await watched.connect(), { names, watched }),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #watched: WatchedPool;

  constructor(client: PoolClient, { names, watched }: { names: StatementNames; watched: WatchedPool }) {
    this.#client = client;
    this.#names = names;
    this.#watched = watched;
  }

  release(destroy = false): void {
    this.#watched.release(this.#client, destroy);
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Cursors are not supported. Read the whole result.');
    return this.#run<Row>(text, values);
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Statements without values, such as `begin`, have no plan.
    const name = values.length > 0 ? this.#names.nameOf(text) : undefined;
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    const result = await this.#watched.run(this.#client, () => this.#client.query<Row & QueryResultRow>(statement));
    const command = COMMANDS.find((known) => known === result.command) ?? 'SELECT';
    return { command, rowCount: result.rowCount ?? 0, rows: result.rows };
  }
}
