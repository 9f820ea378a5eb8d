import type { RegistryRelease } from '../contract/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { TemporaryFailure } from './temporaryFailure.ts';

/** The failed step: the rehearsal, whose result all processes share, or the import into this process. */
export type PreparationStep = 'rehearsal' | 'import';

/** Why a release of a remote is not live, and when it is tried again. */
export interface Refusal {
  /** With another address or hash it counts as another release. */
  entry: RegistryRelease;
  reason: string;
  step: PreparationStep;
  /** Undefined if the release is to blame. */
  blames: TemporaryFailure['blames'] | undefined;
  attempts: number;
  /** Start of the first attempt that failed, in ms since the epoch. */
  since: number;
  /** Time of the next attempt, in ms since the epoch. */
  retryAt: number;
}

interface Attempt {
  entry: RegistryRelease;
  error: unknown;
  /** Start of the attempt, in ms since the epoch. */
  at: number;
  step: PreparationStep;
  /** Whether an earlier release of the remote serves meanwhile. */
  hasLive: boolean;
}

/** Times from the start of a failed attempt to the next one: first in case an upload is under way, then more rarely. */
const OWN_RETRIES_MS = [5_000, 30_000, 300_000];
/** The release is good, as far as is known. */
const TEMPORARY_RETRIES_MS = [1_000, 5_000, 60_000];
/** Without a live release, the pages of the remote are missing. */
const URGENT_RETRIES_MS = [500, 1_000, 2_000];

/** The refusal after a failed attempt. @param last the refusal before it, which counts if it is of the same release */
export function refusalAfter(last: Refusal | undefined, { entry, error, at, step, hasLive }: Attempt): Refusal {
  const previous = last && isOf(last, entry) ? last : undefined;
  const attempts = (previous?.attempts ?? 0) + 1;
  const blames = error instanceof TemporaryFailure ? error.blames : undefined;
  const temporary = hasLive ? TEMPORARY_RETRIES_MS : URGENT_RETRIES_MS;
  const retries = blames === undefined ? OWN_RETRIES_MS : temporary;
  const retryAt = at + timeLimit(retries[Math.min(attempts, retries.length) - 1] ?? 0);
  return { entry, reason: String(error), step, blames, attempts, since: previous?.since ?? at, retryAt };
}

/** Whether the refusal is of exactly this release. */
export function isOf(refusal: Refusal, entry: RegistryRelease): boolean {
  return isDeepStrictEqual(refusal.entry, entry);
}
