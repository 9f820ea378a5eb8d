/**
 * The quantity a shopper meant, within what is allowed.
 *
 * Text that holds no whole number gives the minimum; "3,7" and "3.7" mean 3. Should the maximum be below the minimum
 * (sold out while the page was open) the minimum wins, so that the field never shows 0 or less.
 *
 * @param entered what stands in the field, or a number
 * @returns a whole number from `min` to `max`
 */
export function clampQuantity(entered: string | number, min: number, max: number): number {
  const wanted = typeof entered === 'number' ? Math.trunc(entered) : Number.parseInt(entered.replaceAll(/\s/g, ''), 10);
  if (Number.isNaN(wanted)) return min;
  return Math.max(min, Math.min(max, wanted));
}
