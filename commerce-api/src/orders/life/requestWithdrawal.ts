import { truncate } from '../../model/truncate.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { StoredOrder } from '../readOrders.ts';
import { lifeOf, withdrawalOf } from './lifeOf.ts';
import type { Quantities } from './orderLife.ts';
import { lineItemsOf, lockOrder, storeStep, unchanged, type StepAuthor, type StepResult } from './storeStep.ts';
import { withdraw } from './withdrawing.ts';

const MAX_MESSAGE_LENGTH = 2_000;

interface WithdrawalInput extends StepAuthor {
  /** By default everything that can be returned. */
  items?: Quantities | undefined;
  message?: string | undefined;
}

/**
 * Records a buyer's withdrawal from a purchase or some of its items. Repeating an open request changes nothing.
 *
 * @throws Refusal ORDER_NOT_FOUND, ORDER_STEP_REFUSED
 */
export async function requestWithdrawal(
  tx: Tx,
  orderId: number,
  { actor, items: chosen, message = '' }: WithdrawalInput,
): Promise<StepResult> {
  const order = await lockOrder(tx, orderId);
  if (isRepeated(order, chosen)) return unchanged(order);
  const life = lifeOf(order);
  const items = lineItemsOf(withdraw(life, withdrawalOf(order), new Date(), chosen));
  const request = await tx
    .insertInto('withdrawal_request')
    .values({ order_id: orderId, message: truncate(message, MAX_MESSAGE_LENGTH), handled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('withdrawal_line')
    .values(items.map(({ lineId, quantity }) => ({ request_id: request.id, order_line_id: lineId, quantity })))
    .execute();
  const details = { items, requestId: request.id };
  return storeStep(tx, order, life, { step: 'withdrawalRequested', actor, details });
}

function isRepeated({ withdrawals }: StoredOrder, chosen: Quantities | undefined): boolean {
  const open = withdrawals.filter(({ handledAt }) => handledAt === null);
  if (!chosen || chosen.size === 0) return open.length > 0;
  return open.some(
    ({ items }) =>
      items.length === chosen.size && items.every(({ lineId, quantity }) => chosen.get(lineId) === quantity),
  );
}
