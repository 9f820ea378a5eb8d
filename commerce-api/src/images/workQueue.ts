import pLimit, { type LimitFunction } from 'p-limit';

/** Runs a limited number of jobs at once and queues the next ones. Rejects jobs when the queue is full. */
export class WorkQueue {
  readonly #limit: LimitFunction;
  readonly #max: number;

  constructor({ atOnce, maxQueued }: { atOnce: number; maxQueued: number }) {
    this.#limit = pLimit(atOnce);
    this.#max = atOnce + maxQueued;
  }

  get queued(): number {
    return this.#limit.pendingCount;
  }

  /** @returns `full` when the job was rejected */
  async run<Result>(work: () => Promise<Result>): Promise<Result | 'full'> {
    const { activeCount, pendingCount } = this.#limit;
    return activeCount + pendingCount >= this.#max ? 'full' : this.#limit(work);
  }
}
