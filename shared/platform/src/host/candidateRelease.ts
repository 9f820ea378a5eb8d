import { isDeepStrictEqual } from 'node:util';
import type { Candidate, RegistryRelease } from '../contract/registry.ts';
import type { LiveRelease } from './liveRelease.ts';
import { drain, withShopAddress } from './loadedRelease.ts';
import type { PreparationStep } from './refusal.ts';
import { QuarantinedRelease } from './rehearsal.ts';
import type { ReleaseHost } from './releaseHost.ts';
import { ReleaseTrial } from './releaseTrial.ts';

/** A release that a share of the visitors gets. */
export interface LoadedCandidate {
  release: LiveRelease;
  /** Percent of the visitors. */
  share: number;
  /** When it got this share (ISO 8601). */
  since: string;
}

/**
 * The candidate of one remote in this process, beside its live release. A candidate that fails is only refused: everyone gets the live
 * release then.
 */
export class CandidateRelease {
  readonly #name: string;
  readonly #host: ReleaseHost;
  readonly #trial: ReleaseTrial;
  #named: Candidate | undefined;
  #loaded: LiveRelease | undefined;
  #preparation: Promise<void> | undefined;

  constructor(name: string, host: ReleaseHost) {
    this.#name = name;
    this.#host = host;
    this.#trial = new ReleaseTrial(name, host);
  }

  get named(): Candidate | undefined {
    return this.#named;
  }

  /** Undefined until it is loaded, and from its end. */
  get loaded(): LoadedCandidate | undefined {
    const { share, since, release } = this.#named ?? {};
    if (!this.#loaded || share === undefined || since === undefined) return undefined;
    return isDeepStrictEqual(this.#loaded.entry, release) ? { release: this.#loaded, share, since } : undefined;
  }

  /** Why the named candidate is not loaded. */
  get refusal() {
    return this.#named && this.#trial.isRefused(this.#named.release) ? this.#trial.refusal : undefined;
  }

  /** Whether it is the candidate with this container. */
  has(container: string): boolean {
    return this.#loaded?.container === container;
  }

  /** Settles when the preparation has ended. */
  async prepared(): Promise<void> {
    await this.#preparation;
  }

  /** @returns the loaded release, if it is exactly this one */
  loadedAs(entry: RegistryRelease | null): LiveRelease | undefined {
    return this.#loaded && isDeepStrictEqual(this.#loaded.entry, entry) ? this.#loaded : undefined;
  }

  /**
   * The registries name a candidate, or none.
   *
   * @param base settles when the live release has been prepared: without it, the others would get no release
   */
  name(candidate: Candidate | undefined, base: Promise<void>): void {
    this.#named = candidate;
    if (this.#loaded && !isDeepStrictEqual(this.#loaded.entry, candidate?.release)) this.#end();
    if (!candidate) this.#trial.forget();
    else if (!this.#loaded && !this.#preparation) {
      const loading = base.then(async () => this.#load(candidate.release));
      this.#preparation = loading.finally(() => (this.#preparation = undefined));
    }
  }

  /** Ends a candidate that harms the shop. */
  withdrawFaulty(entry: RegistryRelease, reason: string): void {
    if (this.#loaded?.release !== entry.release) return;
    this.#trial.refuse(entry, new QuarantinedRelease(reason), { at: Date.now(), step: 'rehearsal', live: undefined });
    this.#end();
  }

  async #load(entry: RegistryRelease): Promise<void> {
    const { importer, isLive, liveEntries, onImport, onChange, log } = this.#host;
    if (!liveEntries().has(this.#name)) return;
    const at = Date.now();
    let step: PreparationStep = 'rehearsal';
    try {
      if (!(await this.#trial.isDue(entry, true))) return;
      await this.#trial.rehearse(entry, true);
      step = 'import';
      onImport(entry);
      const release = withShopAddress(this.#name, await importer.load(this.#name, entry, { old: undefined, isLive }));
      if (!isDeepStrictEqual(this.#named?.release, entry)) {
        drain(release, this.#host);
        return;
      }
      this.#trial.forget();
      this.#loaded = release;
      onChange();
      log.info({ remote: this.#name, release: entry.release, share: this.#named?.share }, 'candidate loaded');
    } catch (error) {
      this.#trial.refuse(entry, error, { at, step, live: liveEntries().get(this.#name)?.release });
    }
  }

  #end(): void {
    const ended = this.#loaded;
    if (!ended) return;
    this.#loaded = undefined;
    this.#host.onChange();
    drain(ended, this.#host);
    this.#host.log.info({ remote: this.#name, release: ended.release }, 'candidate ended');
  }
}
