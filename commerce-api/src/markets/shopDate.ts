const STOCKHOLM = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The day in the shop, `yyyy-mm-dd`: prices, VAT and campaigns of a day begin at midnight there, wherever the server runs. */
export function shopDate(at = new Date()): string {
  return STOCKHOLM.format(at);
}

/** @param day `yyyy-mm-dd`, as is the answer */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
