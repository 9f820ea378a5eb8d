type Compare = (left: number, right: number) => number;

/** Numbers in the order of `compare`. Changed numbers are sorted in when it is next read. */
export class Ordering {
  /** A total order: no two numbers are equal in it. */
  readonly compare: Compare;
  readonly #changed = new Set<number>();
  #sorted: Uint32Array;

  constructor(numbers: Iterable<number>, compare: Compare) {
    this.compare = compare;
    this.#sorted = Uint32Array.from(numbers).sort(compare);
  }

  /** Marks `number` as new, or as comparing differently than before. */
  changed(number: number): void {
    this.#changed.add(number);
  }

  sorted(): Uint32Array {
    if (this.#changed.size > 0) {
      const unchanged = this.#sorted.filter((number) => !this.#changed.has(number));
      const changed = Uint32Array.from(this.#changed).sort(this.compare);
      this.#sorted = merged(unchanged, changed, this.compare);
      this.#changed.clear();
    }
    return this.#sorted;
  }
}

function merged(left: Uint32Array, right: Uint32Array, compare: Compare): Uint32Array {
  const both = new Uint32Array(left.length + right.length);
  let fromLeft = 0;
  let fromRight = 0;
  for (let at = 0; at < both.length; at += 1) {
    const a = left[fromLeft];
    const b = right[fromRight];
    if (a !== undefined && (b === undefined || compare(a, b) < 0)) {
      both[at] = a;
      fromLeft += 1;
    } else {
      both[at] = b ?? 0;
      fromRight += 1;
    }
  }
  return both;
}
