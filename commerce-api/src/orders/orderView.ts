import type { Address } from '../model/address.ts';
import { emptyAddress } from '../model/address.ts';
import type { View } from '../markets/view.ts';
import { viewOfOrder } from './orderedCart.ts';
import type { StoredOrder } from './readOrders.ts';

/** An order as its customer, or a reader of its public link, may see it. */
export interface OrderView {
  order: StoredOrder;
  billingAddress: Address;
  shippingAddress: Address;
  /** False for the public link: secrets of the order and private customer data are removed. */
  isOwn: boolean;
  /** Determines the language; amounts are in the order's currency. */
  view: View;
}

export function customerOrder(order: StoredOrder, reader: View): OrderView {
  const { billingAddress, shippingAddress } = order;
  return { order, billingAddress, shippingAddress, isOwn: true, view: viewOfOrder(order, reader) };
}

const UNSHARED_DETAILS = {
  message: '',
  identityNumber: '',
  customerOrderNumber: '',
  goodsLabel: '',
  desiredDeliveryDate: null,
  promoCode: null,
  userAgent: '',
};

/** The data of the public link: items, parcels, refunds, first name, town and pickup point. No secrets of the order. */
export function publicOrder(order: StoredOrder, reader: View): OrderView {
  return {
    order: {
      ...order,
      customerId: null,
      email: '',
      merchantData: null,
      details: { ...order.details, ...UNSHARED_DETAILS, pickupPoint: publicPickupPoint(order) },
      lines: order.lines.map((line) => ({ ...line, message: '' })),
      withdrawals: order.withdrawals.map((request) => ({ ...request, message: '' })),
    },
    billingAddress: publicAddress(order.billingAddress, order),
    shippingAddress: publicAddress(order.shippingAddress, order),
    isOwn: false,
    view: viewOfOrder(order, reader),
  };
}

/** Only a place of the carrier (OP-64): a text of a delivery service may be any text of the buyer. */
function publicPickupPoint({ details, erasesAfterDelivery }: StoredOrder): string {
  return details.pickupPointId && !erasesAfterDelivery ? details.pickupPoint : '';
}

/** Only the country if the account was deleted: the other fields are kept for the carrier only. */
function publicAddress({ firstName, city, country }: Address, { erasesAfterDelivery }: StoredOrder): Address {
  return { ...emptyAddress(), ...(erasesAfterDelivery ? {} : { firstName, city }), country };
}
