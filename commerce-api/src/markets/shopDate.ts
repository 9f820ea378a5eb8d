export const SHOP_TIME_ZONE = 'Europe/Stockholm';

const STOCKHOLM = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** The date in the shop's time zone, `yyyy-mm-dd`: prices, VAT rates and campaigns change at midnight there. */
export function shopDate(at = new Date()): string {
  return STOCKHOLM.format(at);
}

/** @param day `yyyy-mm-dd`, the format of the result as well */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
