/** @throws Error without figures */
export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/**
 * The smallest figure that `percent` of all do not exceed. The median of an even number is the mean of the middle two.
 *
 * @throws Error without figures
 */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.min(sorted.length - 1, Math.max(0, index))];
  const middle = sorted.length / 2;
  if (percent === 50 && Number.isInteger(middle)) return mean(at(middle - 1), at(middle));
  return mean(at(Math.ceil((sorted.length * percent) / 100) - 1));
}

function mean(...figures: (number | undefined)[]): number {
  const present = figures.filter((figure) => figure !== undefined);
  if (present.length === 0) throw new Error('No figures to compute a percentile of.');
  return present.reduce((sum, figure) => sum + figure, 0) / present.length;
}
