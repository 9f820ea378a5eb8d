import type { PlacedOrder } from '../orders/writeOrder.ts';
import { Refusal } from '../model/refusal.ts';
import { settleForShopper, type SettleDeps } from './settlePayment.ts';
import { abandonPayment, openSession, type PaymentStart, type StartDeps } from './startPayment.ts';
import type { StoredPayment } from './storedPayment.ts';

/** An order, or the page of a provider on which the shopper pays before there is one. */
export type OrderOutcome = { order: PlacedOrder } | { redirectUrl: string };

interface StoredStart {
  payment: StoredPayment;
  start: PaymentStart;
}

/**
 * Opens the provider's page for a stored payment.
 *
 * @returns the order, if the shopper has paid meanwhile
 * @throws Refusal PAYMENT_UNAVAILABLE if the provider did not answer; the goods are free again
 */
export async function redirectToPay(
  { payment, start }: StoredStart,
  deps: StartDeps & SettleDeps,
): Promise<OrderOutcome> {
  try {
    const opened = await openSession(payment, start, deps);
    if (opened && 'redirectUrl' in opened.session) return { redirectUrl: opened.session.redirectUrl };
    const settled = await settleForShopper(payment.id, deps);
    const order = settled?.orderId ? await orderOf(settled.orderId, deps) : undefined;
    if (order) return { order };
  } catch (error) {
    deps.log.error({ err: error, payment: payment.id }, 'payment page not opened');
  }
  await abandonPayment(payment, deps.db);
  throw new Refusal('PAYMENT_UNAVAILABLE', 'The payment provider does not answer. Try again or choose another method.');
}

function orderOf(orderId: number, { db }: Pick<SettleDeps, 'db'>) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'public_id as publicId', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
