/** A map that forgets what was not asked for longest, once its entries together weigh more than `limit`. */
export class LeastRecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  /** @param weightOf by default each entry weighs 1, so that `limit` is their number */
  constructor(limit: number, weightOf: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** A value that alone weighs more than the limit is not kept. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#weightOf(value);
    if (weight > this.#limit) return;
    this.#entries.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weightOf(value);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
