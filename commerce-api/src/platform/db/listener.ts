import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 5_000;

export interface Channel {
  name: string;
  /** Called with the payload of each message. */
  onMessage: (payload: string) => void;
  /** Called when a lost connection is restored: messages sent meanwhile were missed. */
  onReconnect: () => void;
}

/**
 * Listens to a channel on its own connection, and reconnects when it is lost or no longer responds. No other statements
 * run on it, so it is checked at an interval.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #channel: Channel;
  readonly #heartbeatMs: number;
  #client: Client | undefined;
  #isClosed = false;

  private constructor(config: ClientConfig, channel: Channel, heartbeatMs: number) {
    // A client-side timeout: the server may be unresponsive.
    this.#config = { ...config, query_timeout: heartbeatMs };
    this.#channel = channel;
    this.#heartbeatMs = heartbeatMs;
  }

  /** @throws Error when the first connection fails */
  static async start(config: ClientConfig, channel: Channel, heartbeatMs = HEARTBEAT_MS): Promise<Listener> {
    const listener = new Listener(config, channel, heartbeatMs);
    await listener.#connect();
    return listener;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#config);
    client.on('notification', ({ payload }) => this.#channel.onMessage(payload ?? ''));
    // A lost connection may emit `error` more than once; `end` is emitted once, after all of them.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await this.#listen(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    const heartbeat = setInterval(() => {
      // `listen` is idempotent. Ending the client emits `end`.
      this.#listen(client).catch(() => client.end());
    }, this.#heartbeatMs);
    heartbeat.unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      void this.#reconnect();
    });
    this.#client = client;
  }

  async #listen(client: Client): Promise<void> {
    await client.query(`listen ${this.#channel.name}`);
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined;
    while (!this.#isClosed) {
      try {
        await this.#connect();
        this.#channel.onReconnect();
        return;
      } catch {
        // `/-/ready` reports that the database is down; retry here.
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
