import { sql } from 'kysely';
import type { PaymentReason } from '../model/payments.ts';
import type { PaymentStep } from '../model/paymentState.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

export type PaymentMove = PaymentStep & {
  reason?: PaymentReason;
  orderId?: number;
  /** The provider's message. */
  error?: string;
  /** The claim of the caller. Without one, the payment must not be claimed. */
  claim?: string;
};

/**
 * Moves a payment from one state to the next; no other code writes the state. The claim ends with it, and the draft is deleted,
 * as it contains personal data.
 *
 * @returns false if the payment is in another state, or another caller has claimed it
 */
export async function movePayment(tx: Tx, id: string, move: PaymentMove): Promise<boolean> {
  const { from, to, reason = null, orderId = null, error = null, claim = null } = move;
  const isReserved = to !== 'ordered';
  const { rows } = await sql`
    update payment set
      state = ${to},
      reason = ${to === 'captured' ? null : sql`coalesce(${reason}::text, reason)`},
      order_id = coalesce(${orderId}::int, order_id),
      draft = null,
      network = null,
      reservation = ${isReserved ? sql`reservation` : null},
      reserved_until = ${isReserved ? sql`reserved_until` : null},
      last_error = ${error},
      claim = null,
      claimed_until = null,
      attention_at = ${to === 'onHold' ? sql`now()` : null},
      attempts = 0,
      next_check_at = now(),
      updated_at = now()
    where id = ${id} and state = ${from}
      and (claim = ${claim}::uuid or ${claim}::uuid is null and (claimed_until is null or claimed_until <= now()))
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Moves an open payment whose row the caller has locked.
 *
 * @throws Error if it is not open, or being canceled by another caller: the transaction must not be committed
 */
export async function leaveOpen(tx: Tx, id: string, next: Omit<PaymentMove & { from: 'open' }, 'from'>): Promise<void> {
  if (!(await movePayment(tx, id, { ...next, from: 'open' })))
    throw new Error(`Payment ${id} is no longer open, or is being canceled.`);
}
