import pLimit, { type LimitFunction } from 'p-limit';

/** Runs so much work at once; the rest waits its turn, and what would wait behind too many others is turned away. */
export class WorkQueue {
  readonly #limit: LimitFunction;
  readonly #most: number;

  constructor({ atOnce, maxQueued }: { atOnce: number; maxQueued: number }) {
    this.#limit = pLimit(atOnce);
    this.#most = atOnce + maxQueued;
  }

  get waiting(): number {
    return this.#limit.pendingCount;
  }

  /** @returns `full` when the work was turned away */
  async run<Result>(work: () => Promise<Result>): Promise<Result | 'full'> {
    const { activeCount, pendingCount } = this.#limit;
    return activeCount + pendingCount >= this.#most ? 'full' : this.#limit(work);
  }
}
