import type { RegistryRelease } from '../contract/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { webBaseOf } from './store/releaseFileRoutes.ts';
import type { ReleaseStore } from './store/releaseStore.ts';
import type { LiveRelease } from './liveRelease.ts';
import { isOf, refusalAfter, type PreparationStep, type Refusal } from './refusal.ts';
import { BrokenProcess, QuarantinedRelease, type Rehearse } from './rehearsal.ts';
import type { RehearsalResults } from './rehearsalResults.ts';
import { checkRegistryRelease, type RegistryRules } from '../contract/registryRules.ts';
import type { ReleaseImporter } from './releaseImporter.ts';

/** Time for which running requests may still load from the old release. */
const GRACE_MS = 10_000;
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

/** What a remote needs of its process. */
export interface ReleaseHost {
  importer: Pick<ReleaseImporter, 'load' | 'evict'>;
  /** The releases that were live before, with their files. */
  store: ReleaseStore;
  rules: RegistryRules;
  /** Tries a release in another process, before its code runs in this one. */
  rehearse: Rehearse;
  /** Whether the release has passed its rehearsal, also of another process. */
  results: Pick<RehearsalResults, 'hasPassed'>;
  log: FastifyBaseLogger;
  /** Whether a live release of a remote has this container. */
  isLive: (container: string) => boolean;
  /** The live release of each remote. */
  liveEntries: () => Map<string, RegistryRelease>;
  /** A release of this remote is about to be imported. */
  onImport: (entry: RegistryRelease) => void;
  /** Pages get another release from now on. */
  onChange: () => void;
}

/** The releases of one remote in this process: the live one, and the one that the registries name, with its state. */
export class RemoteRelease {
  readonly #name: string;
  readonly #host: ReleaseHost;
  #live: LiveRelease | undefined;
  /** Null if it is withdrawn. */
  #named: RegistryRelease | null | undefined;
  #refusal: Refusal | undefined;
  #preparation: Promise<void> | undefined;
  /** Time from which its stored releases may be tried again, in ms since the epoch. */
  #restoreAfter = 0;
  #isWithdrawalNoted = false;

  constructor(name: string, host: ReleaseHost) {
    this.#name = name;
    this.#host = host;
  }

  get state(): ReleaseState {
    if (this.#preparation) return 'preparing';
    if (this.#named === null) return 'withdrawn';
    if (this.#live && (!this.#named || isDeepStrictEqual(this.#live.entry, this.#named))) return 'live';
    if (!this.#named) return 'lost';
    return this.#refusal && isOf(this.#refusal, this.#named) ? 'refused' : 'named';
  }

  get live(): LiveRelease | undefined {
    return this.#live;
  }

  get named(): RegistryRelease | null | undefined {
    return this.#named;
  }

  /** Of the release that is or was named. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Settles when the preparation has ended. */
  async prepared(): Promise<void> {
    await this.#preparation;
  }

  /** The registries name a release, or null for none. It is prepared, unless another one is being prepared. */
  name(entry: RegistryRelease | null): void {
    this.#named = entry;
    if (this.#preparation) return;
    if (entry === null) this.#withdraw();
    else this.#prepare(this.#update(entry));
  }

  /** All registries can be read, and none names the remote. A live release stays: a registry may be incomplete by mistake. */
  unname(): void {
    this.#named = undefined;
    this.#refusal = undefined;
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
    const old = this.#live;
    const next = withShopAddress(this.#name, await this.load(entry, old));
    this.#setLive(next);
    this.#isWithdrawalNoted = false;
    if (old && old.container !== next.container) this.#drain(old);
    return next;
  }

  /** Replaces a live release that has ended processes of the shop by the last good one. */
  async withdrawFaulty(entry: RegistryRelease, reason: string): Promise<void> {
    const { release } = entry;
    // It may be about to go live: its rehearsal has passed.
    if (this.#live?.release !== release) await this.#preparation;
    const live = this.#live;
    if (live?.release !== release) return;
    this.#refuse(entry, new QuarantinedRelease(reason), { at: Date.now(), step: 'rehearsal', hasLive: false });
    await this.#takeLastGood(release);
    if (this.#live !== live) return;
    this.#setLive(undefined);
    this.#drain(live);
  }

  #prepare(preparation: Promise<void>): void {
    this.#preparation = preparation.finally(() => (this.#preparation = undefined));
  }

  /** Rehearses and imports the release, unless it is live already or was refused and is not due. */
  async #update(entry: RegistryRelease): Promise<void> {
    const { log } = this.#host;
    const old = this.#live;
    if (old && isDeepStrictEqual(old.entry, entry)) {
      this.#refusal = undefined;
      return;
    }
    const at = Date.now();
    let step: PreparationStep = 'rehearsal';
    try {
      if (!(await this.#isDue(entry))) return;
      await this.#rehearse(entry);
      if (!isDeepStrictEqual(this.#named, entry)) {
        log.info({ remote: this.#name, release: entry.release }, 'release replaced in the registry before it was live');
        return;
      }
      step = 'import';
      await this.take(entry);
      await this.#note(entry);
      this.#refusal = undefined;
      log.info({ remote: this.#name, release: entry.release, previous: old?.release }, 'release live');
    } catch (error) {
      this.#refuse(entry, error, { at, step, hasLive: this.#live !== undefined });
      const isDangerous = error instanceof BrokenProcess || error instanceof QuarantinedRelease;
      if (!old) await this.#takeLastGood(isDangerous ? entry.release : undefined);
    }
  }

  /** A refused release waits, unless the rehearsal failed here and has passed in another process. */
  async #isDue(entry: RegistryRelease): Promise<boolean> {
    const refusal = this.#refusal;
    if (!refusal || !isOf(refusal, entry) || Date.now() >= refusal.retryAt) return true;
    return refusal.step === 'rehearsal' && this.#host.results.hasPassed(this.#taskFor(entry));
  }

  async #rehearse(entry: RegistryRelease): Promise<void> {
    const { rules, rehearse, liveEntries, log } = this.#host;
    checkRegistryRelease(this.#name, entry, rules);
    const others = liveEntries();
    others.delete(this.#name);
    await rehearse({ ...this.#taskFor(entry), others: Object.fromEntries(others) }, log);
  }

  #taskFor(entry: RegistryRelease) {
    return { remote: this.#name, release: entry, rendersPages: this.#live !== undefined };
  }

  #refuse(
    entry: RegistryRelease,
    error: unknown,
    attempt: { at: number; step: PreparationStep; hasLive: boolean },
  ): void {
    const last = this.#refusal;
    this.#refusal = refusalAfter(last, { entry, error, ...attempt });
    const isNew = !last || !isOf(last, entry) || last.reason !== this.#refusal.reason;
    const line = { remote: this.#name, release: entry.release, live: this.#live?.release ?? null, err: error };
    // A missing origin is tried every few seconds.
    this.#host.log[isNew ? 'error' : 'debug'](line, 'release refused');
  }

  /** Also without a live release: one that was live before must not come back after a restart. */
  #withdraw(): void {
    this.#refusal = undefined;
    if (!this.#isWithdrawalNoted) {
      this.#isWithdrawalNoted = true;
      void this.#note(null);
    }
    const live = this.#live;
    if (!live) return;
    this.#setLive(undefined);
    this.#drain(live);
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

  #setLive(live: LiveRelease | undefined): void {
    this.#live = live;
    this.#host.onChange();
  }

  /** Requests that started with the release may still load from it. */
  #drain(release: LiveRelease): void {
    const { isLive, importer } = this.#host;
    setTimeout(() => {
      if (!isLive(release.container)) importer.evict(release);
    }, GRACE_MS).unref();
  }

  async #note(entry: RegistryRelease | null): Promise<void> {
    try {
      await this.#host.store.note(this.#name, entry);
    } catch (error) {
      this.#host.log.warn({ remote: this.#name, err: error }, 'live release not stored, check REMOTES_DIR');
    }
  }
}

/** Browsers load the files of a live release from the shop. Development builds change, so they stay at their own address. */
function withShopAddress(remote: string, release: LiveRelease): LiveRelease {
  if (process.env['NODE_ENV'] === 'development') return release;
  return { ...release, webBase: webBaseOf(remote, release.release) };
}
