import { parseIsoDay } from './calendar.ts';
import type { DeliveryDates } from './deliveryDates.ts';

/** One formatter per language, as creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Delivery dates as text: `tis 1 – tors 3 dec`, `Tue, Dec 1 – Thu, Dec 3`, and for a single day `tis 1 dec`. The same in pages, in the
 * browser and in mails.
 *
 * @param languageId BCP 47 tag
 * @returns null for dates that an API has sent in another form
 */
export function formatDeliveryDates({ from, to }: DeliveryDates, languageId: string): string | null {
  const [first, last] = [parseIsoDay(from), parseIsoDay(to)];
  if (first === null || last === null || first > last) return null;
  let format = formats.get(languageId);
  if (!format) {
    const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    formats.set(languageId, (format = new Intl.DateTimeFormat(languageId, { ...parts, timeZone: 'UTC' })));
  }
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  // Over New Year, `formatRange` would add the years.
  const text = isOneYear ? format.formatRange(first, last) : `${format.format(first)} – ${format.format(last)}`;
  return withSameSigns(text);
}

/** Versions of ICU differ in spaces and in the dot of an abbreviation, and server and browser must render the same. */
function withSameSigns(text: string): string {
  return text
    .replaceAll(/\s*[–-]\s*/g, ' – ')
    .replaceAll('.', '')
    .replaceAll(/\s/g, ' ');
}
