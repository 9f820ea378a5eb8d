import type { Address } from '../checkout/address.ts';
import { emptyAddress } from '../checkout/address.ts';
import type { View } from '../markets/view.ts';
import { viewOfOrder } from './orderedCart.ts';
import type { StoredOrder } from './readOrders.ts';

/** An order for somebody: its customer, or whoever has the link. */
export interface OrderView {
  order: StoredOrder;
  billingAddress: Address;
  shippingAddress: Address;
  /** For the words; the money is in the order's own currency. */
  view: View;
}

export function ownOrder(order: StoredOrder, reader: View): OrderView {
  const { billingAddress, shippingAddress } = order;
  return { order, billingAddress, shippingAddress, view: viewOfOrder(order, reader) };
}

/** What a forwarded link may show: first name and town, no street, no phone. */
export function publicOrder(order: StoredOrder, reader: View): OrderView {
  return {
    order: { ...order, details: { ...order.details, message: '', identityNumber: '' } },
    billingAddress: shown(order.billingAddress),
    shippingAddress: shown(order.shippingAddress),
    view: viewOfOrder(order, reader),
  };
}

function shown({ firstName, city, country }: Address): Address {
  return { ...emptyAddress(), firstName, city, country };
}
