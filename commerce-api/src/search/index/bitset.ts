/** A set of small whole numbers, one bit each. It grows as needed; sets of different lengths can be combined. */
export class Bitset {
  #words: Int32Array;
  /** Created on demand, discarded when the set changes. */
  #packed: Packed | undefined;

  constructor(words = new Int32Array(0)) {
    this.#words = words;
  }

  static of(numbers: Iterable<number>): Bitset {
    const set = new Bitset();
    for (const number of numbers) set.add(number);
    return set;
  }

  /** Creates an empty set with capacity for numbers below `end`. */
  static upTo(end: number): Bitset {
    return new Bitset(new Int32Array(Math.ceil(end / 32)));
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.#words.length) this.#growTo(at + 1);
    this.#packed = undefined;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const at = number >>> 5;
    this.#packed = undefined;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (number & 31));
  }

  copy(): Bitset {
    return new Bitset(this.#words.slice());
  }

  /** Union: adds the numbers of `other`. */
  join(other: Bitset): this {
    this.#packed = undefined;
    if (other.#words.length > this.#words.length) this.#growTo(other.#words.length);
    for (let at = 0; at < other.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Intersection: removes the numbers that are not in `other`. */
  keep(other: Bitset): this {
    this.#packed = undefined;
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Difference: removes the numbers of `other`. */
  drop(other: Bitset): this {
    this.#packed = undefined;
    const shared = Math.min(this.#words.length, other.#words.length);
    for (let at = 0; at < shared; at += 1) this.#words[at] = (this.#words[at] ?? 0) & ~(other.#words[at] ?? 0);
    return this;
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  get size(): number {
    let size = 0;
    for (const word of this.#words) size += bitsIn(word);
    return size;
  }

  /** Size of the intersection. */
  sizeWith(other: Bitset): number {
    const [one, two] = [this.#pack(), other.#pack()];
    return one.positions.length < two.positions.length ? sharedBits(one, other.#words) : sharedBits(two, this.#words);
  }

  /** Ascending. */
  toArray(): Int32Array {
    const numbers = new Int32Array(this.size);
    let count = 0;
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1) {
        numbers[count] = at * 32 + 31 - Math.clz32(word & -word);
        count += 1;
      }
    }
    return numbers;
  }

  #pack(): Packed {
    if (!this.#packed) {
      const positions = new Int32Array(this.#words.length);
      let count = 0;
      for (let at = 0; at < positions.length; at += 1) {
        if (this.#words[at] === 0) continue;
        positions[count] = at;
        count += 1;
      }
      const occupied = positions.slice(0, count);
      this.#packed = { positions: occupied, words: occupied.map((at) => this.#words[at] ?? 0) };
    }
    return this.#packed;
  }

  #growTo(length: number): void {
    const words = new Int32Array(Math.max(length, Math.ceil(this.#words.length * 1.25)));
    words.set(this.#words);
    this.#words = words;
  }
}

/**
 * The non-zero words, contiguous. Most sets are sparse, so counting an intersection reads only a fraction of their memory;
 * lists count hundreds of sets.
 */
interface Packed {
  positions: Int32Array;
  words: Int32Array;
}

function sharedBits({ positions, words }: Packed, others: Int32Array): number {
  let size = 0;
  for (let at = 0; at < positions.length; at += 1) size += bitsIn((words[at] ?? 0) & (others[positions[at] ?? 0] ?? 0));
  return size;
}

/** Population count: adds bits in pairs, nibbles and bytes in parallel, since JavaScript has no instruction for it. */
function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
