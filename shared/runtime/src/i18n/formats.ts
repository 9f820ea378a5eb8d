/** One formatter per language, as creating one is slow. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** @param iso BCP 47 tag @returns for example "3 mars 2026" */
export function formatDate(date: Date, iso: string): string {
  let format = dates.get(iso);
  if (!format)
    dates.set(iso, (format = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'Europe/Stockholm' })));
  return format.format(date);
}

/** @param iso BCP 47 tag @returns with at most one decimal, for ratings and counts */
export function formatNumber(value: number, iso: string): string {
  let format = numbers.get(iso);
  if (!format) numbers.set(iso, (format = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 })));
  return format.format(value);
}
