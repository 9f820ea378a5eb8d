/** Words in code unit order, for prefix searches. New words are sorted in before the next read. */
export class SortedWords {
  #sorted: string[] = [];
  #fresh: string[] = [];

  /** @param word must not have been added before */
  add(word: string): void {
    this.#fresh.push(word);
  }

  beginningWith(beginning: string): string[] {
    this.#sortIn();
    // U+FFFF is not a character and sorts after every letter.
    return this.#sorted.slice(this.#firstFrom(beginning), this.#firstFrom(`${beginning}\uFFFF`));
  }

  #sortIn(): void {
    if (this.#fresh.length === 0) return;
    // The sort algorithm detects sorted runs, so this is a merge.
    this.#sorted = [...this.#sorted, ...this.#fresh.sort()].sort();
    this.#fresh = [];
  }

  #firstFrom(beginning: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
