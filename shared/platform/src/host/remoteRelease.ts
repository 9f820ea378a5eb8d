import type { RegistryRelease } from '../contract/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease } from './liveRelease.ts';
import type { PreparationStep, Refusal } from './refusal.ts';
import { BrokenProcess, QuarantinedRelease } from './rehearsal.ts';
import { drain, withShopAddress } from './loadedRelease.ts';
import type { ReleaseHost } from './releaseHost.ts';
import { ReleaseTrial } from './releaseTrial.ts';

/** Time until stored releases that cannot be imported are tried again. */
const RESTORE_RETRY_MS = 30_000;

/**
 * States of the release that the registries name. In each state pages get the live release; without one, the slots of the remote have
 * their fallback and its pages respond with 503.
 *
 * - `lost`: no registry names the remote, since one cannot be read or has never named it. A reading moves it on.
 * - `named`: a registry named it while another release was being prepared. The next reading moves it on.
 * - `preparing`: it is rehearsed and imported, or a stored release is restored. The end of that moves it on.
 * - `refused`: it failed. The time `retryAt`, another release or the rehearsal of another process moves it on.
 * - `live`: pages get it. Another release, a withdrawal or an end of a process that it caused moves it on.
 * - `withdrawn`: the registry names no release on purpose. A release in the registry moves it on.
 */
export const RELEASE_STATES = ['lost', 'named', 'preparing', 'refused', 'live', 'withdrawn'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** The releases of one remote in this process: the live one, and the one that the registries name, with its state. */
export class RemoteRelease {
  readonly #name: string;
  readonly #host: ReleaseHost;
  readonly #trial: ReleaseTrial;
  #live: LiveRelease | undefined;
  /** Null if it is withdrawn. */
  #named: RegistryRelease | null | undefined;
  #preparation: Promise<void> | undefined;
  /** Time from which its stored releases may be tried again, in ms since the epoch. */
  #restoreAfter = 0;
  #isWithdrawalNoted = false;

  constructor(name: string, host: ReleaseHost) {
    this.#name = name;
    this.#host = host;
    this.#trial = new ReleaseTrial(name, host);
  }

  get state(): ReleaseState {
    if (this.#preparation) return 'preparing';
    if (this.#named === null) return 'withdrawn';
    if (this.#live && (!this.#named || isDeepStrictEqual(this.#live.entry, this.#named))) return 'live';
    if (!this.#named) return 'lost';
    return this.#trial.isRefused(this.#named) ? 'refused' : 'named';
  }

  get live(): LiveRelease | undefined {
    return this.#live;
  }

  get named(): RegistryRelease | null | undefined {
    return this.#named;
  }

  /** Of the release that is or was named. */
  get refusal(): Refusal | undefined {
    return this.#trial.refusal;
  }

  /** Settles when the preparation has ended. */
  async prepared(): Promise<void> {
    await this.#preparation;
  }

  /**
   * The registries name a release, or null for none. It is prepared, unless another one is being prepared.
   *
   * @param loaded the release, if a share of the visitors gets it already
   */
  name(entry: RegistryRelease | null, loaded?: LiveRelease): void {
    this.#named = entry;
    if (this.#preparation) return;
    if (entry === null) this.#withdraw();
    else if (loaded) this.#prepare(this.#promote(entry, loaded));
    else this.#prepare(this.#update(entry));
  }

  /** All registries can be read, and none names the remote. A live release stays: a registry may be incomplete by mistake. */
  unname(): void {
    this.#named = undefined;
    this.#trial.forget();
  }

  /** No registry can name the remote at the moment: what was live before goes live again, unless it was withdrawn. */
  restore(): void {
    if (this.#live || this.#preparation || this.#named === null || Date.now() < this.#restoreAfter) return;
    this.#restoreAfter = Date.now() + RESTORE_RETRY_MS;
    this.#prepare(this.#takeLastGood());
  }

  /**
   * Imports a release without making it live.
   *
   * @param old the previous release, evicted if both have the same container
   * @throws Error if it cannot be imported
   */
  async load(entry: RegistryRelease, old: LiveRelease | undefined): Promise<LiveRelease> {
    const { importer, isLive, onImport } = this.#host;
    onImport(entry);
    return importer.load(this.#name, entry, { old, isLive });
  }

  /**
   * Imports a release and makes it live.
   *
   * @throws Error if it cannot be imported; the old release stays
   */
  async take(entry: RegistryRelease): Promise<LiveRelease> {
    const next = withShopAddress(this.#name, await this.load(entry, this.#live));
    this.#replaceBy(next);
    return next;
  }

  /** Replaces a live release that has ended processes of the shop by the last good one. */
  async withdrawFaulty(entry: RegistryRelease, reason: string): Promise<void> {
    const { release } = entry;
    // It may be about to go live: its rehearsal has passed.
    if (this.#live?.release !== release) await this.#preparation;
    const live = this.#live;
    if (live?.release !== release) return;
    this.#trial.refuse(entry, new QuarantinedRelease(reason), { at: Date.now(), step: 'rehearsal', live: undefined });
    await this.#takeLastGood(release);
    if (this.#live !== live) return;
    this.#setLive(undefined);
    drain(live, this.#host);
  }

  #prepare(preparation: Promise<void>): void {
    this.#preparation = preparation.finally(() => (this.#preparation = undefined));
  }

  /** Everyone gets the release that a share of the visitors has had. */
  async #promote(entry: RegistryRelease, loaded: LiveRelease): Promise<void> {
    const old = this.#live;
    this.#replaceBy(loaded);
    this.#trial.forget();
    this.#host.log.info({ remote: this.#name, release: entry.release, previous: old?.release }, 'release live');
    await this.#note(entry);
  }

  /** Rehearses and imports the release, unless it is live already or was refused and is not due. */
  async #update(entry: RegistryRelease): Promise<void> {
    const { log } = this.#host;
    const old = this.#live;
    if (old && isDeepStrictEqual(old.entry, entry)) {
      this.#trial.forget();
      return;
    }
    const at = Date.now();
    let step: PreparationStep = 'rehearsal';
    try {
      if (!(await this.#trial.isDue(entry, old !== undefined))) return;
      await this.#trial.rehearse(entry, old !== undefined);
      if (!isDeepStrictEqual(this.#named, entry)) {
        log.info({ remote: this.#name, release: entry.release }, 'release replaced in the registry before it was live');
        return;
      }
      step = 'import';
      await this.take(entry);
      await this.#note(entry);
      this.#trial.forget();
      log.info({ remote: this.#name, release: entry.release, previous: old?.release }, 'release live');
    } catch (error) {
      this.#trial.refuse(entry, error, { at, step, live: this.#live?.release });
      const isDangerous = error instanceof BrokenProcess || error instanceof QuarantinedRelease;
      if (!old) await this.#takeLastGood(isDangerous ? entry.release : undefined);
    }
  }

  /** Also without a live release: one that was live before must not come back after a restart. */
  #withdraw(): void {
    this.#trial.forget();
    if (!this.#isWithdrawalNoted) {
      this.#isWithdrawalNoted = true;
      void this.#note(null);
    }
    const live = this.#live;
    if (!live) return;
    this.#setLive(undefined);
    drain(live, this.#host);
    this.#host.log.warn({ remote: this.#name, release: live.release }, 'remote withdrawn');
  }

  /**
   * Makes the latest release live that was live before and can be imported.
   *
   * @param dangerous a release that ended or halted its process
   */
  async #takeLastGood(dangerous?: string): Promise<void> {
    const { store, log } = this.#host;
    for (const entry of await store.good(this.#name, dangerous)) {
      try {
        await this.take(entry);
        await this.#note(entry);
        log.warn({ remote: this.#name, release: entry.release }, 'earlier release restored');
        return;
      } catch (error) {
        log.error({ remote: this.#name, release: entry.release, err: error }, 'stored release not imported');
      }
    }
  }

  #replaceBy(next: LiveRelease): void {
    const old = this.#live;
    this.#setLive(next);
    this.#isWithdrawalNoted = false;
    if (old && old.container !== next.container) drain(old, this.#host);
  }

  #setLive(live: LiveRelease | undefined): void {
    this.#live = live;
    this.#host.onChange();
  }

  async #note(entry: RegistryRelease | null): Promise<void> {
    try {
      await this.#host.store.note(this.#name, entry);
    } catch (error) {
      this.#host.log.warn({ remote: this.#name, err: error }, 'live release not stored, check REMOTES_DIR');
    }
  }
}
