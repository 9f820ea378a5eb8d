import type { WorkerRules, WorkerSettings } from '../workerSettings.ts';

/**
 * The decisions of the service worker. Sent as text: it must not reference other code.
 *
 * @param origin of the worker
 */
export function workerRules(
  settings: Pick<WorkerSettings, 'offlinePages' | 'remoteOrigins'>,
  origin: string,
): WorkerRules {
  const MAX_AGE_MS = 30 * 24 * 3_600_000;
  const FILE_TYPES = ['script', 'style', 'font'];

  return {
    strategyOf({ method, mode, destination, url }) {
      if (method !== 'GET') return null;
      if (mode === 'navigate') return 'document';
      const target = new URL(url);
      const isOwn = target.origin === origin;
      if (isOwn && destination === 'image' && target.pathname.startsWith('/images/')) return 'images';
      const isRelease = isOwn
        ? /^\/(assets|remotes)\//.test(target.pathname)
        : settings.remoteOrigins.includes(target.origin);
      return isRelease && FILE_TYPES.includes(destination) ? 'files' : null;
    },

    isStorable(kind, { status, type, redirected, headers }) {
      const cacheControl = headers.get('cache-control') ?? '';
      const isPublic = /\bpublic\b/.test(cacheControl) && !/\b(private|no-store|no-cache)\b/.test(cacheControl);
      // An opaque response may be an error.
      const isReadable = status === 200 && !redirected && (type === 'basic' || type === 'cors');
      return isReadable && isPublic && (kind === 'images' || /\bimmutable\b/.test(cacheControl));
    },

    isFresh(storedAt, nowMs) {
      return storedAt === null || Math.abs(nowMs - Number(storedAt)) < MAX_AGE_MS;
    },

    // About 15 MB of images, and the files of some releases.
    maxEntries: { files: 400, images: 200 },

    offlinePageOf(url) {
      // Language and market are the first segments of a path, in any order.
      const start = new URL(url).pathname.split('/').slice(1, 3);
      const page = settings.offlinePages.find(({ locale }) => start.includes(locale)) ?? settings.offlinePages[0];
      return page?.path ?? '';
    },
  };
}
