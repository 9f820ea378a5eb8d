import { hashOf } from '../../catalog/words/searchDocument.ts';

/** Numbers words in the order in which they were added. A hash table of numbers, which needs no string to find a word of a text. */
export class WordTable {
  readonly #words: string[] = [];
  /** By number. */
  #hashes = new Int32Array(1024);
  /** Number of the word + 1; 0 for an empty slot. A word is in the first empty slot from that of its hash on. */
  #slots = new Int32Array(2048);

  get count(): number {
    return this.#words.length;
  }

  word(number: number): string {
    return this.#words[number] ?? '';
  }

  find(word: string): number | undefined {
    const number = (this.#slots[this.#slotOf(word, 0, word.length, hashOf(word))] ?? 0) - 1;
    return number < 0 ? undefined : number;
  }

  /** @returns the number of the word from `start` to `end` in a text, which is new if it equals `count` before the call */
  numberOf(text: string, start: number, end: number, hash: number): number {
    const slot = this.#slotOf(text, start, end, hash);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    // Copy the word: a slice would keep its whole source text in memory.
    const number = this.#words.push(Buffer.from(text.slice(start, end)).toString()) - 1;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    if (this.#words.length === this.#hashes.length) this.#grow();
    return number;
  }

  #slotOf(text: string, start: number, end: number, hash: number): number {
    const [slots, hashes] = [this.#slots, this.#hashes];
    const mask = slots.length - 1;
    let slot = spread(hash) & mask;
    for (let known = slots[slot] ?? 0; known > 0; known = slots[slot] ?? 0) {
      if (hashes[known - 1] === hash && this.#equals(known - 1, text, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #equals(number: number, text: string, start: number, end: number): boolean {
    const word = this.#words[number] ?? '';
    return word.length === end - start && text.startsWith(word, start);
  }

  /** Half of the slots are empty, so that the search for one is short. */
  #grow(): void {
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const slots = new Int32Array(hashes.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#words.length; number += 1) {
      let slot = spread(hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** Mixes the upper bits of a hash into the lower ones, which select the slot. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}
