import { createHash } from 'node:crypto';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { LiveRelease, Releases } from '../releases/releases.ts';
import type { RemoteFiles } from '../releases/remoteCode.ts';

/** Beyond these, the release that was asked for longest ago is dropped. */
const MAX_PREPARED = 8;

interface Prepared {
  address: string;
  /** Integrity value of `release.json`: another one is another build. */
  build: string;
  release: Promise<LiveRelease>;
}

/** Releases at developers' addresses, imported when a visit asks for them and again when they have been built anew. */
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
   * @throws Error when nothing is there, or what is there cannot be taken; the next visit tries again
   */
  async release(remote: RemoteName, address: string): Promise<LiveRelease> {
    this.#files.allow(address);
    const manifest = await this.#files.text(new URL('release.json', address));
    const build = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;

    const key = `${remote} ${address}`;
    const known = this.#prepared.get(key);
    const current =
      known?.build === build ? known : { address, build, release: this.#prepare(remote, address, build, known) };
    // Last in the map is asked for last.
    this.#prepared.delete(key);
    this.#prepared.set(key, current);
    this.#dropOldest();
    try {
      return await current.release;
    } catch (error) {
      if (this.#prepared.get(key) === current) this.#prepared.delete(key);
      throw error;
    }
  }

  async #prepare(remote: RemoteName, url: string, integrity: string, known: Prepared | undefined) {
    const old = await known?.release.catch(() => undefined);
    return this.#releases.prepare(remote, { release: url, url, integrity }, old);
  }

  #dropOldest(): void {
    const [oldest] = this.#prepared;
    if (!oldest || this.#prepared.size <= MAX_PREPARED) return;
    const [key, { address, release }] = oldest;
    this.#prepared.delete(key);
    this.#files.disallow(address);
    void release.then(
      (dropped) => this.#releases.evict(dropped),
      () => undefined,
    );
  }
}
