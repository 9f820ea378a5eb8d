import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, splitExposeId, type ExposeId } from '@storefront/federation/contract';
import {
  releaseManifestSchema,
  type PageRemotes,
  type RegistryRelease,
  type ReleaseManifest,
} from '@storefront/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { integrityMatches } from './integrity.ts';
import { readRegistries } from './readRegistries.ts';
import { remoteCode, type RemoteFiles } from './remoteCode.ts';

/** A release whose every expose has been imported in this process. */
interface LiveRelease {
  release: string;
  container: string;
  manifest: ReleaseManifest;
  webBase: string;
  nodeEntry: string;
  files: string[];
}

interface Timing {
  /** Milliseconds that requests of the old release may still load from it. */
  graceMs: number;
  prepareTimeoutMs: number;
  retryAfterMs: number;
}

const TIMING: Timing = { graceMs: 10_000, prepareTimeoutMs: 5_000, retryAfterMs: 5_000 };

/** Files that the browser needs for a set of exposes. */
export interface WebFiles {
  js: string[];
  css: string[];
}

/** The live releases as one request sees them: they do not change under it. */
export interface ReleaseSnapshot {
  load(id: ExposeId): Promise<unknown>;
  has(id: ExposeId): boolean;
  webFiles(ids: readonly ExposeId[]): WebFiles;
  pageRemotes: PageRemotes;
  /** Origins, other than the page's own, that browsers load these releases from. */
  webOrigins: readonly string[];
}

/** Follows the registry and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #registries: readonly string[];
  readonly #files: RemoteFiles;
  readonly #log: FastifyBaseLogger;
  readonly #timing: Timing;
  readonly #live = new Map<string, LiveRelease>();
  readonly #retryAt = new Map<string, number>();
  readonly #failures = new Map<string, string>();

  /** @param registries files or addresses of registry documents; a team may keep one of its own */
  constructor(registries: readonly string[], files: RemoteFiles, log: FastifyBaseLogger, timing: Timing = TIMING) {
    this.#registries = registries;
    this.#files = files;
    this.#log = log;
    this.#timing = timing;
    registerPlugins([remoteCode(files)]);
  }

  /** Reads the registry once and takes what is new; a failure leaves the old release live. */
  async refresh(): Promise<void> {
    const { remotes, failures } = await readRegistries(this.#registries);
    for (const { registry, error } of failures) this.#log.error({ registry, err: error }, 'a registry cannot be read');
    await Promise.all(Object.entries(remotes).map(([name, release]) => this.#update(name, release)));
  }

  /** For `/-/remotes`. */
  status(): { live: Record<string, string>; failures: Record<string, string> } {
    return {
      live: Object.fromEntries([...this.#live].map(([name, { release }]) => [name, release])),
      failures: Object.fromEntries(this.#failures),
    };
  }

  snapshot(): ReleaseSnapshot {
    const live = new Map(this.#live);
    const exposeOf = (id: ExposeId) => {
      const { remote, expose } = splitExposeId(id);
      const release = live.get(remote);
      const assets = release?.manifest.exposes[expose];
      return release && assets ? { release, expose, assets } : undefined;
    };
    return {
      has: (id) => exposeOf(id) !== undefined,
      load: async (id) => {
        const found = exposeOf(id);
        if (!found) throw new Error(`${id} is not available: no live release exposes it`);
        return loadRemote(`${found.release.container}/${found.expose}`);
      },
      webFiles: (ids) => {
        const js = new Set<string>();
        const css = new Set<string>();
        for (const found of ids.map(exposeOf)) {
          if (!found) continue;
          js.add(`${found.release.webBase}remoteEntry.js`);
          for (const file of found.assets.js) js.add(found.release.webBase + file);
          for (const file of found.assets.css) css.add(found.release.webBase + file);
        }
        return { js: [...js], css: [...css] };
      },
      webOrigins: [
        ...new Set([...live.values()].flatMap(({ webBase }) => (URL.canParse(webBase) ? new URL(webBase).origin : []))),
      ],
      pageRemotes: Object.fromEntries(
        [...live].map(([name, { container, webBase, manifest }]) => {
          const integrity = manifest.integrity['web/remoteEntry.js'];
          return [name, { container, entry: `${webBase}remoteEntry.js`, ...(integrity && { integrity }) }];
        }),
      ),
    };
  }

  async #update(name: string, entry: RegistryRelease): Promise<void> {
    const old = this.#live.get(name);
    const key = `${name}@${entry.release}`;
    if (old?.release === entry.release || Date.now() < (this.#retryAt.get(key) ?? 0)) return;
    this.#retryAt.set(key, Date.now() + this.#timing.retryAfterMs);
    try {
      const next = await within(this.#timing.prepareTimeoutMs, this.#prepare(name, entry, old));
      this.#live.set(name, next);
      this.#retryAt.delete(key);
      this.#failures.delete(name);
      this.#log.info({ remote: name, release: entry.release, previous: old?.release }, 'release taken');
      // Requests that started with the old release may still load from it.
      if (old && old.container !== next.container) setTimeout(() => this.#evict(old), this.#timing.graceMs).unref();
    } catch (error) {
      this.#failures.set(name, `${entry.release}: ${String(error)}`);
      this.#log.error(
        { remote: name, release: entry.release, live: old?.release ?? null, err: error },
        'release refused',
      );
    }
  }

  /** Imports every expose: a release that cannot be imported never goes live, and no request waits for one. */
  async #prepare(name: string, { release, url, publicUrl, integrity }: RegistryRelease, old: LiveRelease | undefined) {
    const text = await this.#files.text(new URL('release.json', url));
    if (integrity && !integrityMatches(text, integrity)) throw new Error('release.json is not what the registry names');
    const manifest = releaseManifestSchema.parse(JSON.parse(text));
    if (manifest.name !== name) throw new Error(`the folder holds ${manifest.name}`);
    if (manifest.contract !== CONTRACT_VERSION) {
      throw new Error(`built for contract ${manifest.contract}, this shell keeps ${CONTRACT_VERSION}`);
    }
    const nodeFiles = Object.entries(manifest.integrity).filter(([file]) => file.startsWith('node/'));
    for (const [file, value] of nodeFiles) this.#files.expect(new URL(file, url).href, value);

    const nodeEntry = new URL('node/remoteEntry.js', url).href;
    // A development build keeps its container's name.
    if (old?.container === manifest.container) this.#evict(old);
    registerRemotes([{ name: manifest.container, entry: nodeEntry }]);
    await Promise.all(Object.keys(manifest.exposes).map((expose) => loadRemote(`${manifest.container}/${expose}`)));

    const live: LiveRelease = {
      release,
      container: manifest.container,
      manifest,
      webBase: `${publicUrl ?? url}web/`,
      nodeEntry,
      files: nodeFiles.map(([file]) => new URL(file, url).href),
    };
    return live;
  }

  /** Drops a release from the federation runtime. `removeRemote` is what `registerRemotes(…, { force: true })` calls. */
  #evict({ container, nodeEntry, files }: LiveRelease): void {
    this.#files.forget(files);
    const handler: object | undefined = getInstance()?.remoteHandler;
    const remove: unknown = handler && Reflect.get(handler, 'removeRemote');
    if (typeof remove === 'function') Reflect.apply(remove, handler, [{ name: container, entry: nodeEntry }]);
  }
}

function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`not ready within ${limitMs} ms`)), limitMs).unref();
    }),
  ]);
}
