interface Entry<Value> {
  value: Value;
  fetchedAt: number;
}

/**
 * A process-wide cache for what all visitors share. A value older than `freshMs` is still served while a new one is
 * fetched in the background; when that fails, the old one stays. Only the first fetch can make a request wait or fail.
 */
export class StaleWhileRevalidate<Value> {
  readonly #freshMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();

  constructor(freshMs: number, onError: (error: unknown) => void) {
    this.#freshMs = freshMs;
    this.#onError = onError;
  }

  /** @throws what `fetchValue` throws, when there is no value yet */
  async get(key: string, fetchValue: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#fetch(key, fetchValue);
    if (Date.now() - entry.fetchedAt > this.#freshMs) {
      this.#fetch(key, fetchValue).catch(this.#onError);
    }
    return entry.value;
  }

  #fetch(key: string, fetchValue: () => Promise<Value>): Promise<Value> {
    let underWay = this.#underWay.get(key);
    if (!underWay) {
      underWay = fetchValue()
        .then((value) => {
          this.#entries.set(key, { value, fetchedAt: Date.now() });
          return value;
        })
        .finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, underWay);
    }
    return underWay;
  }
}
