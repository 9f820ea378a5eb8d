import type { Language } from '../markets/channels.ts';

/** A day as text, in the shop's time zone: the server may run in another. */
export function longDate(date: Date, { id }: Language): string {
  return new Intl.DateTimeFormat(id, { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(date);
}
