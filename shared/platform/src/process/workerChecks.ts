import { Answers } from './answers.ts';

/** Checks each second whether workers answer, and have the remotes that others have. */
export class WorkerChecks {
  readonly #answers = new Answers();
  readonly #complete = new Answers();

  /**
   * Notes that the workers are pinged.
   *
   * @param lagging those that lack a remote which another one has
   * @param now in ms
   * @returns the workers that have not answered, or have lacked a remote, for ten seconds
   */
  ping(
    workers: readonly number[],
    lagging: readonly number[],
    now: number,
  ): { silent: number[]; incomplete: number[] } {
    for (const worker of workers) if (!lagging.includes(worker)) this.#complete.answered(worker);
    return { silent: this.#answers.ping(workers, now), incomplete: this.#complete.ping(lagging, now) };
  }

  answered(worker: number): void {
    this.#answers.answered(worker);
  }

  /** A worker has ended. */
  remove(worker: number): void {
    this.#answers.remove(worker);
    this.#complete.remove(worker);
  }
}
