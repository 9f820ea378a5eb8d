import { LRUCache } from 'lru-cache';

/**
 * Caches results by key. Concurrent callers share one read; a failed read is not cached. `fetch` of lru-cache would reject the
 * callers of a read that is running when the cache is cleared, which happens with every change of the catalog.
 */
export class PromiseCache<Result> {
  readonly #results: LRUCache<string, Promise<Result>>;

  constructor(limit: number) {
    this.#results = new LRUCache({ max: limit });
  }

  clear(): void {
    this.#results.clear();
  }

  get(key: string, read: () => Promise<Result>): Promise<Result> {
    const cached = this.#results.get(key);
    if (cached) return cached;
    const reading = read();
    this.#results.set(key, reading);
    reading.catch(() => {
      if (this.#results.get(key) === reading) this.#results.delete(key);
    });
    return reading;
  }
}
