import type { OrderStatus } from '../../model/orderStatus.ts';
import type { PaymentState } from '../../model/paymentState.ts';
import { amountOf, type Amount } from '../../model/price.ts';
import { Refusal } from '../../model/refusal.ts';

/** A line of an order with its steps. Quantities are counts of items. */
export interface LifeLine {
  id: number;
  skuId: number;
  productId: number;
  quantity: number;
  /** Items that were packed, shipped ones included. */
  packed: number;
  shipped: number;
  /** Items that were removed from the order before they were shipped. */
  canceled: number;
  /** Shipped items that were refunded. */
  refunded: number;
  /** Price of the whole line after discounts, in minor units including VAT. */
  net: number;
  /** Percent. */
  vatRate: number;
  /** Items taken from the stock on hand and from the oversellable stock; the others came from the supplier. */
  fromHand: number;
  fromOversold: number;
}

/** The part of an order that its steps read and change. Money is in minor units including VAT. */
export interface OrderLife {
  /** `pending`, `backorder` or `pending-payment` until the first step. */
  status: OrderStatus;
  /** Of the payment at a provider; null for an invoice. */
  paymentState: PaymentState | null;
  lines: LifeLine[];
  total: number;
  /** Part of the total that was drawn from the customer's balance when the order was placed. */
  fromBalance: number;
  isPaid: boolean;
  shipping: Amount;
  /** Part of the shipping fee that was refunded. */
  shippingRefunded: number;
  refunded: RefundedSums;
  /** The return shipping that refunds were reduced by. */
  deducted: number;
}

/** The sums of all refunds, in minor units including VAT. */
export interface RefundedSums {
  paidOut: number;
  /** Subtracted from an unpaid invoice. */
  credited: number;
  toBalance: number;
}

/** Numbers of items by line id. */
export type Quantities = ReadonlyMap<number, number>;

/** @throws Refusal ORDER_STEP_REFUSED */
export function refuseStep(message: string): never {
  throw new Refusal('ORDER_STEP_REFUSED', message);
}

export function sumOf({ paidOut, credited, toBalance }: RefundedSums): number {
  return paidOut + credited + toBalance;
}

/** The items of a line that are neither shipped nor canceled. */
export function openItems({
  quantity,
  shipped,
  canceled,
}: Pick<LifeLine, 'quantity' | 'shipped' | 'canceled'>): number {
  return quantity - shipped - canceled;
}

/** The price of the next items of a line that are canceled or refunded. All items of a line add up to its price. */
export function valueOf({ net, quantity, canceled, refunded, vatRate }: LifeLine, items: number): Amount {
  const valueUpTo = (count: number): number => Math.round((net * count) / quantity);
  const settled = canceled + refunded;
  return amountOf(valueUpTo(settled + items) - valueUpTo(settled), vatRate);
}

/** The contract's status of the order, which the storefront shows as received, processing, completed or canceled. */
export function statusOf({ status, lines, total, refunded, deducted }: OrderLife): OrderStatus {
  if (lines.every(({ quantity, canceled }) => canceled === quantity)) return 'cancelled';
  if (lines.every((line) => openItems(line) === 0))
    return sumOf(refunded) + deducted >= total ? 'refunded' : 'completed';
  return lines.some(({ packed, shipped }) => packed > 0 || shipped > 0) ? 'partial' : status;
}

/** The status of an order that may be handled and of which no item was packed. */
export function newStatus({ lines }: Pick<OrderLife, 'lines'>): OrderStatus {
  return lines.some(({ fromOversold }) => fromOversold > 0) ? 'backorder' : 'pending';
}

/**
 * The lines after a change of some items.
 *
 * @throws Refusal ORDER_STEP_REFUSED for a line of another order, or more items than `available`
 */
export function changeLines(
  { lines }: OrderLife,
  items: Quantities,
  { available, change }: { available: (line: LifeLine) => number; change: (line: LifeLine, count: number) => LifeLine },
): LifeLine[] {
  for (const id of items.keys()) if (!lines.some((line) => line.id === id)) refuseStep(`The order has no line ${id}.`);
  return lines.map((line) => {
    const count = items.get(line.id) ?? 0;
    if (count === 0) return line;
    if (!Number.isSafeInteger(count) || count < 0) refuseStep(`Line ${line.id}: ${count} is not a number of items.`);
    const most = available(line);
    if (count > most) refuseStep(`Line ${line.id} has ${most} items left for this step, not ${count}.`);
    return change(line, count);
  });
}

/** All items that are available for a step, without lines that have none. */
export function allItems({ lines }: OrderLife, available: (line: LifeLine) => number): Quantities {
  return new Map(lines.map((line) => [line.id, available(line)] as const).filter(([, count]) => count > 0));
}

export function withStatus(life: OrderLife): OrderLife {
  return { ...life, status: statusOf(life) };
}
