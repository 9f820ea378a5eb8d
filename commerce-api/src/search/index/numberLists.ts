/** Before the numbers of a list: how many fit into its place, and how many it has. */
const HEAD = 2;

/** Short lists of whole numbers, in one block of memory: an array for each product would need more memory than its contents. */
export class NumberLists {
  /** Index of the head of each list; 0 for a list that was never set, as index 0 is unused. */
  #heads = new Uint32Array(64);
  #block = new Uint32Array(1024);
  #end = HEAD;
  #count = 0;

  /** Replaces a list. It stays in its place unless it is longer than ever before. */
  set(list: number, numbers: readonly number[]): void {
    if (list >= this.#heads.length) this.#heads = grown(this.#heads, list + 1);
    this.#count = Math.max(this.#count, list + 1);
    const known = this.#heads[list] ?? 0;
    const head = numbers.length <= (this.#block[known] ?? 0) ? known : this.#append(list, numbers.length);
    this.#block[head + 1] = numbers.length;
    this.#block.set(numbers, head + HEAD);
  }

  /** One more than the last list that was set. */
  get count(): number {
    return this.#count;
  }

  get(list: number): Uint32Array {
    const head = this.#heads[list] ?? 0;
    return this.#block.subarray(head + HEAD, head + HEAD + (this.#block[head + 1] ?? 0));
  }

  /** Counts each number below `end` in the lists. */
  counts(lists: Int32Array, end: number): Uint32Array {
    const counts = new Uint32Array(end);
    const [heads, block] = [this.#heads, this.#block];
    for (const list of lists) {
      const first = (heads[list] ?? 0) + HEAD;
      const afterLast = first + (block[first - 1] ?? 0);
      for (let at = first; at < afterLast; at += 1) {
        const number = block[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return counts;
  }

  #append(list: number, length: number): number {
    const head = this.#end;
    this.#end += HEAD + length;
    if (this.#end > this.#block.length) this.#block = grown(this.#block, this.#end);
    this.#heads[list] = head;
    this.#block[head] = length;
    return head;
  }
}

function grown(values: Uint32Array, length: number) {
  const larger = new Uint32Array(Math.ceil(length * 1.25));
  larger.set(values);
  return larger;
}
