/**
 * Splits an amount in minor units in proportion to weights, so that the parts add up to it. The largest remainders are rounded
 * up, the first of equals.
 *
 * @param weights at least 0; the parts are 0 if all of them are
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((one, two) => two.remainder - one.remainder || one.index - two.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
