import type { RegistryRelease } from '../contract/registry.ts';
import type { Registries } from './readRegistries.ts';

/** More than the releases of all remotes in the time for which origins keep them. */
const MAX_KNOWN = 1_000;

/** The releases that the registries name, or have named since this process started, also those that never went live here. */
export class KnownReleases {
  /** `remote/release` → entry, in the order of the last reading that had it. */
  readonly #entries = new Map<string, RegistryRelease>();

  /** Adds the releases of a reading. If it has a release twice, the one that is named now counts. */
  add({ remotes, previous, candidates }: Pick<Registries, 'remotes' | 'previous' | 'candidates'>): void {
    for (const [remote, entries] of Object.entries(previous)) for (const entry of entries) this.#set(remote, entry);
    for (const [remote, { release }] of Object.entries(candidates)) this.#set(remote, release);
    for (const [remote, entry] of Object.entries(remotes)) if (entry) this.#set(remote, entry);
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= MAX_KNOWN) return;
      this.#entries.delete(key);
    }
  }

  find(remote: string, release: string): RegistryRelease | undefined {
    return this.#entries.get(`${remote}/${release}`);
  }

  #set(remote: string, entry: RegistryRelease): void {
    const key = `${remote}/${entry.release}`;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}
