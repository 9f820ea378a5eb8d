import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, splitExposeId, type ExposeId } from '@storefront/federation/contract';
import {
  releaseManifestSchema,
  type PageRemotes,
  type RegistryRelease,
  type ReleaseManifest,
} from '@storefront/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { asMessages } from '../exposes.ts';
import { within } from '../within.ts';
import { integrityMatches } from './integrity.ts';
import { readRegistries } from './readRegistries.ts';
import { remoteCode, type RemoteFiles } from './remoteCode.ts';

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
  /** Remote → its release that is being prepared. */
  readonly #underWay = new Map<string, Promise<void>>();

  /** @param registries files or addresses of registry documents; a team may keep one of its own */
  constructor(registries: readonly string[], files: RemoteFiles, log: FastifyBaseLogger, timing: Timing = TIMING) {
    this.#registries = registries;
    this.#files = files;
    this.#log = log;
    this.#timing = timing;
    registerPlugins([remoteCode(files)]);
  }

  /**
   * Reads the registry once and begins to take what is new; a failure leaves the old release live. A release that hangs
   * holds up neither the next look at the registry nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { remotes, failures } = await readRegistries(this.#registries);
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
  authorOf({ stack = '' }: Error): { remote: string; release: string } | undefined {
    const [found] = [...this.#live].filter(([, { nodeEntry }]) => stack.includes(new URL('.', nodeEntry).href));
    return found && { remote: found[0], release: found[1].release };
  }

  /** @param instead releases that stand for the live ones in this request (a developer's override) */
  snapshot(instead: ReadonlyMap<string, LiveRelease> = new Map()): ReleaseSnapshot {
    const live = new Map([...this.#live, ...instead]);
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
        [...live].map(([name, { container, webBase, manifest }]) => {
          // A developer's build changes under the open page.
          const isFixed = !instead.has(name) && process.env['NODE_ENV'] !== 'development';
          const integrity = isFixed ? manifest.integrity['web/remoteEntry.js'] : undefined;
          return [name, { container, entry: `${webBase}remoteEntry.js`, ...(integrity && { integrity }) }];
        }),
      ),
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

  #isLive(container: string): boolean {
    return [...this.#live.values()].some((live) => live.container === container);
  }

  async #update(name: string, entry: RegistryRelease): Promise<void> {
    const old = this.#live.get(name);
    const key = `${name}@${entry.release}`;
    if (old?.release === entry.release || Date.now() < (this.#retryAt.get(key) ?? 0)) return;
    this.#retryAt.set(key, Date.now() + this.#timing.retryAfterMs);
    try {
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
    for (const [file, value] of nodeFiles) this.#files.expect(new URL(file, url).href, value);

    const nodeEntry = new URL('node/remoteEntry.js', url).href;
    const { container } = manifest;
    const files = nodeFiles.map(([file]) => new URL(file, url).href);
    // A development build keeps its container's name.
    if (old?.container === container) this.#evict(old);
    else if (this.#isLive(container)) throw new Error(`${container} is live already`);
    registerRemotes([{ name: container, entry: nodeEntry }]);
    try {
      const exposes = Object.keys(manifest.exposes);
      const loading = Promise.all(exposes.map((expose) => loadRemote(`${container}/${expose}`)));
      const { prepareTimeoutMs } = this.#timing;
      const modules = await within(prepareTimeoutMs, loading, () => notReady(prepareTimeoutMs));
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

  /** Drops a release from the federation runtime. `removeRemote` is what `registerRemotes(…, { force: true })` calls. */
  #evict({ container, nodeEntry, files }: Pick<LiveRelease, 'container' | 'nodeEntry' | 'files'>): void {
    this.#files.forget(files);
    const handler: object | undefined = getInstance()?.remoteHandler;
    const remove: unknown = handler && Reflect.get(handler, 'removeRemote');
    if (typeof remove === 'function') Reflect.apply(remove, handler, [{ name: container, entry: nodeEntry }]);
  }
}

/** What is wrong with a language's words is found here: without them no page of the remote could be shown. */
function checkMessages(container: string, expose: string, module: unknown): void {
  if (expose.startsWith('messages.')) asMessages(`${container}/${expose}`, module);
}

function notReady(limitMs: number): Error {
  return new Error(`not ready within ${limitMs} ms`);
}
