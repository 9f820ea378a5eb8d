import type { Tx } from '../../platform/db/openDatabase.ts';
import type { StoredOrder } from '../readOrders.ts';
import { refuseStep } from './orderLife.ts';

/** How a payment is paid back: by its provider, or by the shop's own bank transfer. */
export type PaidBack = 'provider' | 'bankTransfer';

/**
 * Pays an amount in minor units back through a payment of the order, in the transaction of the refund.
 *
 * @throws Refusal ORDER_STEP_REFUSED if the provider declines
 */
export type RefundPayment = (tx: Tx, order: StoredOrder, amount: number) => Promise<PaidBack>;

/** By the provider of the payment method. An invoice was paid to the shop's bank account, and is paid back from there. */
const REFUNDS: ReadonlyMap<string, RefundPayment> = new Map([['invoice', async () => 'bankTransfer' as const]]);

export const refundPayment: RefundPayment = async (tx, order, amount) => {
  const [payment] = order.payments;
  const method = await tx
    .selectFrom('payment_method')
    .select('provider')
    .where('id', '=', payment?.paymentId ?? 0)
    .executeTakeFirst();
  const refund = REFUNDS.get(method?.provider ?? '');
  if (!refund) return refuseStep(`Payments by ${payment?.name ?? 'an unknown method'} cannot be paid back from here.`);
  return refund(tx, order, amount);
};
