/**
 * Parses an entered quantity and limits it to a range.
 *
 * Text without a whole number gives the minimum; "3,7" and "3.7" give 3. If the maximum is below the minimum (sold out while
 * the page was open), returns the minimum, so that the field never shows 0 or less.
 *
 * @param entered the text of the field, or a number
 * @returns a whole number from `min` to `max`
 */
export function clampQuantity(entered: string | number, min: number, max: number): number {
  const parsed = typeof entered === 'number' ? Math.trunc(entered) : Number.parseInt(entered.replaceAll(/\s/g, ''), 10);
  if (Number.isNaN(parsed)) return min;
  return Math.max(min, Math.min(max, parsed));
}
