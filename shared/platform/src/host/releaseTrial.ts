import { isDeepStrictEqual } from 'node:util';
import type { RegistryRelease } from '../contract/registry.ts';
import { checkRegistryRelease } from '../contract/registryRules.ts';
import { isOf, refusalAfter, type PreparationStep, type Refusal } from './refusal.ts';
import type { RehearsalTask } from './rehearsal.ts';
import type { ReleaseHost } from './releaseHost.ts';

/** An attempt to use a release: when it began, and which step failed. */
export interface Attempt {
  /** In ms since the epoch. */
  at: number;
  step: PreparationStep;
  /** Id of the release of the remote that serves meanwhile. */
  live: string | undefined;
}

/** The attempts to use a release of one remote in this process: its rehearsal, and why it was refused. */
export class ReleaseTrial {
  readonly #name: string;
  readonly #host: Pick<ReleaseHost, 'rules' | 'rehearse' | 'results' | 'liveEntries' | 'log'>;
  #refusal: Refusal | undefined;

  constructor(name: string, host: ReleaseHost) {
    this.#name = name;
    this.#host = host;
  }

  /** Of the last release that was tried. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  isRefused(entry: RegistryRelease): boolean {
    return this.#refusal !== undefined && isOf(this.#refusal, entry);
  }

  /** No release is refused any longer. */
  forget(): void {
    this.#refusal = undefined;
  }

  /** A refused release waits, unless the rehearsal failed here and has passed in another process. */
  async isDue(entry: RegistryRelease, rendersPages: boolean): Promise<boolean> {
    const refusal = this.#refusal;
    if (!refusal || !isOf(refusal, entry) || Date.now() >= refusal.retryAt) return true;
    return refusal.step === 'rehearsal' && this.#host.results.hasPassed(this.#taskFor(entry, rendersPages));
  }

  /** @throws Error if the release must not be used */
  async rehearse(entry: RegistryRelease, rendersPages: boolean): Promise<void> {
    const { rules, rehearse, liveEntries, log } = this.#host;
    checkRegistryRelease(this.#name, entry, rules);
    const others = liveEntries();
    others.delete(this.#name);
    await rehearse({ ...this.#taskFor(entry, rendersPages), others: Object.fromEntries(others) }, log);
  }

  refuse(entry: RegistryRelease, error: unknown, { at, step, live }: Attempt): void {
    const last = this.#refusal;
    this.#refusal = refusalAfter(last, { entry, error, at, step, hasLive: live !== undefined });
    const isNew = !last || !isDeepStrictEqual(last.entry, entry) || last.reason !== this.#refusal.reason;
    const line = { remote: this.#name, release: entry.release, live: live ?? null, err: error };
    // A missing origin is tried every few seconds.
    this.#host.log[isNew ? 'error' : 'debug'](line, 'release refused');
  }

  #taskFor(entry: RegistryRelease, rendersPages: boolean): Omit<RehearsalTask, 'others'> {
    return { remote: this.#name, release: entry, rendersPages };
  }
}
