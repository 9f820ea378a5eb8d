import type { OrderStatus } from '../../model/orderStatus.ts';
import { refuseStep, type OrderLife, type Quantities } from './orderLife.ts';

/** Days to withdraw from a purchase after the delivery, as the terms promise; the law requires 14. */
export const WITHDRAWAL_DAYS = 30;

const DAY_MS = 86_400_000;

/** The time until which the buyer may withdraw. Null while the order is not delivered: the period has not begun. */
export function withdrawableUntil(deliveredAt: Date | null): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

export interface Withdrawal {
  /** False for companies, which have no right of withdrawal. */
  isConsumer: boolean;
  deliveredAt: Date | null;
  /** Items of earlier requests that are not handled yet. */
  requested: Quantities;
}

/** The items that the buyer may still return. */
export function withdrawableItems(life: OrderLife, { isConsumer, deliveredAt, requested }: Withdrawal, now: Date) {
  const until = withdrawableUntil(deliveredAt);
  const items = new Map<number, number>();
  if (!isConsumer || life.status === 'cancelled' || (until && until < now)) return items;
  for (const { id, quantity, canceled, refunded } of life.lines) {
    const left = quantity - canceled - refunded - (requested.get(id) ?? 0);
    if (left > 0) items.set(id, left);
  }
  return items;
}

/**
 * The items of a withdrawal, by default all.
 *
 * @throws Refusal ORDER_STEP_REFUSED
 */
export function withdraw(life: OrderLife, state: Withdrawal, now: Date, chosen?: Quantities): Quantities {
  const left = withdrawableItems(life, state, now);
  if (left.size === 0) refuseStep('This order can no longer be withdrawn from.');
  for (const [id, count] of chosen ?? []) {
    const most = left.get(id) ?? 0;
    if (!Number.isSafeInteger(count) || count < 1 || count > most)
      refuseStep(`Line ${id} has ${most} items left to return, not ${count}.`);
  }
  return chosen && chosen.size > 0 ? chosen : left;
}

const BEFORE_HANDLING: readonly OrderStatus[] = ['pending', 'pending-payment', 'backorder', 'on-hold'];

/** Whether the buyer may still cancel the whole order without help: nothing of it was packed. */
export function isCancellable({ status, lines }: OrderLife): boolean {
  return BEFORE_HANDLING.includes(status) && lines.every(({ packed, shipped }) => packed === 0 && shipped === 0);
}
