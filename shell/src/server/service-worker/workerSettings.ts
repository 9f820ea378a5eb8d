/** The values that the server writes into the worker's script. */
export interface WorkerSettings {
  /** Changes with the script, and names the cache of the precached files. */
  version: string;
  /** Offline pages by the language in their site's paths; the first is for all other paths. */
  offlinePages: readonly { locale: string; path: string }[];
  /** Files of the offline pages. */
  files: readonly string[];
  /** Further origins of the remotes' files. */
  remoteOrigins: readonly string[];
}

export type CachedKind = 'files' | 'images';

/** The properties of a request that decide how it is answered. */
interface WorkerRequest {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

interface WorkerResponse {
  status: number;
  type: string;
  redirected: boolean;
  headers: Pick<Headers, 'get'>;
}

export interface WorkerRules {
  /** How a request is answered; null leaves it to the browser, as it does for everything that may be personal. */
  strategyOf: (request: WorkerRequest) => CachedKind | 'document' | null;
  isStorable: (kind: CachedKind, response: WorkerResponse) => boolean;
  /** @param storedAt ms since 1970; null for precached files, which are stored as long as their worker */
  isFresh: (storedAt: string | null, nowMs: number) => boolean;
  maxEntries: Readonly<Record<CachedKind, number>>;
  offlinePageOf: (url: string) => string;
}

/** The part of `ServiceWorkerGlobalScope` that the worker uses. TypeScript has no types for both a page and a worker. */
export interface WorkerScope {
  caches: CacheStorage;
  fetch: typeof fetch;
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  };
}

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
