/** A worker that ended sooner than this is started again with a delay. */
const SHORT_LIFE_MS = 10_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

/**
 * @param livedMs of the worker that ended
 * @param shortLives how many workers in a row ended soon, including this one
 */
function restartDelayMs(livedMs: number, shortLives: number): number {
  if (livedMs >= SHORT_LIFE_MS) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (shortLives - 1), MAX_DELAY_MS);
}

/** How long workers live: one that ends soon is started again with a delay, which grows. */
export class WorkerLives {
  readonly #startedAt = new Map<number, number>();
  #shortLives = 0;

  /** @param at in ms */
  started(worker: number, at: number): void {
    this.#startedAt.set(worker, at);
  }

  /** A worker has ended. @returns time in ms until another one is started in its place */
  ended(worker: number, at: number): number {
    const livedMs = at - (this.#startedAt.get(worker) ?? 0);
    this.#startedAt.delete(worker);
    const delayMs = restartDelayMs(livedMs, this.#shortLives + 1);
    this.#shortLives = delayMs === 0 ? 0 : this.#shortLives + 1;
    return delayMs;
  }
}
