import { AsyncLocalStorage } from 'node:async_hooks';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, splitExposeId, type ExposeId } from '@hemvaror/runtime/contract/contract';
import { resolveDeferred, setOwner } from '@hemvaror/runtime/defer/unresolved';
import {
  releaseManifestSchema,
  type PageRemotes,
  type RegistryRelease,
  type ReleaseManifest,
} from '@hemvaror/runtime/contract/registry';
import type { FastifyBaseLogger } from 'fastify';
import { asMessages } from '../../app/core/exposes.ts';
import { withTimeout } from '../../app/core/withTimeout.ts';
import { integrityMatches } from './integrity.ts';
import { assertPatchesHold, removeRemoteOf } from './patchGuards.ts';
import type { RegistrySource } from '../settings/registrySources.ts';
import { checkRegistryRelease, type RegistryRules } from './registryRules.ts';
import { readRegistries } from './readRegistries.ts';
import { RefusedReleases } from './refusedReleases.ts';
import { remoteCode, type RemoteFiles } from './remoteCode.ts';

declare const __webpack_require__: unknown;

/** The container that is being imported: the owner of the code that its modules defer. */
const importing = new AsyncLocalStorage<string>();
setOwner(() => importing.getStore());

/** A release whose every expose has been imported in this process. */
export interface LiveRelease {
  release: string;
  container: string;
  manifest: ReleaseManifest;
  /** Expose → module. */
  modules: ReadonlyMap<string, unknown>;
  webBase: string;
  nodeEntry: string;
  files: string[];
}

interface Timing {
  /** Time for which running requests may still load from the old release. */
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

/** The live releases at the start of a request, fixed to its end. */
export interface ReleaseSnapshot {
  load(id: ExposeId): Promise<unknown>;
  has(id: ExposeId): boolean;
  /** Id of the release that an expose comes from. */
  releaseOf(id: ExposeId): string | undefined;
  webFiles(ids: readonly ExposeId[]): WebFiles;
  pageRemotes: PageRemotes;
  /** Subresource Integrity value of a file of these releases, by its public address. A developer's build has none. */
  integrityOf(href: string): string | undefined;
  /** Further origins that browsers load these releases from. */
  webOrigins: readonly string[];
}

/** Polls the registries and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #registries: readonly RegistrySource[];
  readonly #files: RemoteFiles;
  readonly #rules: RegistryRules;
  /** Logged combinations of a registry and a remote that it must not name. */
  readonly #ignored = new Set<string>();
  readonly #log: FastifyBaseLogger;
  readonly #timing: Timing;
  readonly #live = new Map<string, LiveRelease>();
  readonly #refused: RefusedReleases;
  /** Remote → the preparation of its next release. */
  readonly #pending = new Map<string, Promise<void>>();

  constructor(
    registries: readonly RegistrySource[],
    files: RemoteFiles,
    rules: RegistryRules,
    log: FastifyBaseLogger,
    timing: Timing = TIMING,
  ) {
    this.#registries = registries;
    this.#rules = rules;
    this.#files = files;
    this.#log = log;
    this.#timing = timing;
    this.#refused = new RefusedReleases(timing.retryAfterMs);
    registerPlugins([remoteCode(files)]);
    assertPatchesHold({ bundle: __webpack_require__, instance: getInstance() });
  }

  /**
   * Reads the registries once and starts to prepare new releases; after a failure the old release stays live. A hanging
   * release blocks neither the next poll nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { remotes, failures, ignored } = await readRegistries(this.#registries);
    for (const { registry, remote } of ignored) this.#logIgnored(registry, remote);
    for (const { registry, error } of failures) this.#log.error({ registry, err: error }, 'a registry cannot be read');
    // An unreadable registry may still name the other remotes.
    if (failures.length === 0) this.#refused.keepOnly(new Set(Object.keys(remotes)));
    for (const [name, release] of Object.entries(remotes)) {
      if (this.#pending.has(name)) continue;
      const update = this.#update(name, release).finally(() => this.#pending.delete(name));
      this.#pending.set(name, update);
    }
  }

  /** Settles when every pending release is live or refused. */
  async prepared(): Promise<void> {
    await Promise.all(this.#pending.values());
  }

  /** For `/-/remotes`. */
  status(): { live: Record<string, string>; failures: Record<string, string> } {
    return {
      live: Object.fromEntries([...this.#live].map(([name, { release }]) => [name, release])),
      failures: this.#refused.reasons(),
    };
  }

  /** @returns the live release whose code an error comes from */
  findFaultyRelease({ stack = '' }: Error): { remote: string; release: string } | undefined {
    const [found] = [...this.#live].filter(([, { nodeEntry }]) => stack.includes(new URL('.', nodeEntry).href));
    return found && { remote: found[0], release: found[1].release };
  }

  /** @param overrides releases that replace the live ones in this request (a developer's override) */
  snapshot(overrides: ReadonlyMap<string, LiveRelease> = new Map()): ReleaseSnapshot {
    const live = new Map([...this.#live, ...overrides]);
    const immutable = immutableReleases(live, overrides);
    const exposeOf = (id: ExposeId) => {
      const { remote, expose } = splitExposeId(id);
      const release = live.get(remote);
      const assets = release?.manifest.exposes[expose];
      return release && assets ? { release, expose, assets } : undefined;
    };
    return {
      has: (id) => exposeOf(id) !== undefined,
      releaseOf: (id) => live.get(splitExposeId(id).remote)?.release,
      load: async (id) => {
        const found = exposeOf(id);
        if (!found) throw new Error(`${id} is not available: no live release exposes it.`);
        return found.release.modules.get(found.expose);
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
        [...live].map(([name, { container, webBase }]) => {
          const entry = `${webBase}remoteEntry.js`;
          const integrity = integrityIn(immutable, entry);
          return [name, { container, entry, ...(integrity && { integrity }) }];
        }),
      ),
      integrityOf: (href) => integrityIn(immutable, href),
    };
  }

  /**
   * Imports a release that the registry does not name.
   *
   * @param old the previous release, evicted if both have the same container
   * @throws Error if it cannot be imported
   */
  async prepare(name: string, entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    return this.#prepare(name, entry, old);
  }

  /** Evicts a release that is no longer used, unless it is live. */
  evict(release: LiveRelease): void {
    if (!this.#isLive(release.container)) this.#evict(release);
  }

  /** Logs once, although the document is read at every poll. */
  #logIgnored(registry: string, remote: string): void {
    const key = `${registry} ${remote}`;
    if (this.#ignored.has(key)) return;
    this.#ignored.add(key);
    this.#log.error({ registry, remote }, 'registry names a remote of another team, ignored');
  }

  #isLive(container: string): boolean {
    return [...this.#live.values()].some((live) => live.container === container);
  }

  async #update(name: string, entry: RegistryRelease): Promise<void> {
    const old = this.#live.get(name);
    const startedAt = Date.now();
    if (old?.release === entry.release) {
      this.#refused.delete(name);
      return;
    }
    if (this.#refused.isWaiting(name, entry.release, startedAt)) return;
    try {
      checkRegistryRelease(entry, this.#rules);
      const next = await this.#prepare(name, entry, old);
      this.#live.set(name, next);
      this.#refused.delete(name);
      this.#log.info({ remote: name, release: entry.release, previous: old?.release }, 'release taken');
      // Requests that started with the old release may still load from it.
      if (old && old.container !== next.container) setTimeout(() => this.#evict(old), this.#timing.graceMs).unref();
    } catch (error) {
      this.#refused.add(name, entry.release, error, startedAt);
      this.#log.error(
        { remote: name, release: entry.release, live: old?.release ?? null, err: error },
        'release refused',
      );
    }
  }

  /** Imports every expose: a release that cannot be imported never goes live, and no request waits for an import. */
  async #prepare(
    name: string,
    { release, url, publicUrl, integrity }: RegistryRelease,
    old: LiveRelease | undefined,
  ): Promise<LiveRelease> {
    const text = await this.#files.text(new URL('release.json', url));
    if (integrity && !integrityMatches(text, integrity))
      throw new Error('release.json does not match the integrity value of the registry.');
    const manifest = releaseManifestSchema.parse(JSON.parse(text));
    if (manifest.name !== name) throw new Error(`release.json is of ${manifest.name}. Expected ${name}.`);
    if (manifest.contract !== CONTRACT_VERSION) {
      throw new Error(`Built for contract ${manifest.contract}. This shell supports ${CONTRACT_VERSION}.`);
    }
    const nodeFiles = Object.entries(manifest.integrity).filter(([file]) => file.startsWith('node/'));

    const nodeEntry = new URL('node/remoteEntry.js', url).href;
    const { container } = manifest;
    const files = nodeFiles.map(([file]) => new URL(file, url).href);
    // Development builds share one container name.
    if (old?.container === container) this.#evict(old);
    else if (this.#isLive(container)) throw new Error(`${container} is live already.`);
    // After the eviction of the old build, whose files may have the same addresses.
    for (const [file, value] of nodeFiles) this.#files.expect(new URL(file, url).href, value);
    registerRemotes([{ name: container, entry: nodeEntry }]);
    try {
      const exposes = Object.keys(manifest.exposes);
      const loading = importing.run(container, async () => {
        const imported = await Promise.all(exposes.map((expose) => loadRemote(`${container}/${expose}`)));
        await resolveDeferred(container);
        return imported;
      });
      const { prepareTimeoutMs } = this.#timing;
      const modules = await withTimeout(prepareTimeoutMs, loading, () => notReady(prepareTimeoutMs));
      for (const [at, expose] of exposes.entries()) checkMessages(container, expose, modules[at]);
      return {
        release,
        container,
        manifest,
        modules: new Map(exposes.map((expose, at) => [expose, modules[at]])),
        webBase: `${publicUrl ?? url}web/`,
        nodeEntry,
        files,
      };
    } catch (error) {
      // The next attempt must not reuse modules of this one.
      this.#evict({ container, nodeEntry, files });
      throw error;
    }
  }

  /** Removes a release from the federation runtime. */
  #evict({ container, nodeEntry, files }: Pick<LiveRelease, 'container' | 'nodeEntry' | 'files'>): void {
    this.#files.forget(files);
    removeRemoteOf(getInstance())?.({ name: container, entry: nodeEntry });
  }
}

/** The releases without developers' builds, whose files may change while a page is open. */
function immutableReleases(
  live: ReadonlyMap<string, LiveRelease>,
  overrides: ReadonlyMap<string, LiveRelease>,
): readonly LiveRelease[] {
  if (process.env['NODE_ENV'] === 'development') return [];
  return [...live].filter(([name]) => !overrides.has(name)).map(([, release]) => release);
}

function integrityIn(releases: readonly LiveRelease[], href: string): string | undefined {
  const release = releases.find(({ webBase }) => href.startsWith(webBase));
  return release?.manifest.integrity[`web/${href.slice(release.webBase.length)}`];
}

/** Validates the message exposes: without messages no page of the remote can be rendered. */
function checkMessages(container: string, expose: string, module: unknown): void {
  if (expose.startsWith('messages.')) asMessages(`${container}/${expose}`, module);
}

function notReady(timeoutMs: number): Error {
  return new Error(`Not imported within ${timeoutMs} ms.`);
}
