import type { Address } from '../model/address.ts';
import { emptyAddress } from '../model/address.ts';
import type { View } from '../markets/view.ts';
import { viewOfOrder } from './orderedCart.ts';
import type { StoredOrder } from './readOrders.ts';

/** An order for somebody: its customer, or whoever has the link. */
export interface OrderView {
  order: StoredOrder;
  billingAddress: Address;
  shippingAddress: Address;
  /** False for the holder of the link: what opens the order, or says more of its customer than the link may, is left out. */
  isOwn: boolean;
  /** For the words; the money is in the order's own currency. */
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
  pickupPoint: '',
  desiredDeliveryDate: null,
  promoCode: null,
  userAgent: '',
};

/** What a forwarded link may show: what was bought, first name and town. Nothing that opens the order or follows its parcel. */
export function publicOrder(order: StoredOrder, reader: View): OrderView {
  return {
    order: {
      ...order,
      customerId: null,
      email: '',
      details: { ...order.details, ...UNSHARED_DETAILS },
      lines: order.lines.map((line) => ({ ...line, message: '' })),
      shippings: order.shippings.map((shipping) => ({ ...shipping, parcelNumber: null, trackingLink: null })),
    },
    billingAddress: publicAddress(order.billingAddress, order),
    shippingAddress: publicAddress(order.shippingAddress, order),
    isOwn: false,
    view: viewOfOrder(order, reader),
  };
}

/** Of somebody who has deleted the account only the carrier knows more than the country. */
function publicAddress({ firstName, city, country }: Address, { erasesAfterDelivery }: StoredOrder): Address {
  return { ...emptyAddress(), ...(erasesAfterDelivery ? {} : { firstName, city }), country };
}
