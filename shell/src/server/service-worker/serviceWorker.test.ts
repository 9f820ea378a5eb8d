import vm from 'node:vm';
import { RETIRING_SCRIPT, workerScript } from './workerScript.ts';

const ORIGIN = 'https://hemvist.example';
const STYLES = '/assets/1/vendor.css';
const SETTINGS = {
  offlinePages: [
    { locale: 'sv', path: '/offline/sv' },
    { locale: 'en', path: '/offline/en' },
  ],
  files: [STYLES, '/assets/1/text.woff2'],
};
const PRECACHED = ['/offline/sv', '/offline/en', ...SETTINGS.files].map((path) => ORIGIN + path);
const DOCUMENT = { mode: 'navigate', url: '/mina-sidor' };
const LEFT = 'left to the browser';

test.each<[method: string, mode: string, url: string]>([
  ['GET', 'no-cors', STYLES],
  ['GET', 'cors', '/assets/1/main.js'],
  ['GET', 'no-cors', '/remotes/mf-search/1/web/a.js'],
  ['GET', 'cors', 'https://assets.example/1/web/list.css'],
  ['GET', 'no-cors', '/images/product/400/krok.webp'],
  ['POST', 'navigate', '/p/krok'],
  ['POST', 'cors', '/graphql'],
  ['GET', 'cors', '/auth/user'],
  ['GET', 'cors', '/c/beslag'],
])('online, %s with mode %s of %s is left to the browser', async (method, mode, url) => {
  const worker = startWorker();
  await worker.run('install');
  await worker.send(DOCUMENT);

  expect(await worker.send({ method, mode, url })).toBe(LEFT);
  expect(worker.stored()).toEqual(PRECACHED);
});

test('a document comes from the network and is never stored, and the offline page is shown without a network', async () => {
  const worker = startWorker();
  await worker.run('install');

  expect(await worker.send(DOCUMENT)).toBe('response 1');
  expect(worker.stored()).toEqual(PRECACHED);
  worker.goOffline();

  expect(await worker.send(DOCUMENT)).toBe(`precached ${ORIGIN}/offline/sv`);
});

test.each([
  ['/c/beslag', '/offline/sv'],
  ['/en/c/hardware', '/offline/en'],
  ['/eu/en', '/offline/en'],
])('the offline page for %s is %s, in the language of the path', async (url, page) => {
  const worker = startWorker();
  await worker.run('install');
  worker.goOffline();

  expect(await worker.send({ ...DOCUMENT, url })).toBe(`precached ${ORIGIN}${page}`);
});

test('an offline page gets its styles and fonts from the precache, and a document after it from the browser', async () => {
  const worker = startWorker();
  await worker.run('install');
  worker.goOffline();
  await worker.send(DOCUMENT);

  for (const url of SETTINGS.files) expect(await worker.send({ url })).toBe(`precached ${ORIGIN}${url}`);
  for (const url of ['/assets/1/main.js', '/images/krok.webp', '/graphql'])
    expect(await worker.send({ url })).toBe(LEFT);

  worker.goOnline();
  await worker.send(DOCUMENT);
  expect(await worker.send({ url: STYLES })).toBe(LEFT);
});

test('a file that the browser has removed from the precache is fetched', async () => {
  const worker = startWorker();
  await worker.run('install');
  worker.goOffline();
  await worker.send(DOCUMENT);
  worker.goOnline();
  for (const entries of worker.caches.values()) entries.delete(ORIGIN + STYLES);

  expect(await worker.send({ url: STYLES })).toBe('response 1');
});

test('a new version waits for its turn, then deletes the caches of older ones, with their files and images', async () => {
  const worker = startWorker();
  for (const name of ['precache-old', 'files', 'images'])
    worker.caches.set(name, new Map([[`${ORIGIN}/${name}`, new Response(name)]]));

  await worker.run('install');
  expect(worker.skipped()).toBe(false);
  // Tabs with the old version still use them.
  expect([...worker.caches.keys()]).toEqual(expect.arrayContaining(['precache-old', 'files', 'images']));
  await worker.run('activate');

  expect([...worker.caches.keys()]).toEqual([expect.stringMatching(/^precache-[0-9a-f]{12}$/)]);
  expect(worker.stored()).toEqual(PRECACHED);
});

test('the kill switch replaces the worker at once, deletes its caches and unregisters it', async () => {
  const worker = startWorker(RETIRING_SCRIPT);
  for (const name of ['precache-old', 'files', 'images']) worker.caches.set(name, new Map());

  await worker.run('install');
  await worker.run('activate');

  expect([worker.skipped(), worker.unregistered(), worker.caches.size]).toEqual([true, true, 0]);
});

test.each([
  [404, true],
  [503, false],
  [200, false],
])('a worker whose script responds with %i ends itself: %s', async (status, ends) => {
  const worker = startWorker();
  await worker.run('install');
  worker.scriptStatus = status;

  await worker.send(DOCUMENT);

  expect(worker.unregistered()).toBe(ends);
  expect(worker.caches.size === 0).toBe(ends);
});

test('equal settings give an equal script, others a new version', () => {
  expect(workerScript(SETTINGS)).toBe(workerScript(SETTINGS));
  expect(workerScript({ ...SETTINGS, files: ['/assets/2/vendor.css'] })).not.toBe(workerScript(SETTINGS));
});

interface Sent {
  method?: string;
  mode?: string;
  url: string;
}

/** Runs a script as the browser does: with nothing but the globals of a worker. */
function startWorker(script = workerScript(SETTINGS)) {
  const caches = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: object) => void>();
  let isOnline = true;
  let hasSkipped = false;
  let isUnregistered = false;
  let fetched = 0;
  const key = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

  const cacheOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const request of requests) entries.set(key(request), new Response(`precached ${key(request)}`));
      },
    };
  };
  const worker = {
    caches,
    scriptStatus: 200,
    goOffline: () => (isOnline = false),
    goOnline: () => (isOnline = true),
    skipped: () => hasSkipped,
    unregistered: () => isUnregistered,
    /** Addresses in all caches. */
    stored: () => [...caches.values()].flatMap((entries) => [...entries.keys()]),
    run,
    async send({ method = 'GET', mode = 'no-cors', url }: Sent): Promise<string> {
      let response: Promise<Response> | undefined;
      await run('fetch', {
        request: { method, mode, url: new URL(url, ORIGIN).href },
        respondWith: (given: Promise<Response>) => (response = given),
      });
      return (await response)?.text() ?? LEFT;
    },
  };

  /** Settles when all work that the event waits for is done. */
  async function run(type: string, event: { respondWith?: unknown; request?: object } = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (given: Promise<Response>) => {
        work.push(given);
        if (typeof event.respondWith === 'function') event.respondWith(given.then((response) => response.clone()));
      },
    });
    for (let at = 0; at < work.length; at += 1) await work[at];
  }

  const self = {
    origin: ORIGIN,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
        caches.get(cacheName)?.get(key(request))?.clone(),
    },
    fetch: async (request: string | { url: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      if (key(request).endsWith('/sw.js')) return new Response(null, { status: worker.scriptStatus });
      fetched += 1;
      return new Response(`response ${fetched}`);
    },
    registration: { unregister: async () => (isUnregistered = true) },
    skipWaiting: async () => {
      hasSkipped = true;
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  class WorkerRequest {
    readonly url: string;
    constructor(url: string) {
      this.url = new URL(url, ORIGIN).href;
    }
  }
  vm.runInNewContext(script, { self, Request: WorkerRequest, URL });
  return worker;
}
