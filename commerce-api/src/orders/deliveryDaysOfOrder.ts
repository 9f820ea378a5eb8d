import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import type { DeliveryDays } from '../markets/carriers.ts';
import type { View } from '../markets/view.ts';
import type { StoredOrder } from './readOrders.ts';

/** Where the goods of an order come from; from stock in orders from before this was stored. */
export function suppliesOf({ details }: Pick<StoredOrder, 'details'>): readonly Supply[] {
  return details.supplies ?? ['stock'];
}

/** The agreed delivery time of an order's goods in stock. Null without such goods, and in an older order whose carrier no longer delivers there. */
export function deliveryDaysOfOrder(order: StoredOrder, { market }: View): DeliveryDays | null {
  const offer = market.carriers.find(({ carrier }) => carrier.id === order.shippings[0]?.shippingId);
  const days = order.details.deliveryDays ?? offer?.days ?? null;
  return suppliesOf(order).includes('stock') ? days : null;
}
