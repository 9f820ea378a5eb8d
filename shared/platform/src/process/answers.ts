import { timeLimit } from '@hemvaror/http/timeLimit';

/** Time in ms between two pings of a worker. */
export const PING_MS = 1_000;
/** Pings in a row that a worker may leave without an answer. The watchdog ends a thread that only runs for too long much earlier. */
const MAX_MISSED = timeLimit(10_000) / PING_MS;
/** A ping that is later than this comes from a process that has waited for a processor, as the workers may have. */
const MAX_LATE_MS = PING_MS / 2;

/** Finds workers that do not answer: stopped ones, or ones that hang outside of the code that their watchdog sees. */
export class Answers {
  /** Worker → pings without an answer. */
  readonly #missed = new Map<number, number>();
  readonly #maxMissed: number;
  #pingedAt: number | undefined;

  constructor(maxMissed = MAX_MISSED) {
    this.#maxMissed = maxMissed;
  }

  /**
   * Notes that each worker is pinged.
   *
   * @param now in ms
   * @returns the workers that have not answered for too long
   */
  ping(workers: readonly number[], now: number): number[] {
    const isOnTime = this.#pingedAt === undefined || now - this.#pingedAt <= PING_MS + MAX_LATE_MS;
    this.#pingedAt = now;
    if (!isOnTime) return [];
    for (const worker of workers) this.#missed.set(worker, (this.#missed.get(worker) ?? 0) + 1);
    return workers.filter((worker) => (this.#missed.get(worker) ?? 0) > this.#maxMissed);
  }

  answered(worker: number): void {
    this.#missed.delete(worker);
  }

  /** A worker has ended. */
  remove(worker: number): void {
    this.#missed.delete(worker);
  }
}
