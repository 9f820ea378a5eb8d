import { createHash } from 'node:crypto';
import type { LoadedCandidate } from './candidateRelease.ts';
import type { LiveRelease } from './liveRelease.ts';

/** How many groups the visitors are in. */
export const GROUPS = 100;

/**
 * The candidates that the visitors of a group get. A larger share has all groups of a smaller one, so a visitor stays with a candidate.
 *
 * @param group from 0 to 99
 * @param candidates remote → its loaded candidate
 * @returns remote → release, in place of the live one
 */
export function candidatesOf(
  group: number,
  candidates: ReadonlyMap<string, LoadedCandidate>,
): ReadonlyMap<string, LiveRelease> {
  return new Map(
    [...candidates].flatMap(([remote, { release, share }]) =>
      (group + offsetOf(remote, release.release)) % GROUPS < share ? [[remote, release] as const] : [],
    ),
  );
}

/** The group that gets a candidate with any share: of people who test it. */
export function firstGroupOf(remote: string, release: string): number {
  return (GROUPS - offsetOf(remote, release)) % GROUPS;
}

/** Each release begins with other groups: otherwise the same visitors would meet every fault, or both of two candidates. */
function offsetOf(remote: string, release: string): number {
  return createHash('sha256').update(`${remote}/${release}`).digest().readUInt32BE() % GROUPS;
}
