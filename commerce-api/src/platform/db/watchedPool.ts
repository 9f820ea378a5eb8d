import type { Pool, PoolClient } from 'pg';
import type { DatabaseLimits } from '../config/databaseConfig.ts';

interface Watch {
  /** Undefined: no timeouts. */
  limits: Pick<DatabaseLimits, 'statementMs' | 'probeMs' | 'graceMs'> | undefined;
  /** Called for each connection that was closed because it did not respond. */
  onGivenUp: () => void;
}

/** A retry may succeed: the next statement gets another connection. */
export class UnansweredError extends Error {
  constructor() {
    super('The database did not respond in time. The connection was closed, the outcome of the statement is unknown.');
  }
}

/**
 * Destroys connections that do not respond. A pooler or firewall that lost track of a connection drops its data: TCP then
 * reports no error, and the pool would have no usable connections left.
 */
export class WatchedPool {
  readonly #pool: Pool;
  readonly #watch: Watch;
  /** Time of the last response of each connection. */
  readonly #respondedAt = new WeakMap<PoolClient, number>();
  readonly #givenUp = new WeakSet<PoolClient>();
  /** Time of the latest statement without a response: connections that have not responded since may be dead as well. */
  #silentSince = 0;

  constructor(pool: Pool, watch: Watch) {
    this.#pool = pool;
    this.#watch = watch;
  }

  async connect(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    const respondedAt = this.#respondedAt.get(client);
    if (respondedAt === undefined || respondedAt > this.#silentSince) return client;
    try {
      await this.run(client, () => client.query('select 1'), this.#watch.limits?.probeMs);
      return client;
    } catch {
      // This connection is dead too. Try the next one; the pool opens a new one once all are removed.
      this.release(client, true);
      return this.connect();
    }
  }

  /** @throws UnansweredError if the connection does not respond, or was already closed for that reason */
  async run<Result>(
    client: PoolClient,
    send: () => Promise<Result>,
    timeoutMs = this.#watch.limits?.statementMs,
  ): Promise<Result> {
    if (this.#givenUp.has(client)) throw new UnansweredError();
    const graceMs = this.#watch.limits?.graceMs;
    if (timeoutMs === undefined || graceMs === undefined) return send();
    const sentAt = performance.now();
    // Two timers, so that a process that was blocked reads received data before the second one fires.
    let timer = setTimeout(() => {
      timer = setTimeout(() => this.#giveUp(client, sentAt), graceMs);
    }, timeoutMs);
    try {
      return await send();
    } catch (error) {
      throw this.#givenUp.has(client) ? new UnansweredError() : error;
    } finally {
      clearTimeout(timer);
      this.#respondedAt.set(client, performance.now());
    }
  }

  /** Returns a connection to the pool, unless it was already removed. */
  release(client: PoolClient, destroy: boolean): void {
    if (!this.#givenUp.has(client)) client.release(destroy);
  }

  #giveUp(client: PoolClient, sentAt: number): void {
    this.#givenUp.add(client);
    this.#silentSince = Math.max(this.#silentSince, sentAt);
    this.#watch.onGivenUp();
    // While a statement is running, this destroys the socket, so that the statement fails at once.
    client.release(true);
  }
}
