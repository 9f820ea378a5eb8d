import type { DeliveryDays } from '../market/deliveryDays.ts';
import { DAY_MS, dayOf, isoDay, type Day } from './calendar.ts';
import { addWorkingDays, isWorkingDay } from './holidays.ts';

/** Where the shop sends parcels from, and the hour until which an order is sent on the same working day. Messages and pages name it. */
const SENDER = { country: 'SE', timeZone: 'Europe/Stockholm', cutoffHour: 14 };

const HOUR_MS = 3_600_000;

/** Where goods come from: the shop's own stock, the stock of the supplier, or made to order. */
export type Supply = 'stock' | 'supplier' | 'madeToOrder';

/** Working days of the sender until goods can be sent. With the carriers of Sweden: 5 to 8 working days from the supplier. */
const PREPARATION: Readonly<Record<Supply, DeliveryDays>> = {
  stock: { min: 0, max: 0 },
  supplier: { min: 4, max: 5 },
  madeToOrder: { min: 10, max: 15 },
};

/** The first and the last day on which goods arrive, `yyyy-mm-dd`. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** The goods of one supply, with the days on which they arrive. */
export interface SupplyDates extends DeliveryDates {
  supply: Supply;
}

interface Delivery {
  orderedAt: Date;
  /** Of the carrier. */
  days: DeliveryDays;
  /** ISO 3166 code. Other codes, such as that of a region, have the holidays of the sender only. */
  country: string;
  supply?: Supply;
}

/**
 * The days on which an order is delivered. Goods are sent on a working day of the sender; the carrier's days are those on which
 * parcels are moved in both countries, so that the range does not promise too much. @see OP-65
 */
export function deliveryDates({ orderedAt, days, country, supply = 'stock' }: Delivery): DeliveryDates {
  const { min, max } = PREPARATION[supply];
  const handled = handledOn(orderedAt);
  const arrival = (preparation: number, transit: number): string => {
    const sent = addWorkingDays(handled, preparation, [SENDER.country]);
    return isoDay(addWorkingDays(sent, transit, [SENDER.country, country]));
  };
  return { from: arrival(min, days.min), to: arrival(max, days.max) };
}

/** The delivery dates of goods by their supplies. */
export function datesBySupply(delivery: Omit<Delivery, 'supply'>, supplies: readonly Supply[]): SupplyDates[] {
  return supplies.map((supply) => ({ supply, ...deliveryDates({ ...delivery, supply }) }));
}

/** Whether an order at this time is handled on the same day only because it is placed before the hour of the cutoff. */
export function isBeforeCutoff(now: Date): boolean {
  const { today, hour } = atSender(now);
  return isWorkingDay(today, [SENDER.country]) && hour < SENDER.cutoffHour;
}

/** The last time, in ms, at which the dates of an order changed: the cutoff or midnight of the sender. Both are at a full hour. */
export function datesChangedAt(now: Date): number {
  const { hour } = atSender(now);
  const hours = hour < SENDER.cutoffHour ? hour : hour - SENDER.cutoffHour;
  return (Math.floor(now.getTime() / HOUR_MS) - hours) * HOUR_MS;
}

/** The working day on which an order is handled. */
function handledOn(orderedAt: Date): Day {
  const { today } = atSender(orderedAt);
  return addWorkingDays(isBeforeCutoff(orderedAt) ? today : today + DAY_MS, 0, [SENDER.country]);
}

/** Created once, as formatters are slow to create. */
let senderTime: Intl.DateTimeFormat | undefined;

function atSender(time: Date): { today: Day; hour: number } {
  senderTime ??= new Intl.DateTimeFormat('en-US', {
    timeZone: SENDER.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = senderTime.formatToParts(time);
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { today: dayOf(value('year'), value('month'), value('day')), hour: value('hour') };
}
