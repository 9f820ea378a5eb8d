import type { OrderStatus } from '../../model/orderStatus.ts';
import type { PaymentState } from '../../model/paymentState.ts';
import {
  allItems,
  changeLines,
  newStatus,
  openItems,
  refuseStep,
  withStatus,
  type LifeLine,
  type OrderLife,
  type Quantities,
} from './orderLife.ts';

export const CAPTURE_PENDING = 'The provider is about to capture the payment. Try again in a minute.';
export const ON_HOLD =
  'The order is on hold: the provider has not captured the payment. Run order repair, or cancel the order.';
const MONEY_RETURNED = 'The money of the order was returned.';

/** The order after a step, and the items that it concerned. */
export interface Handled {
  life: OrderLife;
  items: Quantities;
}

/**
 * Packs some items, by default all. Returns null if all items are packed already.
 *
 * @throws Refusal ORDER_STEP_REFUSED
 */
export function pack(life: OrderLife, chosen?: Quantities): Handled | null {
  assertReleased(life);
  const items = chosen ?? allItems(life, unpackedItems);
  if (items.size === 0) return null;
  const lines = changeLines(life, items, {
    available: unpackedItems,
    change: (line, count) => ({ ...line, packed: line.packed + count }),
  });
  return { life: withStatus({ ...life, lines }), items };
}

/**
 * Ships some items in one parcel, by default all that are left. Shipped items count as packed. Returns null if nothing is left.
 *
 * @throws Refusal ORDER_STEP_REFUSED
 */
export function ship(life: OrderLife, chosen?: Quantities): Handled | null {
  assertReleased(life);
  const items = chosen ?? allItems(life, openItems);
  if (items.size === 0) return null;
  const lines = changeLines(life, items, {
    available: openItems,
    change: (line, count) => {
      const shipped = line.shipped + count;
      return { ...line, shipped, packed: Math.max(line.packed, shipped) };
    },
  });
  return { life: withStatus({ ...life, lines }), items };
}

/** Marks the order as paid. Returns null if it is paid already. @throws Refusal ORDER_STEP_REFUSED */
export function pay(life: OrderLife): OrderLife | null {
  if (life.isPaid) return null;
  if (life.status === 'cancelled') refuseStep('The order is canceled.');
  if (life.paymentState === 'ordered') refuseStep(CAPTURE_PENDING);
  const waits = life.status === 'pending-payment' || life.status === 'on-hold';
  const paid = { ...life, isPaid: true };
  return waits ? withStatus({ ...paid, status: newStatus(life) }) : paid;
}

/** Why an order may not be packed or shipped, by its status; null if it may. */
const NOT_RELEASED: Record<OrderStatus, string | null> = {
  pending: null,
  backorder: null,
  partial: null,
  completed: null,
  refunded: null,
  'pending-payment': 'The order waits for its payment.',
  'on-hold': ON_HOLD,
  cancelled: 'The order is canceled.',
  inactive: 'The order is inactive.',
  'out-of-stock': 'The items of the order are out of stock.',
};

/** The same by the state of its payment at a provider. A payment that was returned may have been paid in another way. */
const NOT_PAID: Record<PaymentState, string | null> = {
  captured: null,
  ordered: CAPTURE_PENDING,
  onHold: ON_HOLD,
  open: 'The order waits for its payment.',
  voiding: MONEY_RETURNED,
  voided: MONEY_RETURNED,
  ended: MONEY_RETURNED,
};

/** Goods leave the warehouse only when the payment is certain: captured by its provider, or to be made by invoice. */
function assertReleased({ status, paymentState, isPaid }: OrderLife): void {
  const byStatus = NOT_RELEASED[status];
  if (byStatus !== null) refuseStep(byStatus);
  const byPayment = paymentState === null ? null : NOT_PAID[paymentState];
  if (byPayment !== null && !(isPaid && byPayment === MONEY_RETURNED)) refuseStep(byPayment);
}

function unpackedItems({ quantity, packed, canceled }: LifeLine): number {
  return Math.max(0, quantity - canceled - packed);
}
