import { timeBucketOf, TIME_BOUNDS_MS } from './observation.ts';

/** Length of a slot, and how many are kept: ten minutes. */
const SLOT_MS = 1_000;
const MAX_SLOTS = 600;

export interface Counts {
  /** Requests that loaded the expose, and those of them in which it failed. */
  renders: number;
  failed: number;
  /** By the bucket of their time. */
  times: readonly number[];
  /** Memory in bytes that was taken outside of the heap. */
  grownBytes: number;
  /** Processor time in ms. */
  cpuMs: number;
}

/** Nothing was counted. */
export const NONE: Counts = { renders: 0, failed: 0, times: [], grownBytes: 0, cpuMs: 0 };

/** What was counted in the last ten minutes in which there was anything to count. */
export class RateWindow {
  readonly #slots: { at: number; counts: Total }[] = [];

  /** @param at in ms */
  add(counts: Partial<Counts>, at: number): void {
    const last = this.#slots.at(-1);
    if (last && at - last.at < SLOT_MS) {
      addTo(last.counts, { ...NONE, ...counts });
      return;
    }
    this.#slots.push({ at, counts: { ...NONE, ...counts, times: [...(counts.times ?? [])] } });
    if (this.#slots.length > MAX_SLOTS) this.#slots.shift();
  }

  /** @param range times in ms; from the first slot to the last one without them */
  sum({ from = -Infinity, to = Infinity }: { from?: number; to?: number } = {}): Counts {
    const total = { ...NONE, times: new Array<number>() };
    for (let at = this.#slots.length - 1; at >= 0; at -= 1) {
      const slot = this.#slots[at];
      if (!slot || slot.at < from) break;
      if (slot.at < to) addTo(total, slot.counts);
    }
    return total;
  }
}

type Total = Counts & { times: number[] };

function addTo(total: Total, { times, ...counts }: Counts): void {
  total.renders += counts.renders;
  total.failed += counts.failed;
  total.grownBytes += counts.grownBytes;
  total.cpuMs += counts.cpuMs;
  for (const [at, count] of times.entries()) total.times[at] = (total.times[at] ?? 0) + count;
}

export function sumOf(one: Counts, other: Counts): Counts {
  const total = { ...one, times: [...one.times] };
  addTo(total, other);
  return total;
}

/** How many times were counted. */
export function samplesOf({ times }: Counts): number {
  return times.reduce((sum, count) => sum + count, 0);
}

/** @param ms a bound. @returns how many times were longer */
export function slowerThan({ times }: Counts, ms: number): number {
  return times.slice(timeBucketOf(ms) + 1).reduce((sum, count) => sum + count, 0);
}

/** @returns an upper bound of the 95th percentile of the times, in ms; 0 without any */
export function p95Of(counts: Counts): number {
  const total = samplesOf(counts);
  let seen = 0;
  for (const [at, count] of counts.times.entries()) {
    seen += count;
    if (total > 0 && seen >= 0.95 * total) return TIME_BOUNDS_MS[at] ?? 2 * (TIME_BOUNDS_MS.at(-1) ?? 0);
  }
  return 0;
}
