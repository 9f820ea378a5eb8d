import { LRUCache } from 'lru-cache';

/** Answers by question. Who asks while the first reading runs waits for the same one; a failed reading is not kept. */
export class PromiseCache<Answer> {
  readonly #answers: LRUCache<string, Promise<Answer>>;

  constructor(limit: number) {
    this.#answers = new LRUCache({ max: limit });
  }

  clear(): void {
    this.#answers.clear();
  }

  get(question: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(question);
    if (known) return known;
    const reading = read();
    this.#answers.set(question, reading);
    reading.catch(() => {
      if (this.#answers.get(question) === reading) this.#answers.delete(question);
    });
    return reading;
  }
}
