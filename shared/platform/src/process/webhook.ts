import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Time in ms before each further attempt. */
const RETRY_MS = [1_000, 10_000, 60_000];
const TIMEOUT_MS = 5_000;

/** What a team is notified of. */
export interface ReleaseNotice {
  /** A suspected release stays live until a person rolls it back. */
  event: 'release withdrawn' | 'release suspected';
  remote: string;
  release: string;
  reason: string;
  /** Of up to three failures. */
  stacks: readonly string[];
  /** ISO 8601. */
  at: string;
}

/** Posts notices as JSON to an address of the operator. One that cannot be sent is logged. */
export class Webhook {
  readonly #url: string | undefined;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #retryMs: readonly number[];

  /** @param url without one nothing is sent */
  constructor(url: string | undefined, log: Pick<FastifyBaseLogger, 'error'>, retryMs: readonly number[] = RETRY_MS) {
    this.#url = url;
    this.#log = log;
    this.#retryMs = retryMs;
  }

  async send(event: Omit<ReleaseNotice, 'at'>): Promise<void> {
    if (this.#url === undefined) return;
    const notice = { ...event, at: new Date().toISOString() };
    for (const delayMs of [0, ...this.#retryMs]) {
      await wait(delayMs, undefined, { ref: false });
      const error = await this.#post(this.#url, notice).catch((reason: unknown) => reason);
      if (error === undefined) return;
      // The address may contain a secret.
      const isLast = delayMs === this.#retryMs.at(-1);
      if (isLast) this.#log.error({ remote: notice.remote, err: error }, 'webhook failed, the team is not notified');
    }
  }

  /** @throws Error for a response that is no success */
  async #post(url: string, notice: ReleaseNotice): Promise<undefined> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
  }
}
