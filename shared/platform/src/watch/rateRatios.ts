import type { Counts, RateWindow } from './rateWindow.ts';

/** How many times the value of a window since `from` is that before `since`; empty without enough of both. Times in ms. */
export function ratioOf(
  rates: RateWindow,
  { since, from }: { since: number; from: number },
  valueOf: (counts: Counts) => number,
  minRenders: number,
): number[] {
  const [now, before] = [rates.sum({ from }), rates.sum({ to: since })];
  const isEnough = now.renders >= minRenders && before.renders >= minRenders && valueOf(before) > 0;
  return isEnough ? [valueOf(now) / valueOf(before)] : [];
}

/** @returns 1 for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

export function failedShare({ failed, renders }: Counts): number {
  return failed / Math.max(renders, 1);
}

export function cpuPerRender({ cpuMs, renders }: Counts): number {
  return cpuMs / Math.max(renders, 1);
}

export function grownPerRender({ grownBytes, renders }: Counts): number {
  return grownBytes / Math.max(renders, 1);
}
