import type { Registry, RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../settings/registrySources.ts';
import type { KeptReleases } from './kept/keptReleases.ts';
import type { LiveRelease } from './liveRelease.ts';
import { OriginWatch } from './originWatch.ts';
import { readRegistries } from './readRegistries.ts';
import { RefusedReleases } from './refusedReleases.ts';
import { remoteStatesAt, type RemoteStates } from './remoteStates.ts';
import { BrokenProcess, QuarantinedRelease, type Rehearse } from './rehearsal/rehearse.ts';
import type { RehearsalResults } from './rehearsal/rehearsalResults.ts';
import { checkRegistryRelease, type RegistryRules } from './registryRules.ts';
import type { ReleaseImporter } from './releaseImporter.ts';
import { REMOTE_FILES_PATH } from './kept/keptFileRoutes.ts';
import { releaseSnapshot, type ReleaseSnapshot } from './releaseSnapshot.ts';
import { takeLastGood } from './takeLastGood.ts';
import { TriedReleases } from './triedReleases.ts';
import { UnreadableRegistries } from './unreadableRegistries.ts';
import type { ReleasesStatus } from './releasesStatus.ts';

/** Time for which running requests may still load from the old release. */
const GRACE_MS = 10_000;
/** Time until kept releases that cannot be imported are tried again. */
const RESTORE_RETRY_MS = 30_000;

export interface ReleasesOptions {
  registries: readonly RegistrySource[];
  importer: Pick<ReleaseImporter, 'load' | 'evict'>;
  /** The releases that were live before, with their files. */
  kept: KeptReleases;
  rules: RegistryRules;
  /** Tries a release in another process, before its code runs in this one. */
  rehearse: Rehearse;
  /** Whether the release has passed its rehearsal, also of another process. */
  results: Pick<RehearsalResults, 'hasPassed'>;
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
  log: FastifyBaseLogger;
}

/** Polls the registries and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #options: ReleasesOptions;
  /** Logged combinations of a registry and a remote that it must not name. */
  readonly #ignored = new Set<string>();
  readonly #live = new Map<string, LiveRelease>();
  readonly #refused = new RefusedReleases();
  /** Remote → the preparation of its next release. */
  readonly #pending = new Map<string, Promise<void>>();
  readonly #tried = new TriedReleases();
  readonly #origins = new OriginWatch();
  /** Remote → time from which its kept releases may be tried again, in ms since the epoch. */
  readonly #restoreAfter = new Map<string, number>();
  readonly #withdrawn = new Set<string>();
  readonly #unreadable: UnreadableRegistries;
  /** The releases that the registries name, by remote; null for a withdrawn one. */
  #named: Readonly<Registry['remotes']> = {};
  #generation = 0;

  constructor(options: ReleasesOptions) {
    this.#options = options;
    this.#unreadable = new UnreadableRegistries(options.registries, Date.now());
  }

  /**
   * Reads the registries once and starts to prepare new releases; after a failure the old release stays live. A hanging
   * release blocks neither the next poll nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { remotes, failures, ignored } = await readRegistries(this.#options.registries);
    for (const { registry, remote } of ignored) this.#logIgnored(registry, remote);
    // Not at every poll.
    for (const { registry, error } of this.#unreadable.note(failures, Date.now()))
      this.#options.log.error({ registry, err: error }, 'registry not readable, keeping its releases');
    // An unreadable registry may still name the other remotes.
    if (failures.length === 0) this.#refused.keepOnly(new Set(Object.keys(remotes)));
    else await this.#restore(new Set(Object.keys(remotes)));
    // A registry that cannot be read may name further ones.
    this.#named = { ...(failures.length > 0 && this.#named), ...remotes };
    for (const [name, release] of Object.entries(remotes)) {
      if (this.#pending.has(name)) continue;
      if (release === null) {
        this.#withdraw(name);
        continue;
      }
      this.#prepare(name, this.#update(name, release));
    }
  }

  /** Requests a file of each remote from its origin. While that fails, pages name the shop's copies. */
  async checkOrigins(): Promise<void> {
    const files = [...this.#live].filter(([, { webBase }]) => URL.canParse(webBase));
    const addresses = files.map(([name, { webBase }]) => [name, new URL('remoteEntry.js', webBase).href] as const);
    if (!(await this.#origins.check(new Map(addresses)))) return;
    this.#generation += 1;
    const away = files.flatMap(([name]) => (this.#origins.isAway(name) ? [name] : []));
    this.#options.log.warn({ away }, 'availability of remote origins changed');
  }

  /** The remotes that a start waits for, and does not wait for. */
  states(): RemoteStates {
    return remoteStatesAt(Date.now(), {
      named: this.#named,
      unreadable: this.#unreadable.list(),
      live: [...this.#live.keys()],
      refused: this.#refused,
      originWaitMs: this.#options.originWaitMs,
    });
  }

  /** Settles when every pending release is live or refused. */
  async prepared(): Promise<void> {
    await Promise.all(this.#pending.values());
  }

  /** Changes when another set of releases is live. */
  generation(): number {
    return this.#generation;
  }

  /** For `/-/remotes`. */
  status(): ReleasesStatus {
    return {
      live: Object.fromEntries([...this.#live].map(([name, { release }]) => [name, release])),
      failures: this.#refused.reasons(),
      refusedSince: this.#refused.since(),
    };
  }

  /**
   * @param stack of an error
   * @returns the release whose code it names: a live one, or one that was refused or replaced and has left a timer behind
   */
  findFaultyRelease(stack: string): { remote: string; release: string } | undefined {
    const tried = this.#tried.find(stack);
    return tried && { remote: tried.remote, release: tried.entry.release };
  }

  /** @param overrides releases that replace the live ones in this request (a developer's override) */
  snapshot(overrides: ReadonlyMap<string, LiveRelease> = new Map()): ReleaseSnapshot {
    return releaseSnapshot(
      new Map([...this.#live].map(([name, live]) => [name, this.#atAddress(name, live)])),
      overrides,
    );
  }

  /**
   * Imports a release that the registry does not name.
   *
   * @param old the previous release, evicted if both have the same container
   * @throws Error if it cannot be imported
   */
  async prepare(name: string, entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    this.#tried.add(name, entry);
    return this.#options.importer.load(name, entry, { old, isLive: (container) => this.#isLive(container) });
  }

  /**
   * Imports a release and makes it live.
   *
   * @throws Error if it cannot be imported; the old release stays
   */
  async take(name: string, entry: RegistryRelease): Promise<LiveRelease> {
    const old = this.#live.get(name);
    const next = await this.prepare(name, entry, old);
    this.#live.set(name, next);
    this.#withdrawn.delete(name);
    this.#generation += 1;
    if (old && old.container !== next.container) this.#evictLater(old);
    return next;
  }

  /** Replaces a live release that has ended processes of the shop by the last good one. */
  async withdrawFaulty(name: string, entry: RegistryRelease, reason: string): Promise<void> {
    const { release } = entry;
    // It may be about to go live: its rehearsal has passed.
    if (this.#live.get(name)?.release !== release) await this.#pending.get(name);
    const live = this.#live.get(name);
    if (live?.release !== release) return;
    const attempt = { at: Date.now(), step: 'rehearsal', hasLive: false } as const;
    this.#refused.add(name, entry, new QuarantinedRelease(reason), attempt);
    await this.#takeLastGood(name, release);
    if (this.#live.get(name) !== live) return;
    this.#live.delete(name);
    this.#generation += 1;
    this.#evictLater(live);
  }

  /** Evicts a release that is no longer used, unless it is live. */
  evict(release: LiveRelease): void {
    if (!this.#isLive(release.container)) this.#options.importer.evict(release);
  }

  #atAddress(name: string, live: LiveRelease): LiveRelease {
    const isOtherOrigin = this.#origins.isAway(name) && this.#options.kept.has(name, live.release);
    return isOtherOrigin ? { ...live, webBase: `${REMOTE_FILES_PATH}/${name}/${live.release}/web/` } : live;
  }

  #prepare(name: string, update: Promise<void>): void {
    this.#pending.set(
      name,
      update.finally(() => this.#pending.delete(name)),
    );
  }

  /** Makes the remotes live again that no registry can name at the moment. */
  async #restore(named: ReadonlySet<string>): Promise<void> {
    for (const name of await this.#options.kept.remotes()) {
      if (named.has(name) || this.#live.has(name) || this.#pending.has(name)) continue;
      if (Date.now() < (this.#restoreAfter.get(name) ?? 0)) continue;
      this.#restoreAfter.set(name, Date.now() + RESTORE_RETRY_MS);
      this.#prepare(name, this.#takeLastGood(name));
    }
  }

  /** @param dangerous a release that ended or halted its process */
  async #takeLastGood(name: string, dangerous?: string): Promise<void> {
    const { kept, log } = this.#options;
    const take = async (entry: RegistryRelease) => {
      await this.take(name, entry);
      await this.#note(name, entry);
    };
    await takeLastGood(name, dangerous, { kept, take, log });
  }

  /** Logs once, although the document is read at every poll. */
  #logIgnored(registry: string, remote: string): void {
    const key = `${registry} ${remote}`;
    if (this.#ignored.has(key)) return;
    this.#ignored.add(key);
    this.#options.log.error({ registry, remote }, 'registry names a remote of another team, ignored');
  }

  #isLive(container: string): boolean {
    return [...this.#live.values()].some((live) => live.container === container);
  }

  /** Requests that started with the release may still load from it. */
  #evictLater(release: LiveRelease): void {
    setTimeout(() => this.evict(release), GRACE_MS).unref();
  }

  /** Takes a remote out of the shop: its slots get their fallback, its pages respond with 503. */
  #withdraw(name: string): void {
    this.#refused.delete(name);
    // Also without a live release: one that was live before must not come back after a restart.
    if (!this.#withdrawn.has(name)) {
      this.#withdrawn.add(name);
      void this.#note(name, null);
    }
    const live = this.#live.get(name);
    if (!live) return;
    this.#live.delete(name);
    this.#generation += 1;
    this.#evictLater(live);
    this.#options.log.warn({ remote: name, release: live.release }, 'remote withdrawn');
  }

  async #update(name: string, entry: RegistryRelease): Promise<void> {
    const { rules, rehearse, log } = this.#options;
    const old = this.#live.get(name);
    const at = Date.now();
    let step: 'rehearsal' | 'import' = 'rehearsal';
    if (old && isDeepStrictEqual(old.entry, entry)) {
      this.#refused.delete(name);
      return;
    }
    const rendersPages = old !== undefined;
    if (await this.#isWaiting(name, entry, rendersPages)) return;
    try {
      checkRegistryRelease(entry, rules);
      await rehearse({ remote: name, release: entry, others: this.#othersThan(name), rendersPages }, log);
      if (!isDeepStrictEqual(this.#named[name], entry)) {
        log.info({ remote: name, release: entry.release }, 'release replaced in the registry before it was live');
        return;
      }
      step = 'import';
      await this.take(name, entry);
      await this.#note(name, entry);
      this.#refused.delete(name);
      log.info({ remote: name, release: entry.release, previous: old?.release }, 'release live');
    } catch (error) {
      const isNew = this.#refused.add(name, entry, error, { at, step, hasLive: this.#live.has(name) });
      const line = { remote: name, release: entry.release, live: old?.release ?? null, err: error };
      // A missing origin is tried every few seconds.
      log[isNew ? 'error' : 'debug'](line, 'release refused');
      const isDangerous = error instanceof BrokenProcess || error instanceof QuarantinedRelease;
      if (!old) await this.#takeLastGood(name, isDangerous ? entry.release : undefined);
    }
  }

  /** Whether the next attempt is not due. A passed rehearsal of another process ends the wait for one that failed here. */
  async #isWaiting(name: string, entry: RegistryRelease, rendersPages: boolean): Promise<boolean> {
    const refused = this.#refused.get(name, entry);
    if (!refused || Date.now() >= refused.retryAt) return false;
    return (
      refused.step === 'import' ||
      !(await this.#options.results.hasPassed({ remote: name, release: entry, rendersPages }))
    );
  }

  async #note(name: string, entry: RegistryRelease | null): Promise<void> {
    try {
      await this.#options.kept.note(name, entry);
    } catch (error) {
      this.#options.log.warn({ remote: name, err: error }, 'live release not stored, check REMOTES_DIR');
    }
  }

  #othersThan(name: string): Record<string, RegistryRelease> {
    return Object.fromEntries(
      [...this.#live].flatMap(([other, { entry }]) => (other === name ? [] : [[other, entry]])),
    );
  }
}
