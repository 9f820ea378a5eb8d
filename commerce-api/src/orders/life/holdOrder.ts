import type { OrderStatus } from '../../model/orderStatus.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { changeStatus } from '../changeStatus.ts';
import { lifeOf } from './lifeOf.ts';
import { newStatus, statusOf } from './orderLife.ts';
import { lockOrder, recordStep, type StepAuthor } from './storeStep.ts';

/** Statuses of an order whose money may still be missing. Earlier releases packed such orders. */
const HOLDABLE: readonly OrderStatus[] = ['pending', 'pending-payment', 'backorder', 'partial'];

/** Puts an order on hold, as its money did not arrive. The buyer gets no mail: the shop has to decide first. */
export async function holdOrder(tx: Tx, orderId: number, { actor }: StepAuthor): Promise<void> {
  if (!(await changeStatus(tx, orderId, { from: HOLDABLE, to: 'on-hold' }))) return;
  await recordStep(tx, orderId, { step: 'held', actor, details: {} });
}

/**
 * Continues an order that is on hold.
 *
 * @returns false if it is not on hold
 * @throws Refusal ORDER_NOT_FOUND
 */
export async function releaseOrder(tx: Tx, orderId: number, { actor }: StepAuthor): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'on-hold') return false;
  const life = lifeOf(order);
  await changeStatus(tx, orderId, { from: ['on-hold'], to: statusOf({ ...life, status: newStatus(life) }) });
  await recordStep(tx, orderId, { step: 'released', actor, details: {} });
  return true;
}
