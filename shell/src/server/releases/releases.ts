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
import { remoteCode, type RemoteFiles } from './remoteCode.ts';

declare const __webpack_require__: unknown;

/** The container that is being imported: its modules may defer code, which it answers for. */
const importing = new AsyncLocalStorage<string>();
setOwner(() => importing.getStore());

/** A release whose every expose has been imported in this process. */
export interface LiveRelease {
  release: string;
  container: string;
  manifest: ReleaseManifest;
  /** Expose → what it exports. */
  modules: ReadonlyMap<string, unknown>;
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
  /** Id of the release that a part comes from. */
  releaseOf(id: ExposeId): string | undefined;
  webFiles(ids: readonly ExposeId[]): WebFiles;
  pageRemotes: PageRemotes;
  /** Subresource Integrity value of a file of these releases, as browsers address it. A developer's build has none. */
  integrityOf(href: string): string | undefined;
  /** Origins, other than the page's own, that browsers load these releases from. */
  webOrigins: readonly string[];
}

/** Follows the registry and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #registries: readonly RegistrySource[];
  readonly #files: RemoteFiles;
  readonly #rules: RegistryRules;
  /** Remotes that documents of other teams name, as the log has them. */
  readonly #ignored = new Set<string>();
  readonly #log: FastifyBaseLogger;
  readonly #timing: Timing;
  readonly #live = new Map<string, LiveRelease>();
  readonly #retryAt = new Map<string, number>();
  readonly #failures = new Map<string, string>();
  /** Remote → its release that is being prepared. */
  readonly #underWay = new Map<string, Promise<void>>();

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
    registerPlugins([remoteCode(files)]);
    assertPatchesHold({ bundle: __webpack_require__, instance: getInstance() });
  }

  /**
   * Reads the registry once and begins to take what is new; a failure leaves the old release live. A release that hangs
   * holds up neither the next look at the registry nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { remotes, failures, ignored } = await readRegistries(this.#registries);
    for (const { registry, remote } of ignored) this.#logIgnored(registry, remote);
    for (const { registry, error } of failures) this.#log.error({ registry, err: error }, 'a registry cannot be read');
    for (const [name, release] of Object.entries(remotes)) {
      if (this.#underWay.has(name)) continue;
      const update = this.#update(name, release).finally(() => this.#underWay.delete(name));
      this.#underWay.set(name, update);
    }
  }

  /** Settles when every release that is being prepared is live or refused. */
  async prepared(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  /** For `/-/remotes`. */
  status(): { live: Record<string, string>; failures: Record<string, string> } {
    return {
      live: Object.fromEntries([...this.#live].map(([name, { release }]) => [name, release])),
      failures: Object.fromEntries(this.#failures),
    };
  }

  /** @returns the live release whose code an error comes from */
  findFaultyRelease({ stack = '' }: Error): { remote: string; release: string } | undefined {
    const [found] = [...this.#live].filter(([, { nodeEntry }]) => stack.includes(new URL('.', nodeEntry).href));
    return found && { remote: found[0], release: found[1].release };
  }

  /** @param instead releases that stand for the live ones in this request (a developer's override) */
  snapshot(instead: ReadonlyMap<string, LiveRelease> = new Map()): ReleaseSnapshot {
    const live = new Map([...this.#live, ...instead]);
    const fixed = fixedReleases(live, instead);
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
        if (!found) throw new Error(`${id} is not available: no live release exposes it`);
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
          const integrity = integrityIn(fixed, entry);
          return [name, { container, entry, ...(integrity && { integrity }) }];
        }),
      ),
      integrityOf: (href) => integrityIn(fixed, href),
    };
  }

  /**
   * Imports a release that the registry does not name.
   *
   * @param old the one it follows, dropped when both have the same container
   * @throws Error when it cannot be taken
   */
  async prepare(name: string, entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    return this.#prepare(name, entry, old);
  }

  /** Drops a release that nothing will ask for any more. */
  evict(release: LiveRelease): void {
    if (!this.#isLive(release.container)) this.#evict(release);
  }

  /** Once: the document is read again and again. */
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
    const key = `${name}@${entry.release}`;
    if (old?.release === entry.release || Date.now() < (this.#retryAt.get(key) ?? 0)) return;
    this.#retryAt.set(key, Date.now() + this.#timing.retryAfterMs);
    try {
      checkRegistryRelease(entry, this.#rules);
      const next = await this.#prepare(name, entry, old);
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
  async #prepare(
    name: string,
    { release, url, publicUrl, integrity }: RegistryRelease,
    old: LiveRelease | undefined,
  ): Promise<LiveRelease> {
    const text = await this.#files.text(new URL('release.json', url));
    if (integrity && !integrityMatches(text, integrity)) throw new Error('release.json is not what the registry names');
    const manifest = releaseManifestSchema.parse(JSON.parse(text));
    if (manifest.name !== name) throw new Error(`the folder holds ${manifest.name}`);
    if (manifest.contract !== CONTRACT_VERSION) {
      throw new Error(`built for contract ${manifest.contract}, this shell keeps ${CONTRACT_VERSION}`);
    }
    const nodeFiles = Object.entries(manifest.integrity).filter(([file]) => file.startsWith('node/'));

    const nodeEntry = new URL('node/remoteEntry.js', url).href;
    const { container } = manifest;
    const files = nodeFiles.map(([file]) => new URL(file, url).href);
    // A development build keeps its container's name.
    if (old?.container === container) this.#evict(old);
    else if (this.#isLive(container)) throw new Error(`${container} is live already`);
    // After the old build: its files may have the same addresses.
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
      // What was loaded of it must not stand in for the next attempt.
      this.#evict({ container, nodeEntry, files });
      throw error;
    }
  }

  /** Drops a release from the federation runtime. */
  #evict({ container, nodeEntry, files }: Pick<LiveRelease, 'container' | 'nodeEntry' | 'files'>): void {
    this.#files.forget(files);
    removeRemoteOf(getInstance())?.({ name: container, entry: nodeEntry });
  }
}

/** A developer's build changes under the open page. */
function fixedReleases(
  live: ReadonlyMap<string, LiveRelease>,
  instead: ReadonlyMap<string, LiveRelease>,
): readonly LiveRelease[] {
  if (process.env['NODE_ENV'] === 'development') return [];
  return [...live].filter(([name]) => !instead.has(name)).map(([, release]) => release);
}

function integrityIn(releases: readonly LiveRelease[], href: string): string | undefined {
  const release = releases.find(({ webBase }) => href.startsWith(webBase));
  return release?.manifest.integrity[`web/${href.slice(release.webBase.length)}`];
}

/** What is wrong with a language's words is found here: without them no page of the remote could be shown. */
function checkMessages(container: string, expose: string, module: unknown): void {
  if (expose.startsWith('messages.')) asMessages(`${container}/${expose}`, module);
}

function notReady(limitMs: number): Error {
  return new Error(`not ready within ${limitMs} ms`);
}
