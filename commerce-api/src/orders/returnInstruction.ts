import type { View } from '../markets/view.ts';
import type { StoredOrder } from './readOrders.ts';

/** How a buyer sends items back with the carrier that delivered them, in the language of the view. Null without an instruction. */
export function returnInstruction(
  { parcels, shippings }: Pick<StoredOrder, 'parcels' | 'shippings'>,
  { market, language }: View,
): string | null {
  const used = new Set((parcels.length > 0 ? parcels : shippings).map(({ shippingId }) => shippingId));
  const instructed = market.carriers.find(({ carrier }) => used.has(carrier.id) && carrier.returns !== null);
  return instructed?.carrier.returns?.[language.code] ?? null;
}
