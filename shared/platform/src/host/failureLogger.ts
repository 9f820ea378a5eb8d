import { splitExposeId, type ExposeId } from '../contract/exposeId.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSnapshot } from './releaseSnapshot.ts';

/** Logs one line for each expose that fails in a request, so that failures can be counted by release. */
export class FailureLogger {
  readonly #log: FastifyBaseLogger;
  readonly #releases: ReleaseSnapshot;
  /** Exposes and errors: a load error is thrown again during rendering. */
  readonly #reported = new Set<unknown>();

  /** @param log of the request, with its id */
  constructor(log: FastifyBaseLogger, releases: ReleaseSnapshot) {
    this.#log = log;
    this.#releases = releases;
  }

  /** Whether any part has failed. */
  hasFailed(): boolean {
    return this.#reported.size > 0;
  }

  /** @param id the failed expose, if known */
  report(id: ExposeId | undefined, error: unknown): void {
    if (this.#reported.has(id ?? error)) return;
    this.#reported.add(id).add(error);
    if (!id) {
      this.#log.error({ err: error }, 'rendering failed');
      return;
    }
    const { remote, expose } = splitExposeId(id);
    this.#log.error(
      { remote, release: this.#releases.releaseOf(id) ?? null, expose, err: error },
      'page or slot failed',
    );
  }
}
