/** The values that the server writes into the worker's script. */
export interface WorkerSettings {
  /** Changes with the script, and names the cache of the precached files. */
  version: string;
  /** Offline pages by the language in their site's paths; the first is for all other paths. */
  offlinePages: readonly { locale: string; path: string }[];
  /** Files of the offline pages. */
  files: readonly string[];
}

/** The part of `ServiceWorkerGlobalScope` that the worker uses. TypeScript has no types for both a page and a worker. */
export interface WorkerScope {
  origin: string;
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
