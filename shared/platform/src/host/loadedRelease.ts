import type { LiveRelease } from './liveRelease.ts';
import type { ReleaseHost } from './releaseHost.ts';
import { webBaseOf } from './store/releaseFileRoutes.ts';

/** Time for which running requests may still load from a release that is no longer used. */
const GRACE_MS = 10_000;

/** Evicts a release that new requests no longer get, unless they get it again meanwhile. */
export function drain(release: LiveRelease, { isLive, importer }: Pick<ReleaseHost, 'isLive' | 'importer'>): void {
  setTimeout(() => {
    if (!isLive(release.container)) importer.evict(release);
  }, GRACE_MS).unref();
}

/** Browsers load the files of a release from the shop. Development builds change, so they stay at their own address. */
export function withShopAddress(remote: string, release: LiveRelease): LiveRelease {
  if (process.env['NODE_ENV'] === 'development') return release;
  return { ...release, webBase: webBaseOf(remote, release.release) };
}
