import type { Tx } from '../platform/db/openDatabase.ts';
import type { PaymentReason } from '../model/payments.ts';
import type { StoredPayment } from './storedPayment.ts';

export interface NewState {
  state: StoredPayment['state'];
  reason?: PaymentReason;
  order_id?: number;
}

/** The draft contains personal data, so it is deleted with the first step. */
export async function setState(tx: Tx, id: string, next: NewState): Promise<void> {
  const isLeft = next.state === 'ordered' || next.state === 'voiding';
  await tx
    .updateTable('payment')
    .set({
      ...next,
      draft: null,
      ...(next.state === 'ordered' && { reservation: null, reserved_until: null }),
      ...(!isLeft && { last_error: null }),
      attempts: 0,
      next_check_at: new Date(),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}
