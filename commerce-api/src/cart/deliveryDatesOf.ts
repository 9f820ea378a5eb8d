import { datesBySupply, type SupplyDates } from '@hemvaror/domain/delivery/deliveryDates';
import type { ShippingOption } from './options.ts';

/** The days on which the goods arrive: for an order as promised, for a cart as of now. Empty if the carrier's time is unknown. */
export function deliveryDatesOf(
  { promised, days, supplies, view }: ShippingOption,
  orderedAt: Date,
): readonly SupplyDates[] {
  if (promised) return promised;
  if (!days) return [];
  const [min, max] = days;
  return datesBySupply({ orderedAt, days: { min, max }, country: view.market.country.code }, supplies);
}
