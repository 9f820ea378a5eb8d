import type { Tx } from '../../platform/db/openDatabase.ts';
import { movePayment } from '../movePayment.ts';
import { pay } from './handling.ts';
import { lifeOf } from './lifeOf.ts';
import { lockPaymentOf } from './refundPayment.ts';
import { lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';

/**
 * Records that an order was paid, by invoice or, for one on hold, in another way than through its provider.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function payOrder(tx: Tx, orderId: number, { actor }: StepAuthor): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  const life = pay(lifeOf(order));
  if (!life) return unchanged(order);
  const held = await lockPaymentOf(tx, orderId);
  // The authorization is not needed any more.
  if (held?.state === 'onHold') await movePayment(tx, held.id, { from: 'onHold', to: 'voiding' });
  await tx
    .updateTable('order_payment')
    .set({ paid_at: new Date() })
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .execute();
  return storeStep(tx, order, life, { step: 'paid', actor, details: {} });
}
