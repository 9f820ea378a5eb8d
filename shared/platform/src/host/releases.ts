import type { Candidate, RegistryRelease } from '../contract/registry.ts';
import type { RegistrySource } from '../contract/registrySource.ts';
import type { LiveRelease } from './liveRelease.ts';
import { Generations } from './generations.ts';
import { KnownReleases } from './knownReleases.ts';
import { readRegistries } from './readRegistries.ts';
import { CandidateRelease, type LoadedCandidate } from './candidateRelease.ts';
import type { ReleaseHost } from './releaseHost.ts';
import { RemoteRelease } from './remoteRelease.ts';
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
  /** Of the stored releases, and of what is known about the registries. */
  folder: string;
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
}

const SWEEP_MS = 24 * 3_600_000;

/** Polls the registries and keeps the live release of every remote loaded in this process. */
export class Releases {
  readonly #options: ReleasesOptions;
  readonly #remotes = new Map<string, RemoteRelease>();
  readonly #candidates = new Map<string, CandidateRelease>();
  /** Logged combinations of a registry and a remote that it must not name. */
  readonly #ignored = new Set<string>();
  readonly #tried = new TriedReleases();
  readonly #known = new KnownReleases();
  readonly #unreadable: UnreadableRegistries;
  readonly #generations: Generations;
  #generation = 0;
  #lastSweep = 0;

  constructor(options: ReleasesOptions) {
    this.#options = options;
    this.#unreadable = new UnreadableRegistries(options.registries, Date.now());
    this.#generations = new Generations(options.folder);
  }

  /**
   * Reads the registries once and starts to prepare new releases; after a failure the old release stays live. A hanging
   * release blocks neither the next poll nor the other remotes.
   */
  async refresh(): Promise<void> {
    const { registries } = this.#options;
    const { remotes, previous, candidates, failures, ignored } = await readRegistries(registries, this.#generations);
    this.#known.add({ remotes, previous, candidates });
    for (const { registry, remote } of ignored) this.#logIgnored(registry, remote);
    // Not at every poll.
    for (const { registry, error } of this.#unreadable.note(failures, Date.now()))
      this.#options.log.error({ registry, err: error }, 'registry not readable, keeping its releases');
    const isNamed = (name: string) => Object.hasOwn(remotes, name);
    if (failures.length === 0) {
      for (const [name, remote] of this.#remotes) {
        if (isNamed(name)) continue;
        remote.unname();
        this.#candidates.get(name)?.name(undefined, remote.prepared());
      }
      await this.#sweep(new Set(Object.keys(remotes)));
    } else {
      // An unreadable registry may still name the other remotes.
      for (const name of await this.#options.store.remotes()) if (!isNamed(name)) this.#remote(name).restore();
    }
    for (const [name, release] of Object.entries(remotes)) this.#follow(name, release, candidates[name]);
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
    await Promise.all([...this.#remotes.values(), ...this.#candidates.values()].map(async (each) => each.prepared()));
  }

  /** Changes when another set of releases is live, or a candidate begins or ends. */
  generation(): number {
    return this.#generation;
  }

  /** For `/-/remotes`. */
  status(): ReleasesStatus {
    return releasesStatusOf(this.#remotes, this.#candidates);
  }

  /**
   * @param stack of an error
   * @returns the release whose code it names: a live one, or one that was refused or replaced and has left a timer behind
   */
  findFaultyRelease(stack: string): { remote: string; release: string } | undefined {
    const tried = this.#tried.find(stack);
    return tried && { remote: tried.remote, release: tried.entry.release };
  }

  /** Remote → its loaded candidate. */
  candidates(): ReadonlyMap<string, LoadedCandidate> {
    return new Map([...this.#candidates].flatMap(([name, { loaded }]) => (loaded ? [[name, loaded] as const] : [])));
  }

  /** Whether a registry names a candidate, loaded or not. */
  hasCandidates(): boolean {
    return [...this.#candidates.values()].some(({ named }) => named !== undefined);
  }

  /**
   * @param chosen candidates that the visitor gets in place of the live releases
   * @param overrides releases that replace both in this request (a developer's override)
   */
  snapshot(
    chosen: ReadonlyMap<string, LiveRelease> = new Map(),
    overrides: ReadonlyMap<string, LiveRelease> = new Map(),
  ): ReleaseSnapshot {
    return releaseSnapshot(new Map([...this.#live(), ...chosen]), overrides);
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
    this.#candidates.get(name)?.withdrawFaulty(entry, reason);
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

  #follow(name: string, entry: RegistryRelease | null, candidate: Candidate | undefined): void {
    const remote = this.#remote(name);
    const held = this.#candidates.get(name) ?? new CandidateRelease(name, this.#hostOf(name));
    this.#candidates.set(name, held);
    const promoted = held.loadedAs(entry);
    remote.name(entry, promoted);
    // A remote that is preparing another release takes it at the next reading. Until then, its visitors keep it.
    if (promoted && remote.live !== promoted) return;
    held.name(candidate, remote.prepared());
  }

  #remote(name: string): RemoteRelease {
    const known = this.#remotes.get(name);
    if (known) return known;
    const remote = new RemoteRelease(name, this.#hostOf(name));
    this.#remotes.set(name, remote);
    return remote;
  }

  #hostOf(name: string): ReleaseHost {
    return {
      ...this.#options,
      isLive: (container) => this.#isLive(container),
      liveEntries: () => new Map([...this.#live()].map(([other, { entry }]) => [other, entry])),
      onImport: (entry) => this.#tried.add(name, entry),
      onChange: () => (this.#generation += 1),
    };
  }

  *#live(): Generator<[name: string, live: LiveRelease]> {
    for (const [name, { live }] of this.#remotes) if (live) yield [name, live];
  }

  /** Whether all visitors or a share of them get the release with this container. */
  #isLive(container: string): boolean {
    const isCandidate = [...this.#candidates.values()].some((candidate) => candidate.has(container));
    return isCandidate || [...this.#live()].some(([, live]) => live.container === container);
  }

  /** Logs once, although the document is read at every poll. */
  #logIgnored(registry: string, remote: string): void {
    const key = `${registry} ${remote}`;
    if (this.#ignored.has(key)) return;
    this.#ignored.add(key);
    this.#options.log.error({ registry, remote }, 'registry names a remote of another team, ignored');
  }
}
