import { paymentStateFrom, type PaymentState } from '../../model/paymentState.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { movePayment } from '../movePayment.ts';
import type { StoredOrder } from '../readOrders.ts';
import { CAPTURE_PENDING, ON_HOLD } from './handling.ts';
import { refuseStep } from './orderLife.ts';

/** How a payment is paid back: by its provider, or by the shop's own bank transfer. */
export type PaidBack = 'provider' | 'bankTransfer';

interface Repayment {
  /** Minor units, 0 if nothing was paid. */
  amount: number;
  /** Nothing of the order remains. */
  isCanceled: boolean;
}

/**
 * Pays an amount back through the payment of an order. A provider does so after the transaction of the refund. The amount that it
 * captures was fixed when the order was placed, so the order's sums must not change before that.
 *
 * @returns null if nothing is paid back
 * @throws Refusal ORDER_STEP_REFUSED while the provider may still capture the payment
 */
export async function payBack(
  tx: Tx,
  order: Pick<StoredOrder, 'id'>,
  { amount, isCanceled }: Repayment,
): Promise<PaidBack | null> {
  const payment = await lockPaymentOf(tx, order.id);
  const by = (way: PaidBack) => (amount > 0 ? way : null);
  // An invoice was paid to the shop's bank account, and is paid back from there.
  if (!payment) return by('bankTransfer');
  switch (payment.state) {
    case 'ordered':
      return refuseStep(CAPTURE_PENDING);
    case 'onHold':
      if (!isCanceled) refuseStep(ON_HOLD);
      // The provider releases the authorization, or returns the money if it has captured after all.
      await movePayment(tx, payment.id, { from: 'onHold', to: 'voiding' });
      return by('provider');
    case 'captured':
      if (amount === 0) return null;
      await tx.insertInto('payment_refund').values({ payment_id: payment.id, amount_minor: amount }).execute();
      return 'provider';
    case 'open':
    case 'voiding':
    case 'voided':
    case 'ended':
      break;
  }
  // The order was paid in another way.
  return by('bankTransfer');
}

/** The payment of an order at a provider, locked until the end of the transaction. Requires the lock of the order. */
export async function lockPaymentOf(tx: Tx, orderId: number): Promise<{ id: string; state: PaymentState } | undefined> {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return payment && { ...payment, state: paymentStateFrom(payment.state) };
}
