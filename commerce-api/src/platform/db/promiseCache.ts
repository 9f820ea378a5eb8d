import { LRUCache } from 'lru-cache';

type Key = number | 'all';

/**
 * Caches results by id, or a single one as `all`. Concurrent callers share one read; a failed read is not cached. `fetch` of
 * lru-cache would reject the callers of a read whose entry is removed meanwhile, which happens with changes of the catalog.
 */
export class PromiseCache<Result> {
  readonly #results: LRUCache<Key, Promise<Result>>;

  constructor(limit: number) {
    this.#results = new LRUCache({ max: limit });
  }

  clear(): void {
    this.#results.clear();
  }

  delete(key: Key): void {
    this.#results.delete(key);
  }

  get(key: Key, read: () => Promise<Result>): Promise<Result> {
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
