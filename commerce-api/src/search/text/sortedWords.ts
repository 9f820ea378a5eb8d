/** Words in the order of their letters, for those with a common beginning. New ones are sorted in when next asked. */
export class SortedWords {
  #sorted: string[] = [];
  #fresh: string[] = [];

  /** @param word one that was not added before */
  add(word: string): void {
    this.#fresh.push(word);
  }

  beginningWith(beginning: string): string[] {
    this.#sortIn();
    // No letter sorts behind this code unit, which is none.
    return this.#sorted.slice(this.#firstFrom(beginning), this.#firstFrom(`${beginning}\uFFFF`));
  }

  #sortIn(): void {
    if (this.#fresh.length === 0) return;
    // The sort finds the runs that are in order already, so this is a merge.
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
