import type { RegistryRelease } from '../contract/registry.ts';

/** How many are remembered: an error may come from a timer of a release that is long gone. */
const MAX_TRIED = 1_000;

interface TriedRelease {
  remote: string;
  entry: RegistryRelease;
}

/** The releases that were tried, whether they went live or not. */
export class TriedReleases {
  /** Folder of a release's code for the server → the release. */
  readonly #byFolder = new Map<string, TriedRelease>();

  add(remote: string, entry: RegistryRelease): void {
    const folder = new URL('node/', entry.url).href;
    this.#byFolder.delete(folder);
    this.#byFolder.set(folder, { remote, entry });
    const [oldest] = this.#byFolder.keys();
    if (this.#byFolder.size > MAX_TRIED && oldest !== undefined) this.#byFolder.delete(oldest);
  }

  /** @returns the entry of a release, the last one if it was tried at several addresses */
  entryOf(remote: string, release: string): RegistryRelease | undefined {
    return [...this.#byFolder.values()].findLast((tried) => tried.remote === remote && tried.entry.release === release)
      ?.entry;
  }

  /** @param stack of an error. @returns the release whose code it names */
  find(stack: string): TriedRelease | undefined {
    const folder = [...this.#byFolder.keys()].findLast((tried) => stack.includes(tried));
    return folder === undefined ? undefined : this.#byFolder.get(folder);
  }
}
