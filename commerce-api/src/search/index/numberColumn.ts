/** A number for each product; `missing` if it was never set. */
export class NumberColumn {
  readonly #missing: number;
  #values = new Float64Array(0);

  constructor(missing = 0) {
    this.#missing = missing;
  }

  get(product: number): number {
    return this.#values[product] ?? this.#missing;
  }

  set(product: number, value: number): void {
    if (product >= this.#values.length) {
      const values = new Float64Array(Math.max(64, Math.ceil(product * 1.25))).fill(this.#missing);
      values.set(this.#values);
      this.#values = values;
    }
    this.#values[product] = value;
  }
}
