import type { RegistryRelease } from '../contract/registry.ts';
import type { RegistrySource } from '../contract/registrySource.ts';
import type { LiveRelease } from './liveRelease.ts';
import { KnownReleases } from './knownReleases.ts';
import { readRegistries } from './readRegistries.ts';
import { RemoteRelease, type ReleaseHost } from './remoteRelease.ts';
import { remoteStatesAt, type RemoteStates } from './remoteStates.ts';
import { releaseSnapshot, type ReleaseSnapshot } from './releaseSnapshot.ts';
import { TriedReleases } from './triedReleases.ts';
import { UnreadableRegistries } from './unreadableRegistries.ts';
import { releasesStatusOf, type ReleasesStatus } from './releasesStatus.ts';

export interface ReleasesOptions extends Pick<
  ReleaseHost,
  'importer' | 'store' | 'rules' | 'rehearse' | 'results' | 'log'
> {
  registries: readonly RegistrySource[];
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
}

const SWEEP_MS = 24 * 3_600_000;

/** Polls the registries and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #options: ReleasesOptions;
  readonly #remotes = new Map<string, RemoteRelease>();
  /** Logged combinations of a registry and a remote that it must not name. */
  readonly #ignored = new Set<string>();
  readonly #tried = new TriedReleases();
  readonly #known = new KnownReleases();
  readonly #unreadable: UnreadableRegistries;
  #generation = 0;
  #lastSweep = 0;

  constructor(options: ReleasesOptions) {
    this.#options = options;
    this.#unreadable = new UnreadableRegistries(options.registries, Date.now());
  }

  /**
   * Reads the registries once and starts to prepare new releases; after a failure the old release stays live. A hanging
   * release blocks neither the next poll nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { remotes, previous, failures, ignored } = await readRegistries(this.#options.registries);
    this.#known.add({ remotes, previous });
    for (const { registry, remote } of ignored) this.#logIgnored(registry, remote);
    // Not at every poll.
    for (const { registry, error } of this.#unreadable.note(failures, Date.now()))
      this.#options.log.error({ registry, err: error }, 'registry not readable, keeping its releases');
    const isNamed = (name: string) => Object.hasOwn(remotes, name);
    if (failures.length === 0) {
      for (const [name, remote] of this.#remotes) if (!isNamed(name)) remote.unname();
      await this.#sweep(new Set(Object.keys(remotes)));
    } else {
      // An unreadable registry may still name the other remotes.
      for (const name of await this.#options.store.remotes()) if (!isNamed(name)) this.#remote(name).restore();
    }
    for (const [name, release] of Object.entries(remotes)) this.#remote(name).name(release);
  }

  /** Finds a release that a registry names or has named, or that was live on this machine: browsers may have pages with it. */
  async find(name: string, release: string): Promise<RegistryRelease | undefined> {
    const known = this.#known.find(name, release);
    if (known || !this.#remotes.has(name)) return known;
    const history = await this.#options.store.history(name);
    return history.find(({ entry }) => entry?.release === release)?.entry ?? undefined;
  }

  /** The remotes that a start waits for, and does not wait for. */
  states(): RemoteStates {
    const { originWaitMs } = this.#options;
    return remoteStatesAt(Date.now(), this.#remotes, { unreadable: this.#unreadable.list(), originWaitMs });
  }

  /** Settles when every pending release is live or refused. */
  async prepared(): Promise<void> {
    await Promise.all([...this.#remotes.values()].map((remote) => remote.prepared()));
  }

  /** Changes when another set of releases is live. */
  generation(): number {
    return this.#generation;
  }

  /** For `/-/remotes`. */
  status(): ReleasesStatus {
    return releasesStatusOf(this.#remotes);
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
    return releaseSnapshot(new Map(this.#live()), overrides);
  }

  /** @see RemoteRelease.load */
  async prepare(name: string, entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    return this.#remote(name).load(entry, old);
  }

  /** @see RemoteRelease.take */
  async take(name: string, entry: RegistryRelease): Promise<LiveRelease> {
    return this.#remote(name).take(entry);
  }

  /** @see RemoteRelease.withdrawFaulty */
  async withdrawFaulty(name: string, entry: RegistryRelease, reason: string): Promise<void> {
    await this.#remotes.get(name)?.withdrawFaulty(entry, reason);
  }

  /** Evicts a release that is no longer used, unless it is live. */
  evict(release: LiveRelease): void {
    if (!this.#isLive(release.container)) this.#options.importer.evict(release);
  }

  /** Once a day. */
  async #sweep(named: ReadonlySet<string>): Promise<void> {
    if (Date.now() - this.#lastSweep < SWEEP_MS) return;
    this.#lastSweep = Date.now();
    const { store, log } = this.#options;
    await store.removeGone(named).catch((err: unknown) => log.warn({ err }, 'releases of gone remotes not removed'));
  }

  #remote(name: string): RemoteRelease {
    const known = this.#remotes.get(name);
    if (known) return known;
    const remote = new RemoteRelease(name, {
      ...this.#options,
      isLive: (container) => this.#isLive(container),
      liveEntries: () => new Map([...this.#live()].map(([other, { entry }]) => [other, entry])),
      onImport: (entry) => this.#tried.add(name, entry),
      onChange: () => (this.#generation += 1),
    });
    this.#remotes.set(name, remote);
    return remote;
  }

  *#live(): Generator<[name: string, live: LiveRelease]> {
    for (const [name, { live }] of this.#remotes) if (live) yield [name, live];
  }

  #isLive(container: string): boolean {
    return [...this.#live()].some(([, live]) => live.container === container);
  }

  /** Logs once, although the document is read at every poll. */
  #logIgnored(registry: string, remote: string): void {
    const key = `${registry} ${remote}`;
    if (this.#ignored.has(key)) return;
    this.#ignored.add(key);
    this.#options.log.error({ registry, remote }, 'registry names a remote of another team, ignored');
  }
}
