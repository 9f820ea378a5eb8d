import type { Tx } from '../../platform/db/openDatabase.ts';
import { lifeOf } from './lifeOf.ts';
import { openItems, refuseStep } from './orderLife.ts';
import { lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';

/**
 * Records that parcels were delivered: one, or all that are on their way. The period of withdrawal begins with the last one.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function deliverOrder(
  tx: Tx,
  orderId: number,
  { actor, parcelNumber }: StepAuthor & { parcelNumber?: string | undefined },
): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  const parcels = order.parcels.filter((parcel) => [undefined, parcel.parcelNumber].includes(parcelNumber));
  if (parcels.length === 0) refuseStep(parcelNumber ? `There is no parcel ${parcelNumber}.` : 'No parcel was shipped.');
  const onTheirWay = parcels.filter(({ deliveredAt }) => deliveredAt === null).map(({ id }) => id);
  if (onTheirWay.length === 0) return unchanged(order);
  const now = new Date();
  await tx.updateTable('order_parcel').set({ delivered_at: now }).where('id', 'in', onTheirWay).execute();
  const isLast =
    order.lines.every((line) => openItems(line) === 0) &&
    order.parcels.every(({ id, deliveredAt }) => deliveredAt !== null || onTheirWay.includes(id));
  if (isLast) await tx.updateTable('shop_order').set({ delivered_at: now }).where('id', '=', orderId).execute();
  const items = parcels.filter(({ id }) => onTheirWay.includes(id)).flatMap((parcel) => parcel.items);
  return storeStep(tx, order, lifeOf(order), { step: 'delivered', actor, details: { items } });
}
