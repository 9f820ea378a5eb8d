import type { DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import { addWorkingDays, dayOf, isWorkingDay, type Day } from './workingDays.ts';

const DAY_MS = 86_400_000;
/** Orders until this hour are sent on the same working day. The messages name it. */
const CUTOFF_HOUR = 14;

/** When an order is delivered. Created on the server with the page's data, so that the browser renders the same. */
export interface DeliveryEstimate {
  /** Whether only orders before the cutoff of today are delivered on these days. */
  isBeforeCutoff: boolean;
  /** For example "tisdag" or "tisdag–onsdag"; with the date if it is a week or more ahead. */
  days: string;
}

/** @param languageId BCP 47 tag */
export function deliveryEstimate(now: Date, { min, max }: DeliveryDays, languageId: string): DeliveryEstimate {
  const { today, hour } = inStockholm(now);
  const isBeforeCutoff = isWorkingDay(today) && hour < CUTOFF_HOUR;
  const sent = addWorkingDays(isBeforeCutoff ? today : today + DAY_MS, 0);
  const first = addWorkingDays(sent, min);
  const last = addWorkingDays(sent, max);
  const format = new Intl.DateTimeFormat(languageId, {
    timeZone: 'UTC',
    weekday: 'long',
    // A weekday alone would be ambiguous.
    ...(last - today >= 7 * DAY_MS && { day: 'numeric', month: 'long' }),
  });
  return { isBeforeCutoff, days: format.formatRange(first, last) };
}

function inStockholm(now: Date): { today: Day; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Stockholm',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { today: dayOf(value('year'), value('month'), value('day')), hour: value('hour') };
}
