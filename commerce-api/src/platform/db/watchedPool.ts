import type { Pool, PoolClient } from 'pg';

/** Added to the time limit: the server reports a statement that it ended, and a blocked process reads the response late. */
const GRACE_MS = 500;
/** Longest wait for the response of a connection that may be dead, before the grace. */
const PROBE_MS = 1_000;

interface Watch {
  /** Longest run of a statement on the server in ms. Undefined: statements may take any time. */
  statementMs: number | undefined;
  /** Called with each connection that was given up. */
  onGivenUp: () => void;
}

class UnansweredError extends Error {
  constructor() {
    super('The database did not respond in time. The connection was closed, the outcome of the statement is unknown.');
  }
}

/**
 * Destroys connections that do not respond. A pooler or firewall that lost track of a connection swallows what is sent:
 * TCP then reports no error, and the pool would run out of connections.
 */
export class WatchedPool {
  readonly #pool: Pool;
  readonly #watch: Watch;
  /** When each connection last responded. */
  readonly #respondedAt = new WeakMap<PoolClient, number>();
  readonly #givenUp = new WeakSet<PoolClient>();
  /** When the latest unanswered statement was sent: connections that have not responded since may be dead, too. */
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
      await this.run(client, () => client.query('select 1'), PROBE_MS);
      return client;
    } catch {
      // Dead like the one before it: the next one may be alive, and a new one is made once all are gone.
      this.release(client, true);
      return this.connect();
    }
  }

  /** @throws UnansweredError when the connection is given up, or was already */
  async run<Result>(
    client: PoolClient,
    send: () => Promise<Result>,
    timeoutMs = this.#watch.statementMs,
  ): Promise<Result> {
    if (this.#givenUp.has(client)) throw new UnansweredError();
    if (timeoutMs === undefined) return send();
    const sentAt = performance.now();
    // Two timers, so that a process that was blocked reads what has arrived before the second one fires.
    let timer = setTimeout(() => {
      timer = setTimeout(() => this.#giveUp(client, sentAt), GRACE_MS);
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

  /** Returns a connection to the pool; one that was given up has left it already. */
  release(client: PoolClient, destroy: boolean): void {
    if (!this.#givenUp.has(client)) client.release(destroy);
  }

  #giveUp(client: PoolClient, sentAt: number): void {
    this.#givenUp.add(client);
    this.#silentSince = Math.max(this.#silentSince, sentAt);
    this.#watch.onGivenUp();
    // With a statement still running this destroys the socket, so that the statement fails at once.
    client.release(true);
  }
}
