import { deliveryDates, isBeforeCutoff, type Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { formatDeliveryDates } from '@hemvaror/domain/delivery/formatDeliveryDates';
import type { Shop } from '@hemvaror/runtime/contract/shop';

const HOUR_MS = 3_600_000;

/** When an order is delivered. Created on the server with the page's data, so that the browser renders the same. */
export interface DeliveryEstimate {
  /** Whether only orders before the cutoff of today are delivered on these days. */
  isBeforeCutoff: boolean;
  /** The days on which the goods of each supply arrive: `tis 1 – tors 3 dec`. */
  days: Readonly<Record<Supply, string>>;
}

/**
 * The estimates of an hour, as their formatters take 7 % of the time of a page. Cutoff and midnight in Stockholm are at a full hour.
 */
let latest = { hour: Number.NaN, estimates: new Map<string, Readonly<DeliveryEstimate>>() };

/** @returns null for a market without delivery days */
export function deliveryEstimate(
  now: Date,
  shop: Pick<Shop, 'deliveryDays' | 'deliveryCountry' | 'languageId'>,
): Readonly<DeliveryEstimate> | null {
  const { deliveryDays: days, deliveryCountry, languageId } = shop;
  if (!days) return null;
  const country = deliveryCountry ?? '';
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (latest.hour !== hour) latest = { hour, estimates: new Map() };
  const key = `${days.min} ${days.max} ${country} ${languageId}`;
  const known = latest.estimates.get(key);
  if (known) return known;
  const arrival = (supply: Supply): string =>
    formatDeliveryDates(deliveryDates({ orderedAt: now, days, country, supply }), languageId) ?? '';
  const estimate = {
    isBeforeCutoff: isBeforeCutoff(now),
    days: { stock: arrival('stock'), supplier: arrival('supplier'), madeToOrder: arrival('madeToOrder') },
  };
  latest.estimates.set(key, estimate);
  return estimate;
}
