import {
  allItems,
  changeLines,
  openItems,
  refuseStep,
  withStatus,
  type LifeLine,
  type OrderLife,
  type Quantities,
} from './orderLife.ts';

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
  const isReleased = life.status === 'pending-payment';
  const isMadeToOrder = life.lines.some(({ fromOversold }) => fromOversold > 0);
  return { ...life, isPaid: true, status: isReleased ? (isMadeToOrder ? 'backorder' : 'pending') : life.status };
}

/** Goods leave the warehouse only when the payment is certain. */
function assertReleased({ status }: OrderLife): void {
  if (status === 'cancelled') refuseStep('The order is canceled.');
  if (status === 'pending-payment') refuseStep('The order waits for its payment.');
}

function unpackedItems({ quantity, packed, canceled }: LifeLine): number {
  return Math.max(0, quantity - canceled - packed);
}
