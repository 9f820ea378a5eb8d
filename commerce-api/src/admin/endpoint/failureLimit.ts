const WINDOW_MS = 60_000;
const MAX_FAILURES = 20;

/** Counts refused requests of this process in windows of a minute. The right secret is never limited. */
export class FailureLimit {
  #count = 0;
  #endsAt = 0;

  /** @returns seconds to wait, 0 below the limit */
  add(now = Date.now()): number {
    if (now >= this.#endsAt) {
      this.#count = 0;
      this.#endsAt = now + WINDOW_MS;
    }
    this.#count += 1;
    return this.#count > MAX_FAILURES ? Math.ceil((this.#endsAt - now) / 1000) : 0;
  }
}
