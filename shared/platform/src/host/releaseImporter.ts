import { AsyncLocalStorage } from 'node:async_hooks';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from '../contract/registry.ts';
import type { RemoteContract } from '../contract/remoteContract.ts';
import type { ReleaseStore } from './store/releaseStore.ts';
import type { LiveRelease } from './liveRelease.ts';
import { assertPatchesHold, removeRemoteOf } from './patchGuards.ts';
import { releaseManifestFrom } from '../contract/releaseManifest.ts';
import { remoteCode, type RemoteFiles } from './remoteCode.ts';
import { whileImporting } from './whileImporting.ts';

declare const __webpack_require__: unknown;

/** The container that is being imported: the owner of the code that its modules defer. */
const importing = new AsyncLocalStorage<string>();

interface ImportOptions {
  /** The previous release, evicted if both have the same container: development builds share one. */
  old: LiveRelease | undefined;
  isLive: (container: string) => boolean;
}

/** Imports releases into the federation runtime of this process, and evicts them. */
export class ReleaseImporter {
  readonly #files: RemoteFiles;
  readonly #store: ReleaseStore;
  readonly #contract: RemoteContract;

  constructor(files: RemoteFiles, store: ReleaseStore, contract: RemoteContract) {
    this.#files = files;
    this.#store = store;
    this.#contract = contract;
    contract.setOwner(() => importing.getStore());
    registerPlugins([remoteCode(files)]);
    assertPatchesHold({ bundle: __webpack_require__, instance: getInstance() });
  }

  /**
   * Imports every expose: a release that cannot be imported never goes live, and no request waits for an import.
   *
   * @throws TemporaryFailure if its origin does not respond
   * @throws Error if it cannot be imported
   */
  async load(name: string, entry: RegistryRelease, { old, isLive }: ImportOptions): Promise<LiveRelease> {
    const { release, url, integrity } = entry;
    if (integrity && this.#store.has(name, release)) {
      this.#files.expect(new URL('release.json', url).href, integrity);
      this.#files.readFrom(url, this.#store.folderOf(name, release));
    }
    const manifest = releaseManifestFrom(
      await this.#files.text(new URL('release.json', url)),
      name,
      entry,
      this.#contract.version,
    );
    const nodeFiles = Object.entries(manifest.integrity).filter(([file]) => file.startsWith('node/'));

    const nodeEntry = new URL('node/remoteEntry.js', url).href;
    const { container } = manifest;
    const files = ['release.json', ...nodeFiles.map(([file]) => file)].map((file) => new URL(file, url).href);
    if (old?.container === container) this.evict(old);
    else if (isLive(container)) throw new Error(`${container} is live already.`);
    // After the eviction of the old build, whose files may have the same addresses.
    for (const [file, value] of nodeFiles) this.#files.expect(new URL(file, url).href, value);
    registerRemotes([{ name: container, entry: nodeEntry }]);
    try {
      const modules = await this.#importExposes(container, Object.keys(manifest.exposes));
      return { release, entry, container, manifest, modules, webBase: `${url}web/`, nodeEntry, files };
    } catch (error) {
      // The next attempt must not reuse modules of this one.
      this.evict({ container, nodeEntry, files });
      throw error;
    }
  }

  /** Removes a release from the federation runtime. */
  evict({ container, nodeEntry, files }: Pick<LiveRelease, 'container' | 'nodeEntry' | 'files'>): void {
    this.#files.forget(files);
    removeRemoteOf(getInstance())?.({ name: container, entry: nodeEntry });
  }

  async #importExposes(container: string, exposes: readonly string[]): Promise<Map<string, unknown>> {
    const loading = importing.run(container, async () => {
      const imported = await Promise.all(exposes.map((expose) => loadRemote(`${container}/${expose}`)));
      await this.#contract.resolveDeferred(container);
      return imported;
    });
    const modules = await whileImporting(loading, () => this.#files.isReading());
    for (const [at, expose] of exposes.entries()) this.#contract.checkExpose(container, expose, modules[at]);
    return new Map(exposes.map((expose, at) => [expose, modules[at]]));
  }
}
