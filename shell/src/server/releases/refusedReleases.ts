import type { RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { isDeepStrictEqual } from 'node:util';
import { timeLimit } from '../settings/timeLimit.ts';
import { TemporaryFailure } from './temporaryFailure.ts';

/** The failed step: the rehearsal, whose result all processes share, or the import into this process. */
type Step = 'rehearsal' | 'import';

export interface RefusedRelease {
  entry: RegistryRelease;
  reason: string;
  step: Step;
  /** Undefined if the release is to blame. */
  blames: TemporaryFailure['blames'] | undefined;
  attempts: number;
  /** Start of the first attempt that failed, in ms since the epoch. */
  since: number;
  /** Time of the next attempt, in ms since the epoch. */
  retryAt: number;
}

interface Attempt {
  /** Start of the attempt, in ms since the epoch. */
  at: number;
  step: Step;
  /** Whether an earlier release of the remote serves meanwhile. */
  hasLive: boolean;
}

/** Times from the start of a failed attempt to the next one: first in case an upload is under way, then more rarely. */
const OWN_RETRIES_MS = [5_000, 30_000, 300_000];
/** The release is good, as far as is known. */
const TEMPORARY_RETRIES_MS = [1_000, 5_000, 60_000];
/** Without a live release, the pages of the remote are missing. */
const URGENT_RETRIES_MS = [500, 1_000, 2_000];

/** The refused release of each remote, as long as the registry names it. */
export class RefusedReleases {
  readonly #refused = new Map<string, RefusedRelease>();

  /** @returns whether it is the first refusal of this entry, or has another reason than the one before */
  add(remote: string, entry: RegistryRelease, error: unknown, { at, step, hasLive }: Attempt): boolean {
    const previous = this.get(remote, entry);
    const reason = String(error);
    const attempts = (previous?.attempts ?? 0) + 1;
    const blames = error instanceof TemporaryFailure ? error.blames : undefined;
    const urgent = hasLive ? TEMPORARY_RETRIES_MS : URGENT_RETRIES_MS;
    const retries = blames === undefined ? OWN_RETRIES_MS : urgent;
    const retryAfterMs = timeLimit(retries[Math.min(attempts, retries.length) - 1] ?? 0);
    this.#refused.set(remote, {
      entry,
      reason,
      step,
      blames,
      attempts,
      since: previous?.since ?? at,
      retryAt: at + retryAfterMs,
    });
    return previous?.reason !== reason;
  }

  /** @returns the refusal of exactly this entry: with another address or hash it counts as another release */
  get(remote: string, entry: RegistryRelease): RefusedRelease | undefined {
    const refused = this.#refused.get(remote);
    return refused && isDeepStrictEqual(refused.entry, entry) ? refused : undefined;
  }

  /** Forgets the refused release of a remote whose live release is named by the registry. */
  delete(remote: string): void {
    this.#refused.delete(remote);
  }

  /** Forgets the remotes that the registry does not name. */
  keepOnly(remotes: ReadonlySet<string>): void {
    for (const remote of this.#refused.keys()) if (!remotes.has(remote)) this.#refused.delete(remote);
  }

  /** Remote → refused release and reason. */
  reasons(): Record<string, string> {
    return Object.fromEntries(
      [...this.#refused].map(([remote, { entry, reason }]) => [remote, `${entry.release}: ${reason}`]),
    );
  }

  /** Remote → time of the first refusal of its release (ISO 8601). */
  since(): Record<string, string> {
    return Object.fromEntries([...this.#refused].map(([remote, { since }]) => [remote, new Date(since).toISOString()]));
  }
}
