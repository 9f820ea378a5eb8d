import { integrityOf } from '../contract/integrity.ts';
import type { LiveRelease } from '../host/liveRelease.ts';
import type { Releases } from '../host/releases.ts';
import type { RemoteFiles } from '../host/remoteCode.ts';

/** Limit beyond which the least recently used release is evicted. */
const MAX_PREPARED = 8;

interface Prepared {
  address: string;
  /** Integrity value of `release.json`, which changes with each build. */
  build: string;
  release: Promise<LiveRelease>;
}

/** Releases at developers' addresses, imported on the first visit and again after each build. */
export class OverriddenReleases {
  readonly #releases: Pick<Releases, 'prepare' | 'evict'>;
  readonly #files: Pick<RemoteFiles, 'allow' | 'disallow' | 'text'>;
  readonly #prepared = new Map<string, Prepared>();

  constructor(releases: Pick<Releases, 'prepare' | 'evict'>, files: Pick<RemoteFiles, 'allow' | 'disallow' | 'text'>) {
    this.#releases = releases;
    this.#files = files;
  }

  /**
   * @param address already allowed
   * @throws Error if the release is missing or cannot be imported; the next visit tries again
   */
  async release(remote: string, address: string): Promise<LiveRelease> {
    this.#files.allow(address);
    const manifest = await this.#files.text(new URL('release.json', address));
    const build = integrityOf(manifest);

    const key = `${remote} ${address}`;
    const previous = this.#prepared.get(key);
    const current =
      previous?.build === build
        ? previous
        : { address, build, release: this.#prepare(remote, address, build, previous) };
    // The map is ordered by last use.
    this.#prepared.delete(key);
    this.#prepared.set(key, current);
    this.#evictOldest();
    try {
      return await current.release;
    } catch (error) {
      if (this.#prepared.get(key) === current) this.#prepared.delete(key);
      throw error;
    }
  }

  async #prepare(remote: string, url: string, integrity: string, previous: Prepared | undefined) {
    const old = await previous?.release.catch(() => undefined);
    return this.#releases.prepare(remote, { release: url, url, integrity }, old);
  }

  #evictOldest(): void {
    const [oldest] = this.#prepared;
    if (!oldest || this.#prepared.size <= MAX_PREPARED) return;
    const [key, { address, release }] = oldest;
    this.#prepared.delete(key);
    this.#files.disallow(address);
    void release.then(
      (evicted) => this.#releases.evict(evicted),
      () => undefined,
    );
  }
}
