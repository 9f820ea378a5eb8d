import { median } from '../median.ts';

/** The median of the rounds, and the interval that contains the true median with a confidence of 95 %. */
export interface Spread {
  median: number;
  low: number;
  high: number;
  /** Number of rounds with this figure. */
  rounds: number;
}

const CONFIDENCE = 0.95;

/**
 * The interval is between two of the figures, by their order, so it needs no assumption about their distribution. Fewer than six
 * figures cannot give 95 %: the interval is their minimum and maximum.
 *
 * @returns null without figures
 */
export function spreadOf(figures: readonly (number | null)[]): Spread | null {
  const sorted = figures.filter((figure) => figure !== null).toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const middle = median(sorted);
  const outside = figuresOutside(sorted.length);
  return {
    median: middle,
    low: sorted[outside] ?? middle,
    high: sorted[sorted.length - 1 - outside] ?? middle,
    rounds: sorted.length,
  };
}

/** Number of figures below the interval, and above it: each is below the true median with a probability of one half. */
function figuresOutside(count: number): number {
  let [below, probability, outside] = [0, 0.5 ** count, 0];
  for (let at = 0; at < count / 2; at += 1) {
    below += probability;
    if (below > (1 - CONFIDENCE) / 2) break;
    outside = at;
    probability *= (count - at) / (at + 1);
  }
  return outside;
}
