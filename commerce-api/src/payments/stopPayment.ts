import { leaveOpen } from '../orders/movePayment.ts';
import { releaseStock } from '../orders/reserveStock.ts';
import { announce } from '../platform/db/changes.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { PaymentReason } from '../model/payments.ts';
import type { PaymentDecision } from './decidePayment.ts';
import type { StoredPayment } from './storedPayment.ts';

export interface Applied {
  step: PaymentDecision;
  /** Products whose stock changed. */
  productIds: number[];
}

/** Ends an open payment, and gives back what it holds. */
export async function stopPayment(
  tx: Tx,
  payment: StoredPayment,
  step: { step: 'void' | 'end'; reason: PaymentReason },
): Promise<Applied> {
  const productIds = await release(tx, payment);
  await leaveOpen(tx, payment.id, { to: step.step === 'void' ? 'voiding' : 'ended', reason: step.reason });
  return { step, productIds };
}

/** Whether the time for which a payment holds its goods is over. */
export function isReservedTooLong({ reservedUntil }: Pick<StoredPayment, 'reservedUntil'>): boolean {
  return reservedUntil !== null && reservedUntil <= new Date();
}

/** Gives back stock that was reserved for too long. The payment may still succeed if the stock lasts. */
export async function releaseExpired(tx: Tx, payment: StoredPayment): Promise<number[]> {
  return isReservedTooLong(payment) ? release(tx, payment) : [];
}

/** @returns the products whose stock changed */
export async function release(tx: Tx, { id, reservation, draft }: StoredPayment): Promise<number[]> {
  if (!reservation) return [];
  await releaseStock(tx, reservation);
  await tx
    .updateTable('payment')
    .set({ reservation: null, reserved_until: null, promo_code: null })
    .where('id', '=', id)
    .execute();
  const productIds = [...new Set(draft?.lines.map(({ productId }) => productId))];
  await announce(tx, { productIds });
  return productIds;
}
