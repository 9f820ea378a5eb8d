import type { RegistryRelease } from '@hemvaror/runtime/contract/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../settings/registrySources.ts';
import type { LiveRelease } from './liveRelease.ts';
import { readRegistries } from './readRegistries.ts';
import { RefusedReleases } from './refusedReleases.ts';
import { checkRegistryRelease, type RegistryRules } from './registryRules.ts';
import { ReleaseImporter } from './releaseImporter.ts';
import { releaseSnapshot, type ReleaseSnapshot } from './releaseSnapshot.ts';
import type { RemoteFiles } from './remoteCode.ts';

interface Timing {
  /** Time for which running requests may still load from the old release. */
  graceMs: number;
  prepareTimeoutMs: number;
  retryAfterMs: number;
}

const TIMING: Timing = { graceMs: 10_000, prepareTimeoutMs: 5_000, retryAfterMs: 5_000 };

/** Polls the registries and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #registries: readonly RegistrySource[];
  readonly #importer: ReleaseImporter;
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
    this.#log = log;
    this.#timing = timing;
    this.#refused = new RefusedReleases(timing.retryAfterMs);
    this.#importer = new ReleaseImporter(files, timing.prepareTimeoutMs);
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
    return releaseSnapshot(this.#live, overrides);
  }

  /**
   * Imports a release that the registry does not name.
   *
   * @param old the previous release, evicted if both have the same container
   * @throws Error if it cannot be imported
   */
  async prepare(name: string, entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    return this.#importer.load(name, entry, { old, isLive: (container) => this.#isLive(container) });
  }

  /** Evicts a release that is no longer used, unless it is live. */
  evict(release: LiveRelease): void {
    if (!this.#isLive(release.container)) this.#importer.evict(release);
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
      const next = await this.prepare(name, entry, old);
      this.#live.set(name, next);
      this.#refused.delete(name);
      this.#log.info({ remote: name, release: entry.release, previous: old?.release }, 'release taken');
      // Requests that started with the old release may still load from it.
      if (old && old.container !== next.container)
        setTimeout(() => this.#importer.evict(old), this.#timing.graceMs).unref();
    } catch (error) {
      this.#refused.add(name, entry.release, error, startedAt);
      this.#log.error(
        { remote: name, release: entry.release, live: old?.release ?? null, err: error },
        'release refused',
      );
    }
  }
}
