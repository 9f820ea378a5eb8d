import { ApiError, isApiError } from './apiError.ts';

/** Oldest data that a navigation may show: as old as a fresh document in the page cache of the shell. */
const MAX_AGE_MS = 30_000;
/** About 20 pages. */
const MAX_RESPONSES = 100;

interface CachedResponse {
  startedAt: number;
  isPending: boolean;
  data: Promise<unknown>;
  /** Aborted when no caller waits for the response any more. */
  controller: AbortController;
  callers: number;
  /** The response before a pending one. */
  earlier: CachedResponse | undefined;
}

/**
 * The responses to the queries of a page view, the least recently used first. It alone decides whether data are current: a
 * prefetch, a navigation and a component that send the same query within 30 s share one request.
 */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>();

  /**
   * Returns the response of this key that is younger than 30 s or pending, else the result of `fetch`. If the API is unavailable,
   * returns an older response: a shopper who goes back prefers the earlier page to an error page.
   *
   * @param signal aborts the wait. Aborts the request if no other caller waits for it.
   * @throws the error of `fetch`, or ApiError after an abort
   */
  get<Data>(key: string, signal: AbortSignal | undefined, fetch: (signal: AbortSignal) => Promise<Data>): Promise<Data>;
  // The overload gives a response the type of its query, which is part of the key.
  async get(
    key: string,
    signal: AbortSignal | undefined,
    fetch: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    const cached = this.#responses.get(key);
    const response = cached && isCurrent(cached) ? cached : this.#request(key, cached, fetch);
    this.#responses.delete(key);
    this.#responses.set(key, response);
    const [leastUsed] = this.#responses.keys();
    if (leastUsed !== undefined && this.#responses.size > MAX_RESPONSES) this.#responses.delete(leastUsed);
    return wait(response, signal);
  }

  clear(): void {
    this.#responses.clear();
  }

  #request(
    key: string,
    previous: CachedResponse | undefined,
    fetch: (signal: AbortSignal) => Promise<unknown>,
  ): CachedResponse {
    const controller = new AbortController();
    const earlier = previous?.isPending ? previous.earlier : previous;

    const useEarlier = (error: unknown) => {
      // Cleared or replaced meanwhile: the earlier response may be that of another customer.
      if (this.#responses.get(key) !== response) throw error;
      this.#responses.delete(key);
      if (!earlier) throw error;
      this.#responses.set(key, earlier);
      if (!isUnavailable(error)) throw error;
      if (!controller.signal.aborted) console.warn('query failed, using the earlier response', error);
      return earlier.data;
    };
    const settle = () => {
      response.isPending = false;
      response.earlier = undefined;
    };
    const response: CachedResponse = {
      startedAt: Date.now(),
      isPending: true,
      data: fetch(controller.signal).catch(useEarlier).finally(settle),
      controller,
      callers: 0,
      earlier,
    };
    return response;
  }
}

/** A clock that was set back makes a response old. */
function isCurrent({ startedAt, controller }: CachedResponse): boolean {
  return !controller.signal.aborted && Math.abs(Date.now() - startedAt) < MAX_AGE_MS;
}

function isUnavailable(error: unknown): boolean {
  return isApiError(error) && error.status >= 500;
}

/** Waits for a response until the caller aborts. A caller without a signal always waits. */
async function wait(response: CachedResponse, signal: AbortSignal | undefined): Promise<unknown> {
  response.callers += 1;
  if (!signal) return response.data;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => {
    response.callers -= 1;
    if (response.callers === 0 && response.isPending) response.controller.abort(signal.reason);
    reject(new ApiError('network', 503, 'The query was aborted.', { cause: signal.reason }));
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([response.data, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
