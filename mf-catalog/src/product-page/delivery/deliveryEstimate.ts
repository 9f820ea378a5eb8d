import type { DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import { addWorkingDays, dayOf, isWorkingDay, type Day } from './workingDays.ts';

const HOUR_MS = 3_600_000;
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

/**
 * The estimates of an hour, as their formatters take 7 % of the time of a page. Cutoff and midnight in Stockholm are at a full hour.
 */
let latest = { hour: Number.NaN, estimates: new Map<string, Readonly<DeliveryEstimate>>() };

/** @param languageId BCP 47 tag */
export function deliveryEstimate(now: Date, days: DeliveryDays, languageId: string): Readonly<DeliveryEstimate> {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (latest.hour !== hour) latest = { hour, estimates: new Map() };
  const key = `${days.min} ${days.max} ${languageId}`;
  const estimate = latest.estimates.get(key) ?? createEstimate(now, days, languageId);
  latest.estimates.set(key, estimate);
  return estimate;
}

function createEstimate(now: Date, { min, max }: DeliveryDays, languageId: string): DeliveryEstimate {
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
