import type { DeliveryDays } from './carriers.ts';
import type { View } from './view.ts';

const UNIT = { sv: 'vardagar', en: 'business days' };

/** A delivery time as text: `1–3 vardagar`. */
export function workingDays(days: DeliveryDays, { language }: Pick<View, 'language'>): string {
  return `${daySpan(days)}\u00A0${UNIT[language.code]}`;
}

/** The number of days without a unit: `1–3`. */
export function daySpan([from, to]: DeliveryDays): string {
  return from === to ? String(to) : `${from}–${to}`;
}
