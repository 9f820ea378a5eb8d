import type { Tx } from '../../platform/db/openDatabase.ts';
import type { StoredOrder } from '../readOrders.ts';
import { refuseStep } from './orderLife.ts';

/** How a payment is paid back: by its provider, or by the shop's own bank transfer. */
export type PaidBack = 'provider' | 'bankTransfer';

/**
 * Pays an amount in minor units back through the payment of the order. A provider does so after the transaction of the refund.
 *
 * @throws Refusal ORDER_STEP_REFUSED if there is no money to pay back from
 */
type RefundPayment = (tx: Tx, order: Pick<StoredOrder, 'id'>, amount: number) => Promise<PaidBack>;

export const refundPayment: RefundPayment = async (tx, order, amount) => {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  // An invoice was paid to the shop's bank account, and is paid back from there.
  if (!payment) return 'bankTransfer';
  if (payment.state !== 'captured') return refuseStep('The provider has not captured the payment.');
  await tx.insertInto('payment_refund').values({ payment_id: payment.id, amount_minor: amount }).execute();
  return 'provider';
};

/**
 * The amount that a provider captures was fixed when the order was placed, so the order's sums must not change before that.
 *
 * @throws Refusal ORDER_STEP_REFUSED
 */
export async function assertMoneyArrived(tx: Tx, { id }: Pick<StoredOrder, 'id'>): Promise<void> {
  const open = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'ordered')
    .executeTakeFirst();
  if (open) refuseStep('The provider is about to capture the payment. Try again in a minute.');
}
