import type { WorkerFetchEvent, WorkerScope, WorkerSettings } from '../workerSettings.ts';

/**
 * The service worker: an offline page, with its styles and fonts, for documents without a network. It stores no other response,
 * and leaves all other requests to the browser. Sent as text: it must not reference other code.
 *
 * A new version waits until no tab uses the old one.
 */
export function runWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope;
  const PRECACHE = `precache-${settings.version}`;
  const files = new Set(settings.files.map((address) => new URL(address, scope.origin).href));
  let isChecked = false;
  /** Whether the last document was an offline page. The worker still runs when that page requests its files. */
  let isOffline = false;

  async function precache(): Promise<void> {
    const cache = await caches.open(PRECACHE);
    const pages = settings.offlinePages.map(({ path }) => new Request(path, { cache: 'reload' }));
    // The files never change. The first view has just loaded the fonts: they are in the browser's cache.
    await cache.addAll([...pages, ...[...files].map((url) => new Request(url))]);
  }

  async function activate(): Promise<void> {
    // Versions before ADR 0075 also stored release files and images, in `files` and `images`.
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== PRECACHE).map((name) => caches.delete(name)));
    // The document is fetched while the worker starts.
    await scope.registration.navigationPreload?.enable();
  }

  async function loadDocument(event: WorkerFetchEvent): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      isOffline = false;
      event.waitUntil(retireIfRemoved());
      return response;
    } catch (error) {
      const page = await caches.match(offlinePageOf(event.request.url), { cacheName: PRECACHE });
      if (!page) throw error;
      isOffline = true;
      return page;
    }
  }

  function offlinePageOf(url: string): string {
    // Language and market are the first segments of a path, in any order.
    const start = new URL(url).pathname.split('/').slice(1, 3);
    const page = settings.offlinePages.find(({ locale }) => start.includes(locale)) ?? settings.offlinePages[0];
    return page?.path ?? '';
  }

  async function loadFile(request: Request): Promise<Response> {
    // Storage may be forbidden.
    const file = await caches.match(request, { cacheName: PRECACHE }).catch(() => undefined);
    return file ?? scope.fetch(request);
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
    const { method, mode, url } = event.request;
    if (method === 'GET' && mode === 'navigate') event.respondWith(loadDocument(event));
    // Online the browser loads them from its own cache, without a detour through the worker.
    else if (isOffline && files.has(url)) event.respondWith(loadFile(event.request));
  });
}
