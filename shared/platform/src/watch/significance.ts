/** How often something happened among so many. */
export interface Occurrences {
  hits: number;
  draws: number;
}

/**
 * The chance of at least so many hits in independent draws.
 *
 * @param hits a whole number
 * @param probability of one hit, from 0 to 1
 * @returns from 0 to 1
 */
export function binomialTail({ hits, draws }: Occurrences, probability: number): number {
  if (hits <= 0) return 1;
  if (hits > draws || probability <= 0) return 0;
  if (probability >= 1) return 1;
  // The sum starts at its largest term: a tiny first one would be 0 as a number, and with it all others.
  if (hits <= draws * probability) return 1 - binomialTail({ hits: draws - hits + 1, draws }, 1 - probability);
  let logarithm = hits * Math.log(probability) + (draws - hits) * Math.log(1 - probability);
  for (let at = 1; at <= hits; at += 1) logarithm += Math.log((draws - hits + at) / at);
  let term = Math.exp(logarithm);
  let sum = term;
  for (let at = hits; at < draws && term > sum * Number.EPSILON; at += 1) {
    term *= (((draws - at) / (at + 1)) * probability) / (1 - probability);
    sum += term;
  }
  return Math.min(1, sum);
}

/** The chance of at least so many events, if there are `mean` on average: a render may cause several. */
export function poissonTail(events: number, mean: number): number {
  const draws = 1e6;
  return binomialTail({ hits: events, draws }, Math.min(1, mean / draws));
}

/**
 * The chance that so many of all hits are among the draws of one, if hits are equally frequent in both. Unlike `binomialTail`, it allows
 * for the chance in the draws of the other, too.
 */
export function chanceOfMore(one: Occurrences, other: Occurrences): number {
  const draws = one.draws + other.draws;
  return binomialTail({ hits: one.hits, draws: one.hits + other.hits }, draws > 0 ? one.draws / draws : 1);
}

/**
 * Compares the ranks of two samples (Mann–Whitney), which outliers do not decide.
 *
 * @returns by how many standard deviations the values of one are higher than chance allows; 0 without values
 */
export function rankScore(one: readonly number[], other: readonly number[]): number {
  const [count, otherCount] = [one.length, other.length];
  if (count === 0 || otherCount === 0) return 0;
  const sorted = other.toSorted((first, second) => first - second);
  // An equal value is half higher.
  const higher = one.reduce(
    (sum, value) => sum + (placeOf(sorted, value, false) + placeOf(sorted, value, true)) / 2,
    0,
  );
  const variance = (count * otherCount * (count + otherCount + 1)) / 12;
  return (higher - (count * otherCount) / 2) / Math.sqrt(variance);
}

/** @returns how many of the sorted values are lower, or also equal */
function placeOf(sorted: readonly number[], value: number, isEqualIncluded: boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const at = sorted[middle] ?? Infinity;
    if (at < value || (isEqualIncluded && at === value)) from = middle + 1;
    else to = middle;
  }
  return from;
}
