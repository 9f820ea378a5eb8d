import type { Tx } from '../../platform/db/openDatabase.ts';
import { pack } from './handling.ts';
import { lifeOf } from './lifeOf.ts';
import type { Quantities } from './orderLife.ts';
import { lineItemsOf, lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';

/**
 * Packs an order or some of its items.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function packOrder(
  tx: Tx,
  orderId: number,
  { actor, items }: StepAuthor & { items?: Quantities | undefined },
): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  const packed = pack(lifeOf(order), items);
  if (!packed) return unchanged(order);
  return storeStep(tx, order, packed.life, { step: 'packed', actor, details: { items: lineItemsOf(packed.items) } });
}
