import { MAX_OF_NETWORK, type Visit } from './observation.ts';

/** Time for which a visit counts, in ms: long enough for a shop with few visitors. */
const KEPT_MS = 1_200_000;
/** The visits that are stored spread over that time, so that those of a busy release are as old as those of another one. */
const SLOT_MS = 60_000;
const MAX_IN_SLOT = 100;

/** What a browser measures: LCP and INP in ms, CLS without unit. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;

export type Vital = (typeof VITALS)[number];

/** The visits that browsers reported of a release in the last twenty minutes, at most 100 in a minute. */
export class VitalsWindow {
  readonly #visits: { at: number; slot: number; visit: Visit }[] = [];

  /** @param at in ms */
  add(visit: Visit, at: number): void {
    const slot = Math.floor(at / SLOT_MS);
    const firstKept = this.#visits.findIndex((earlier) => at - earlier.at < KEPT_MS);
    this.#visits.splice(0, firstKept === -1 ? this.#visits.length : firstKept);
    let [own, inSlot, oldest] = [0, 0, -1];
    for (const [place, earlier] of this.#visits.entries()) {
      if (earlier.slot === slot) inSlot += 1;
      if (earlier.visit.network !== visit.network) continue;
      own += 1;
      if (oldest === -1) oldest = place;
    }
    if (own >= MAX_OF_NETWORK) this.#visits.splice(oldest, 1);
    else if (inSlot >= MAX_IN_SLOT) return;
    this.#visits.push({ at, slot, visit });
  }

  /** @param from time in ms. @returns the values since then, and from how many networks they are */
  values(vital: Vital, from: number): { values: number[]; networks: number } {
    const visits = this.#visits.filter(({ at, visit }) => at >= from && visit[vital] !== undefined);
    return {
      values: visits.flatMap(({ visit }) => visit[vital] ?? []),
      networks: new Set(visits.map(({ visit }) => visit.network)).size,
    };
  }
}

/** @returns the 75th percentile, by which web.dev rates a page; 0 without values */
export function p75Of(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0;
}
