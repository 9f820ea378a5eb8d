import type { DeliveryDays } from '../market/deliveryDays.ts';

const WORKING_DAYS = /(\d{1,2})(?:\s?[–-]\s?(\d{1,2}))?\s(?:vardag|arbetsdag|business day|working day)/i;

/** The working days that the text of a shipping option names: `1–3 vardagar`, `2 business days`. Null if it names none. */
export function deliveryDaysIn(text: string): DeliveryDays | null {
  const [, first, last = first] = WORKING_DAYS.exec(text) ?? [];
  const [min, max] = [Number(first), Number(last)];
  return first !== undefined && min <= max ? { min, max } : null;
}
