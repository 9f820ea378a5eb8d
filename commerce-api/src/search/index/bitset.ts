/** A set of small whole numbers, one bit each. It grows as needed; sets of different reach go together. */
export class Bitset {
  #words: Int32Array;
  /** Made when it is needed, until the set changes. */
  #packed: Packed | undefined;

  constructor(words = new Int32Array(0)) {
    this.#words = words;
  }

  static of(numbers: Iterable<number>): Bitset {
    const set = new Bitset();
    for (const number of numbers) set.add(number);
    return set;
  }

  /** An empty one that need not grow for numbers below `end`. */
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

  /** Adds what `other` has. */
  join(other: Bitset): this {
    this.#packed = undefined;
    if (other.#words.length > this.#words.length) this.#growTo(other.#words.length);
    for (let at = 0; at < other.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Leaves only what `other` has too. */
  keep(other: Bitset): this {
    this.#packed = undefined;
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Takes away what `other` has. */
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

  /** How many numbers are in both. */
  sizeWith(other: Bitset): number {
    const [one, two] = [this.#pack(), other.#pack()];
    return one.places.length < two.places.length ? sharedBits(one, other.#words) : sharedBits(two, this.#words);
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
      const places = new Int32Array(this.#words.length);
      let count = 0;
      for (let at = 0; at < places.length; at += 1) {
        if (this.#words[at] === 0) continue;
        places[count] = at;
        count += 1;
      }
      const occupied = places.slice(0, count);
      this.#packed = { places: occupied, words: occupied.map((at) => this.#words[at] ?? 0) };
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
 * The words that are not empty, side by side. Most sets are sparse: counting what two of them share reads a fraction of
 * their memory this way, and lists count hundreds of sets.
 */
interface Packed {
  places: Int32Array;
  words: Int32Array;
}

function sharedBits({ places, words }: Packed, others: Int32Array): number {
  let size = 0;
  for (let at = 0; at < places.length; at += 1) size += bitsIn((words[at] ?? 0) & (others[places[at] ?? 0] ?? 0));
  return size;
}

/** Counts pairs, nibbles and bytes of bits at once: the usual way where there is no instruction for it. */
function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
