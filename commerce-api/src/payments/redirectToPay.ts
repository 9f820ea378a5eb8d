import type { PlacedOrder } from '../orders/writeOrder.ts';
import { Refusal } from '../model/refusal.ts';
import { holdGoods, holdReason, type HoldDeps } from './holdGoods.ts';
import { settleForShopper, voidOpened, type SettleDeps } from './settlePayment.ts';
import { abandonPayment, openSession, type OpenedSession, type PaymentStart, type StartDeps } from './startPayment.ts';
import type { StoredPayment } from './storedPayment.ts';

/** An order, or the page of a provider on which the shopper pays before there is one. */
export type OrderOutcome = { order: PlacedOrder } | { redirectUrl: string };

interface StoredStart {
  payment: StoredPayment;
  start: PaymentStart;
}

type RedirectDeps = StartDeps & SettleDeps & HoldDeps;

/**
 * Opens the provider's page for a stored payment, and then takes what its order needs: a provider that does not answer holds
 * nothing.
 *
 * @returns the order, if the shopper has paid meanwhile
 * @throws Refusal PAYMENT_UNAVAILABLE if the provider did not answer, and the refusals of `holdGoods`
 */
export async function redirectToPay({ payment, start }: StoredStart, deps: RedirectDeps): Promise<OrderOutcome> {
  const opened = await openOrAbandon(payment, start, deps);
  if (opened && 'redirectUrl' in opened.session) {
    if (await holdOrVoid(payment, opened.session.reference, start, deps)) {
      return { redirectUrl: opened.session.redirectUrl };
    }
  }
  // The shopper has paid already, perhaps in another tab.
  const settled = await settleForShopper(payment.id, deps).catch((error: unknown) => giveUp(payment, error, deps));
  const order = settled?.orderId ? await orderOf(settled.orderId, deps) : undefined;
  return order ? { order } : giveUp(payment, new Error('The payment has ended.'), deps);
}

async function openOrAbandon(
  payment: StoredPayment,
  start: PaymentStart,
  deps: RedirectDeps,
): Promise<OpenedSession | null> {
  try {
    return await openSession(payment, start, deps);
  } catch (error) {
    return giveUp(payment, error, deps);
  }
}

async function giveUp(payment: StoredPayment, error: unknown, { db, log }: RedirectDeps): Promise<never> {
  log.error({ err: error, payment: payment.id }, 'payment page not opened');
  await abandonPayment(payment, db);
  throw new Refusal('PAYMENT_UNAVAILABLE', 'The payment provider does not answer. Try again or choose another method.');
}

async function holdOrVoid(
  payment: StoredPayment,
  reference: string,
  start: PaymentStart,
  deps: RedirectDeps,
): Promise<boolean> {
  try {
    return await holdGoods(payment, reference, start, deps);
  } catch (error) {
    const reason = holdReason(error);
    // No shopper has seen the page, but the provider has it.
    if (reason) await voidOpened(payment, { reference, reason }, deps);
    throw error;
  }
}

function orderOf(orderId: number, { db }: Pick<SettleDeps, 'db'>) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'public_id as publicId', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
