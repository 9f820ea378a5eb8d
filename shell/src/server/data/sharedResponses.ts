import { LRUCache } from 'lru-cache';
import type { Change } from './change.ts';
import { isAffected, productIdsIn } from './productIds.ts';

/** As long as a page in the page cache is fresh. */
const FRESH_MS = 30_000;
/** Parsed data take about 1.4 to 1.7 bytes for each character of their JSON text, measured with lists and products. */
const BYTES_PER_CHARACTER = 2;

interface SharedResponse {
  data: unknown;
  /** Size in memory, estimated. */
  bytes: number;
  productIds: ReadonlySet<number>;
}

interface SharedResponsesOptions {
  maxBytes: number;
  now?: () => number;
}

/**
 * Responses of the API that are the same for all callers without a token, for 30 s (ADR 0082). Equal requests share one. The data are
 * frozen: a loader that changed them would change the pages of other visitors.
 */
export class SharedResponses {
  readonly #responses: LRUCache<string, SharedResponse>;
  readonly #now: () => number;
  /** Requests that a further caller may wait for. */
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor({ maxBytes, now = Date.now }: SharedResponsesOptions) {
    this.#now = now;
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: FRESH_MS,
      // Reads the clock each time: the default caches the time for a millisecond, with a timer.
      ttlResolution: 0,
      perf: { now },
    });
  }

  /**
   * Returns the data of this key that are younger than 30 s, or the result of `fetch`, which all callers share.
   *
   * @param isCurrent returns the result of a request, for a page that is cached itself: the ages of both would add up
   * @throws the error of `fetch`
   */
  get<Data>(key: string, isCurrent: boolean, fetch: () => Promise<Data>): Promise<Data>;
  // The overload gives data the type of their query, which is part of the key.
  async get(key: string, isCurrent: boolean, fetch: () => Promise<unknown>): Promise<unknown> {
    const cached = isCurrent ? undefined : this.#responses.get(key);
    return cached ? cached.data : (this.#pending.get(key) ?? this.#fetch(key, fetch));
  }

  /** Removes the responses that name a changed product, or all. A request before the change may lack it, so that its response is not cached. */
  expire(change: Change): void {
    this.#pending.clear();
    // Complete before the first response leaves.
    const affected = [...this.#responses].filter(([, { productIds }]) => isAffected(productIds, change));
    for (const [key] of affected) this.#responses.delete(key);
  }

  async #fetch(key: string, fetch: () => Promise<unknown>): Promise<unknown> {
    const start = this.#now();
    const pending = fetch().then(frozen);
    this.#pending.set(key, pending);
    try {
      const data = await pending;
      if (this.#pending.get(key) !== pending) return data;
      const bytes = (key.length + JSON.stringify(data).length) * BYTES_PER_CHARACTER;
      this.#responses.set(key, { data, bytes, productIds: productIdsIn(data) }, { start });
      return data;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
