import type { WorkerScope } from '../workerSettings.ts';

/**
 * The kill switch: a worker that replaces any other at once, deletes all caches and unregisters itself. Open pages continue
 * without a worker. Sent as text: it must not reference other code.
 */
export function retireWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        const names = await scope.caches.keys();
        await Promise.all(names.map((name) => scope.caches.delete(name)));
        await scope.registration.unregister();
      })(),
    ),
  );
}
