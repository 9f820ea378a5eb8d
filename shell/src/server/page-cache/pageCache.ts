import { datesChangedAt } from '@hemvaror/domain/delivery/deliveryDates';
import { matchesEtag } from '@hemvaror/http/matchesEtag';
import { LRUCache } from 'lru-cache';
import type { Change } from '../data/change.ts';
import { isAffected } from '../data/productIds.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { codingFor, type Coding } from '../http/compression.ts';
import type { PageRequest, RenderRequest } from '../http/pageRequest.ts';
import type { RespondWithPage } from '../render/documentHandler.ts';
import type { PageResponse, RenderPage } from '../render/renderPage.ts';
import type { AnonymousVisitor } from '../request/visitor.ts';
import { cachedPage, documentIn, etagOf, type CachedPage } from './cachedPage.ts';
import { pageKey } from './pageKey.ts';
import { sharedCacheHeaders } from './sharedCacheHeaders.ts';

/** Ages of a page, as in RFC 5861: sent as it is; sent while it is rendered again; sent if it cannot be rendered. */
const FRESH_MS = 30_000;
const STALE_WHILE_REVALIDATE_MS = 300_000;
const STALE_IF_ERROR_MS = 24 * 3_600_000;
/** Time for which a page that cannot be kept is not rendered for other visitors' sake again. */
const UNCACHEABLE_MS = 10_000;
const MAX_UNCACHEABLE = 5_000;

type Response = Awaited<ReturnType<RespondWithPage>>;

/** A page to send. */
interface Sent {
  key: string;
  page: CachedPage;
  /** Undefined for a page that was just rendered. */
  ageMs: number | undefined;
}

/** A render for the cache. */
interface Rendered {
  page: CachedPage | undefined;
  /** The response itself, for one visitor only. */
  response: PageResponse;
}

/** Whether a page was stored and fresh, stored and older, or rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss';

interface PageCacheOptions {
  render: RenderPage;
  /** Changes when another set of releases is live. */
  generation: () => number;
  maxBytes: number;
  /** Age in seconds up to which a CDN sends pages without asking. */
  cdnMaxAge: number;
  /** Called for each request of a page that may be stored. */
  onResult?: (result: CacheResult) => void;
  now?: () => number;
}

/**
 * Keeps documents for anonymous visitors, who all get the same (ADR 0047). One render per page at a time. Only complete pages
 * with the status 200 are kept.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #uncacheable = new LRUCache<string, true>({ max: MAX_UNCACHEABLE, ttl: UNCACHEABLE_MS });
  readonly #pending = new Map<string, Promise<Rendered>>();
  #generation = 0;
  /** Counts the changes, so that a render that began before one is not taken for current. */
  #changes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  readonly respond: RespondWithPage = async (request, visitor, options) => {
    const { render, onResult, now = Date.now } = this.#options;
    if (visitor.personal) return render(request, visitor, options);
    const key = pageKey(request.url, visitor);
    if (key === undefined || this.#uncacheable.has(key)) return render(request, visitor, options);

    this.#dropOldReleases();
    const coding = codingFor(request.headers['accept-encoding']);
    const send = async (page: CachedPage, ageMs?: number) => this.#send({ key, page, ageMs }, request, visitor, coding);
    const cached = this.#pages.get(key);
    const age = cached ? now() - cached.renderedAt : Infinity;
    // Pages say when an order of today is delivered.
    const hasDatesOfToday = cached !== undefined && cached.renderedAt >= datesChangedAt(new Date(now()));
    if (hasDatesOfToday && !cached.isExpired && age < FRESH_MS + STALE_WHILE_REVALIDATE_MS) {
      onResult?.(age < FRESH_MS ? 'hit' : 'stale');
      if (age >= FRESH_MS)
        void this.#render(key, request, visitor, cached.coding).catch((error: unknown) => logFailure(request, error));
      return send(cached, age);
    }

    onResult?.('miss');
    const isFirst = !this.#pending.has(key);
    const { page, response } = await this.#render(key, request, visitor, coding);
    if (page) return send(page);
    if (cached && response.status >= 500 && age < STALE_IF_ERROR_MS) return send(cached, age);
    return isFirst ? response : render(request, visitor, options);
  };

  /** Renders the pages that show what has changed again before they are sent. */
  expire(change: Change): void {
    this.#changes += 1;
    for (const page of this.#pages.values()) {
      if (isAffected(page.productIds, change)) page.isExpired = true;
    }
  }

  /** Pages name the files of their releases. */
  #dropOldReleases(): void {
    const generation = this.#options.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#pages.clear();
    this.#uncacheable.clear();
  }

  async #render(
    key: string,
    request: RenderRequest,
    visitor: AnonymousVisitor,
    coding: Coding | undefined,
  ): Promise<Rendered> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const rendering = this.#renderNow(key, request, visitor, coding).finally(() => this.#pending.delete(key));
    this.#pending.set(key, rendering);
    return rendering;
  }

  async #renderNow(
    key: string,
    { id, url, ip, log }: RenderRequest,
    visitor: AnonymousVisitor,
    coding: Coding = 'zstd',
  ): Promise<Rendered> {
    const { render, generation, now = Date.now } = this.#options;
    const [startedAt, changes, releases] = [now(), this.#changes, generation()];
    // A signal that outlives the render would keep the listeners of all renders.
    const { signal } = new AbortController();
    const response = await render({ id, url, ip, log, isForCache: true }, visitor, { signal });
    const page = isComplete(response) ? await cachedPage(response, coding, startedAt) : undefined;
    if (!page || releases !== generation()) {
      // A page that fails may still be sent as it was.
      if (response.status < 500) this.#pages.delete(key);
      this.#uncacheable.set(key, true);
      return { page: undefined, response };
    }
    page.isExpired = changes !== this.#changes || response.isProvisional;
    this.#pages.set(key, page);
    return { page, response };
  }

  /**
   * Responds with a kept page, or with 304 if the visitor's browser has it. A 304 has the headers of the 200, so that a browser applies
   * the current policy to its stored document.
   */
  async #send(
    { key, page, ageMs }: Sent,
    { headers: requested }: PageRequest,
    visitor: AnonymousVisitor,
    coding: Coding | undefined,
  ): Promise<Response> {
    const seconds = Math.floor((ageMs ?? 0) / 1_000);
    // RFC 9211
    const status = ageMs === undefined ? 'fwd=miss; stored' : `hit; ttl=${FRESH_MS / 1_000 - seconds}`;
    const etag = etagOf(page, coding);
    const headers = {
      ...page.headers,
      ...sharedCacheHeaders(page, visitor, this.#options.cdnMaxAge),
      etag,
      vary: 'accept-encoding',
      age: String(seconds),
      'cache-status': `shell; ${status}`,
    };
    if (matchesEtag(requested['if-none-match'], etag)) return { status: 304, headers, body: undefined };
    const isNew = coding !== undefined && coding !== page.coding && !page.copies.has(coding);
    const body = await documentIn(page, coding);
    if (isNew) this.#countCopy(key, page, body.length);
    return { status: 200, headers: { ...headers, ...(coding && { 'content-encoding': coding }) }, body };
  }

  /** The cache reads the size of an entry when it is set. */
  #countCopy(key: string, { copies }: CachedPage, bytes: number): void {
    const page = this.#pages.peek(key);
    if (page?.copies === copies) this.#pages.set(key, { ...page, bytes: page.bytes + bytes });
  }
}

function isComplete({ status, headers, hasFailed }: PageResponse): boolean {
  const isShared = headers['cache-control'] === cacheControl(false) && headers['set-cookie'] === undefined;
  return status === 200 && isShared && !hasFailed;
}

function logFailure({ log }: PageRequest, error: unknown): void {
  log.error({ err: error }, 'page revalidation failed, serving the stale page');
}
