import type { RegistryRelease } from '../contract/registry.ts';
import type { ReleaseStore } from '../host/store/releaseStore.ts';
import type { EndRecord } from '../watchdog/endRecord.ts';

/** How many ends of processes in which time are reasons to withdraw a release. A single one may be chance. */
const LIMITS = [
  { ends: 2, withinMs: 60_000, reason: 'two processes of the shop within a minute' },
  { ends: 3, withinMs: 24 * 3_600_000, reason: 'three processes of the shop within a day' },
];
const KEPT_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs));

export interface FaultyRelease {
  remote: string;
  entry: RegistryRelease;
}

/** Finds the release whose code a stack names, among those that were ever live. */
export async function findFaultyRelease(store: ReleaseStore, stack: string): Promise<FaultyRelease | undefined> {
  for (const remote of await store.remotes()) {
    for (const { entry } of await store.history(remote)) {
      if (entry && stack.includes(new URL('node/', entry.url).href)) return { remote, entry };
    }
  }
  return undefined;
}

/**
 * Whether a worker of a shell that has never served ended by its own fault: a port in use, or an invalid setting. The worker
 * has said so, and a further one would end, too.
 *
 * @param faulty the release that ended the worker: the next one may do without it
 */
export function cannotStart(
  { hasListened, code }: { hasListened: boolean; code: number | null },
  faulty: FaultyRelease | undefined,
): boolean {
  return !hasListened && code === 1 && !faulty;
}

/** Counts the processes that each release has ended. */
export class EndCounter {
  readonly #ends = new Map<string, number[]>();

  /**
   * @param at time of the end in ms
   * @param kind a halt is withdrawn at once: only the code of the release may have used a second of processor time without a pause
   * @returns the object of "it ended …" for which the release must be withdrawn
   */
  add({ remote, entry }: FaultyRelease, at: number, kind: EndRecord['kind']): string | undefined {
    if (kind === 'stall') return 'a process of the shop';
    const key = `${remote}@${entry.release}`;
    const ends = [...(this.#ends.get(key) ?? []).filter((earlier) => at - earlier < KEPT_MS), at];
    this.#ends.set(key, ends);
    return LIMITS.find((limit) => ends.filter((end) => at - end < limit.withinMs).length >= limit.ends)?.reason;
  }
}
