import { splitExposeId, type ExposeId } from '@hemvaror/runtime/contract/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSnapshot } from './releases.ts';

/** Writes one line for each part of a remote that fails in a request, so that failures can be counted by release. */
export class FailureLogger {
  readonly #log: FastifyBaseLogger;
  readonly #releases: ReleaseSnapshot;
  /** Parts and errors: what could not be loaded is thrown once more where it is rendered. */
  readonly #told = new Set<unknown>();

  /** @param log of the request, which names its id */
  constructor(log: FastifyBaseLogger, releases: ReleaseSnapshot) {
    this.#log = log;
    this.#releases = releases;
  }

  /** @param id the part, where it is known */
  tell(id: ExposeId | undefined, error: unknown): void {
    if (this.#told.has(id ?? error)) return;
    this.#told.add(id).add(error);
    if (!id) {
      this.#log.error({ err: error }, 'rendering failed');
      return;
    }
    const { remote, expose } = splitExposeId(id);
    this.#log.error({ remote, release: this.#releases.releaseOf(id) ?? null, expose, err: error }, 'part failed');
  }
}
