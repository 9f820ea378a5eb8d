import vm from 'node:vm';
import { workerRules } from './inline-scripts/workerRules.ts';
import { RETIRING_SCRIPT, workerScript } from './workerScript.ts';

const ORIGIN = 'https://hemvist.example';
const REMOTE = 'https://assets.example';
const SETTINGS = {
  offlinePages: [
    { locale: 'sv', path: '/offline/sv' },
    { locale: 'en', path: '/offline/en' },
  ],
  files: ['/assets/1/vendor.css'],
  remoteOrigins: [REMOTE],
};
const PUBLIC = { 'cache-control': 'public, max-age=31536000, immutable' };
const rules = workerRules(SETTINGS, ORIGIN);

test.each<[strategy: string | null, method: string, mode: string, destination: string, url: string]>([
  ['document', 'GET', 'navigate', 'document', '/c/beslag'],
  ['files', 'GET', 'cors', 'script', '/assets/1/main.js'],
  ['files', 'GET', 'cors', 'style', `${REMOTE}/1/web/list.css`],
  ['files', 'GET', 'no-cors', 'script', '/remotes/mf-search/1/web/a.js'],
  ['images', 'GET', 'no-cors', 'image', '/images/product/400/krok.webp'],
  [null, 'POST', 'navigate', 'document', '/p/krok'],
  [null, 'POST', 'cors', '', '/graphql'],
  [null, 'GET', 'cors', '', '/auth/user'],
  [null, 'GET', 'cors', '', '/c/beslag'],
  [null, 'GET', 'cors', 'script', 'https://other.example/a.js'],
  [null, 'GET', 'no-cors', 'image', 'https://other.example/images/a.png'],
])('%s answers %s %s %s %s', (strategy, method, mode, destination, url) => {
  expect(rules.strategyOf({ method, mode, destination, url: new URL(url, ORIGIN).href })).toBe(strategy);
});

test.each<[isStored: boolean, what: string, overrides: object, cacheControl: string]>([
  [true, 'a file of a release', {}, 'public, max-age=31536000, immutable'],
  [false, 'a file that changes', {}, 'public, max-age=600'],
  [false, 'a development build', {}, 'no-store'],
  [false, 'a personal response', {}, 'private, max-age=600, immutable'],
  [false, 'a missing file', { status: 404 }, 'public, immutable'],
  [false, 'an unreadable response', { type: 'opaque', status: 0 }, 'public, immutable'],
  [false, 'a redirected response', { redirected: true }, 'public, immutable'],
])('stored: %s for %s', (isStored, _what, overrides, cacheControl) => {
  const headers = new Headers({ 'cache-control': cacheControl });
  expect(rules.isStorable('files', { status: 200, type: 'basic', redirected: false, headers, ...overrides })).toBe(
    isStored,
  );
});

test('the offline page has the language of the requested path', () => {
  expect(rules.offlinePageOf(`${ORIGIN}/c/beslag`)).toBe('/offline/sv');
  expect(rules.offlinePageOf(`${ORIGIN}/en/c/hardware`)).toBe('/offline/en');
  expect(rules.offlinePageOf(`${ORIGIN}/eu/en`)).toBe('/offline/en');
});

test('an image is fetched once, and again when it is 30 days old', async () => {
  const worker = startWorker();
  const image = { destination: 'image', url: '/images/krok.webp' };

  expect(await worker.send(image)).toBe('1');
  expect(await worker.send(image)).toBe('1');
  worker.now += 31 * 24 * 3_600_000;
  expect(await worker.send(image)).toBe('2');

  worker.goOffline();
  worker.now += 31 * 24 * 3_600_000;
  expect(await worker.send(image)).toBe('2');
});

test('the oldest images are deleted above the limit', async () => {
  const worker = startWorker();

  for (let at = 0; at <= rules.maxEntries.images; at += 1)
    await worker.send({ destination: 'image', url: `/images/${at}` });

  const stored = worker.stored('images');
  expect(stored).toHaveLength(rules.maxEntries.images);
  expect(stored).not.toContain(`${ORIGIN}/images/0`);
});

test('a document is never stored, and the offline page is shown without a network', async () => {
  const worker = startWorker();
  await worker.run('install');

  await worker.send({ mode: 'navigate', destination: 'document', url: '/mina-sidor' });
  expect(worker.caches.has('images') || worker.caches.has('files')).toBe(false);
  worker.goOffline();

  expect(await worker.send({ mode: 'navigate', destination: 'document', url: '/mina-sidor' })).toBe(
    `precached ${ORIGIN}/offline/sv`,
  );
});

test('a new version waits for its turn, then deletes the precache of the old one only', async () => {
  const worker = startWorker();
  for (const name of ['precache-old', 'files', 'images']) worker.caches.set(name, new Map());

  await worker.run('install');
  await worker.run('activate');

  expect(worker.skipped()).toBe(false);
  expect([...worker.caches.keys()].filter((name) => !name.startsWith('precache-')).toSorted()).toEqual([
    'files',
    'images',
  ]);
  expect(worker.caches.has('precache-old')).toBe(false);
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

  await worker.send({ mode: 'navigate', destination: 'document', url: '/' });

  expect(worker.unregistered()).toBe(ends);
  expect(worker.caches.size === 0).toBe(ends);
});

test('equal settings give an equal script, others a new version', () => {
  expect(workerScript(SETTINGS)).toBe(workerScript(SETTINGS));
  expect(workerScript({ ...SETTINGS, files: ['/assets/2/vendor.css'] })).not.toBe(workerScript(SETTINGS));
});

interface Sent {
  mode?: string;
  destination: string;
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
      put: async (request: { url: string }, response: Response) => {
        entries.delete(key(request));
        entries.set(key(request), response);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (request: { url: string }) => entries.get(key(request))?.clone(),
      delete: async (request: { url: string }) => entries.delete(key(request)),
    };
  };
  const worker = {
    caches,
    now: Date.UTC(2026, 0, 1),
    scriptStatus: 200,
    goOffline: () => (isOnline = false),
    skipped: () => hasSkipped,
    unregistered: () => isUnregistered,
    stored: (name: string) => [...(caches.get(name)?.keys() ?? [])],
    run,
    async send({ mode = 'no-cors', destination, url }: Sent): Promise<string> {
      let response: Promise<Response> | undefined;
      await run('fetch', {
        request: { method: 'GET', mode, destination, url: new URL(url, ORIGIN).href },
        respondWith: (given: Promise<Response>) => (response = given),
      });
      return (await response)?.text() ?? 'not answered';
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
      const response = new Response(String(fetched), { headers: PUBLIC });
      Object.defineProperty(response, 'type', { value: 'basic' });
      return response;
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
  class WorkerDate extends Date {
    static override now = () => worker.now;
  }
  vm.runInNewContext(script, { self, Request: WorkerRequest, Response, Headers, URL, Date: WorkerDate });
  return worker;
}
