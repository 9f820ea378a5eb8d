export const SHOP_TIME_ZONE = 'Europe/Stockholm';

const HOUR_MS = 3_600_000;
const STOCKHOLM = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** The date in the hour of the last call: a list asks for it with each price, and midnight in Stockholm is at a full hour. */
let latest = { hour: Number.NaN, date: '' };

/** The date in the shop's time zone, `yyyy-mm-dd`: prices, VAT rates and campaigns change at midnight there. */
export function shopDate(at = new Date()): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (latest.hour !== hour) latest = { hour, date: STOCKHOLM.format(at) };
  return latest.date;
}

/** @param day `yyyy-mm-dd`, the format of the result as well */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
