/** One formatter per language, as creating one is slow. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Of the languages that write numbers below 1,000 as JavaScript does, except for this sign. */
const DECIMAL_SIGNS: Record<string, string> = { sv: ',', en: '.' };

/** @param iso BCP 47 tag @returns for example "3 mars 2026" */
export function formatDate(date: Date, iso: string): string {
  let format = dates.get(iso);
  if (!format)
    dates.set(iso, (format = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'Europe/Stockholm' })));
  return format.format(date);
}

/**
 * Ratings are part of the first view, where the browser's first number format would be its longest task (25 ms on a
 * desktop), so numbers below 1,000 need none.
 *
 * @param iso BCP 47 tag
 * @returns with at most one decimal, for ratings and counts
 */
export function formatNumber(value: number, iso: string): string {
  const rounded = Math.round(value * 10) / 10;
  const decimalSign = DECIMAL_SIGNS[iso.slice(0, 2)];
  if (decimalSign !== undefined && value >= 0 && rounded < 1_000) return String(rounded).replace('.', decimalSign);
  let format = numbers.get(iso);
  if (!format) numbers.set(iso, (format = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 })));
  return format.format(value);
}
