import type { FastifyBaseLogger } from 'fastify';
import { splitExposeId, type ExposeId } from '../contract/exposeId.ts';
import type { Observations } from '../watch/observations.ts';
import type { ReleaseSnapshot } from './releaseSnapshot.ts';

interface RequestWatchOptions {
  /** Of the request, with its id. */
  log: FastifyBaseLogger;
  releases: ReleaseSnapshot;
  /** Undefined for a developer's override, which must not count for the releases of the shop. */
  observations: Observations | undefined;
  /** Whether the API has failed in this request: then no release is to blame. */
  isApiAway: () => boolean;
}

/** Counts the exposes of one request, and logs one line for each that fails. */
export class RequestWatch {
  readonly #options: RequestWatchOptions;
  readonly #rendered = new Set<ExposeId>();
  /** Exposes and errors: a load error is thrown again during rendering. */
  readonly #failed = new Set<unknown>();

  constructor(options: RequestWatchOptions) {
    this.#options = options;
  }

  /** Whether any part has failed. */
  hasFailed(): boolean {
    return this.#failed.size > 0;
  }

  /** The request needs an expose. */
  rendered(id: ExposeId): void {
    if (this.#rendered.has(id)) return;
    this.#rendered.add(id);
    const observed = this.#observed(id);
    if (observed) this.#options.observations?.rendered(observed);
  }

  /** Runs the loader of an expose. */
  async measured<Result>(id: ExposeId, load: () => Promise<Result> | Result): Promise<Result> {
    const { observations } = this.#options;
    const observed = this.#observed(id);
    return observations && observed ? observations.measured(observed, load) : load();
  }

  /** @param id the failed expose, if known */
  failed(id: ExposeId | undefined, error: unknown): void {
    if (this.#failed.has(id ?? error)) return;
    this.#failed.add(id).add(error);
    const { log } = this.#options;
    if (!id) {
      log.error({ err: error }, 'rendering failed');
      return;
    }
    const { remote, expose } = splitExposeId(id);
    log.error(
      { remote, release: this.#options.releases.releaseOf(id) ?? null, expose, err: error },
      'page or slot failed',
    );
    this.#count(id, error);
  }

  /** A page responds with a status of 500 or more without a failure, as its loader has decided. Nothing is logged. */
  unavailable(id: ExposeId, status: number): void {
    if (this.#failed.has(id)) return;
    this.#failed.add(id);
    this.#count(id, `The page responds with ${status}.`);
  }

  #count(id: ExposeId, error: unknown): void {
    const { observations, isApiAway } = this.#options;
    const observed = this.#observed(id);
    if (observed) observations?.failed(observed, error, isApiAway());
  }

  #observed(id: ExposeId) {
    const release = this.#options.releases.releaseOf(id);
    return release === undefined ? undefined : { ...splitExposeId(id), release };
  }
}
