import type { PaymentReason } from '../model/payments.ts';
import { leaveOpen } from '../orders/movePayment.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

export interface NewState {
  state: 'ordered' | 'voiding' | 'ended';
  reason?: PaymentReason;
  order_id?: number;
}

/** Moves an open payment whose row the caller has locked. @throws Error if it is not open: the transaction must not be committed */
export function setState(tx: Tx, id: string, { state, reason, order_id }: NewState): Promise<void> {
  return leaveOpen(tx, id, {
    to: state,
    ...(reason === undefined ? {} : { reason }),
    ...(order_id === undefined ? {} : { orderId: order_id }),
  });
}
