import type { Tx } from '../../platform/db/openDatabase.ts';
import { pay } from './handling.ts';
import { lifeOf } from './lifeOf.ts';
import { lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';

/**
 * Records that an order was paid.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function payOrder(tx: Tx, orderId: number, { actor }: StepAuthor): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  const life = pay(lifeOf(order));
  if (!life) return unchanged(order);
  await tx
    .updateTable('order_payment')
    .set({ paid_at: new Date() })
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .execute();
  return storeStep(tx, order, life, { step: 'paid', actor, details: {} });
}
