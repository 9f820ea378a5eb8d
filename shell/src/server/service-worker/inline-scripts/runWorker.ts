import type { CachedKind, WorkerFetchEvent, WorkerRules, WorkerScope, WorkerSettings } from '../workerSettings.ts';

/**
 * The service worker: release files and images from its caches, the offline page for documents without a network. Documents
 * and API responses are never stored. Sent as text: it must not reference other code.
 *
 * A new version waits until no tab uses the old one, and keeps the stored files of older releases, which open tabs still load.
 */
export function runWorker(scope: WorkerScope, rules: WorkerRules, settings: WorkerSettings): void {
  const { caches } = scope;
  const STORED_AT = 'x-stored-at';
  const PRECACHE = `precache-${settings.version}`;
  const current = new Set<string>([PRECACHE, 'files', 'images'] satisfies [string, CachedKind, CachedKind]);
  let isChecked = false;

  async function precache(): Promise<void> {
    const cache = await caches.open(PRECACHE);
    const pages = settings.offlinePages.map(({ path }) => new Request(path, { cache: 'reload' }));
    // The first view has just loaded the files, which never change: they are in the browser's cache.
    const files = settings.files.map((address) => new Request(address));
    await cache.addAll([...pages, ...files]);
  }

  async function activate(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
    // The document is fetched while the worker starts.
    await scope.registration.navigationPreload?.enable();
  }

  async function store(kind: CachedKind, request: Request, response: Response): Promise<void> {
    const headers = new Headers(response.headers);
    headers.set(STORED_AT, String(Date.now()));
    try {
      const cache = await caches.open(kind);
      await cache.put(request, new Response(response.body, { status: response.status, headers }));
      // In the order in which they were stored.
      const keys = await cache.keys();
      const surplus = keys.length - rules.maxEntries[kind];
      for (const [at, key] of keys.entries()) {
        const oldest = at < surplus ? undefined : await cache.match(key);
        if (oldest && rules.isFresh(oldest.headers.get(STORED_AT), Date.now())) break;
        await cache.delete(key);
      }
    } catch {
      // The disk is full, or storage is forbidden: start again with an empty cache.
      await caches.delete(kind).catch(() => false);
    }
  }

  async function find(kind: CachedKind, request: Request): Promise<Response | undefined> {
    try {
      return (
        (await caches.match(request, { cacheName: kind })) ?? (await caches.match(request, { cacheName: PRECACHE }))
      );
    } catch {
      // Storage may be forbidden.
      return undefined;
    }
  }

  async function cacheFirst(kind: CachedKind, event: WorkerFetchEvent): Promise<Response> {
    const found = await find(kind, event.request);
    if (found && rules.isFresh(found.headers.get(STORED_AT), Date.now())) return found;
    try {
      const response = await scope.fetch(event.request);
      if (rules.isStorable(kind, response)) event.waitUntil(store(kind, event.request, response.clone()));
      return response;
    } catch (error) {
      if (found) return found;
      throw error;
    }
  }

  async function documentFirst(event: WorkerFetchEvent): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      event.waitUntil(retireIfRemoved());
      return response;
    } catch (error) {
      const page = await caches.match(rules.offlinePageOf(event.request.url), { cacheName: PRECACHE });
      if (page) return page;
      throw error;
    }
  }

  /** A shell without this worker, after a rollback, cannot end it: browsers keep a worker whose script is gone. */
  async function retireIfRemoved(): Promise<void> {
    if (isChecked) return;
    isChecked = true;
    const response = await scope.fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (response?.status !== 404 && response?.status !== 410) return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  }

  scope.addEventListener('install', (event) => event.waitUntil(precache()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const strategy = rules.strategyOf(event.request);
    if (strategy === 'document') event.respondWith(documentFirst(event));
    else if (strategy) event.respondWith(cacheFirst(strategy, event));
  });
}
