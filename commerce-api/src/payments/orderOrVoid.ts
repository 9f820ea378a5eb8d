import { drawCredit } from '../cart/credit.ts';
import type { Pricing } from '../cart/pricing.ts';
import type { Markets } from '../markets/view.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import type { PaymentContact, Reservation } from '../model/payments.ts';
import { Refusal } from '../model/refusal.ts';
import { orderCounters, orderLimitRefusal, type CountedOrder } from '../order-rules/countOrder.ts';
import { findOrderRefusal, type OrderRules } from '../order-rules/findOrderRefusal.ts';
import { unitsOf, type OrderCandidate, type OrderRefusal } from '../order-rules/orderCandidate.ts';
import { leaveOpen } from '../orders/movePayment.ts';
import { reserveStock } from '../orders/reserveStock.ts';
import { productIdsOf, writeOrder, type OrderOrigin } from '../orders/writeOrder.ts';
import { DAY_MS } from '../platform/config/checkoutConfig.ts';
import type { Config } from '../platform/config/config.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { paidCandidate } from './paidCandidate.ts';
import { stopPayment, type Applied } from './stopPayment.ts';
import type { StoredPayment } from './storedPayment.ts';
import { withContact } from './withContact.ts';

/** Read before the transaction, which cannot use another connection. */
export interface ApplyDeps {
  markets: Markets;
  pricing: Pricing;
  rules: OrderRules;
  config: Pick<Config, 'checkout' | 'shop'>;
}

/**
 * Writes the order of a paid draft. If it may not become an order, the money goes back.
 *
 * @param contact of the provider's own form; null if the checkout has collected it
 */
export async function orderOrVoid(
  tx: Tx,
  payment: StoredPayment,
  contact: PaymentContact | null,
  deps: ApplyDeps,
): Promise<Applied> {
  if (!payment.draft) return stopPayment(tx, payment, { step: 'void', reason: 'unavailable' });
  const draft = withContact(payment.draft, contact, deps.markets);
  const candidate = await paidCandidate(tx, payment, draft, deps);
  const counted = countedOf(payment, draft, candidate);
  // The order of a provider's own page was counted when the page was opened.
  const isCounted = contact === null;
  const refused =
    'refusal' in candidate
      ? candidate
      : (findOrderRefusal(candidate, deps.rules) ??
        (isCounted ? undefined : await orderLimitRefusal(tx, counted, deps.rules.limits)));
  if (refused) return stopPayment(tx, payment, { step: 'void', reason: refused.reason });
  const reservation = payment.reservation ?? (await reservationOrNull(tx, draft.lines));
  if (!reservation) return stopPayment(tx, payment, { step: 'void', reason: 'outOfStock' });
  await drawCredit(tx, payment, draft.totals.fromBalance ?? 0);
  // A limit that other orders have reached since the check above fails the transaction, and the next attempt sees it.
  const counters = isCounted ? [] : orderCounters(counted, deps.rules.limits);
  await writePaidOrder(tx, payment, draft, { reservation, counters }, deps);
  return { step: { step: 'order' }, productIds: productIdsOf(draft.lines) };
}

function countedOf(
  { network, customerId }: StoredPayment,
  draft: OrderDraft,
  candidate: OrderCandidate | OrderRefusal,
): CountedOrder {
  const accountEmail = 'refusal' in candidate ? null : candidate.accountEmail;
  return { network, email: draft.email, customerId, accountEmail, units: unitsOf(draft.lines) };
}

async function writePaidOrder(
  tx: Tx,
  payment: StoredPayment,
  draft: OrderDraft,
  by: Pick<OrderOrigin, 'reservation' | 'counters'>,
  { config }: ApplyDeps,
): Promise<void> {
  const order = await writeOrder(tx, draft, {
    cartId: payment.cartId,
    customerId: payment.customerId,
    keyHash: payment.keyHash,
    confirmationExpiresAt: new Date(Date.now() + config.checkout.confirmationDays * DAY_MS),
    transactionId: payment.reference,
    notifiesShop: config.shop.orderNoticeEmail !== undefined,
    ...by,
  });
  await leaveOpen(tx, payment.id, { to: 'ordered', orderId: order.id });
}

/** The refusal has changed nothing, so the transaction can continue. */
async function reservationOrNull(tx: Tx, lines: Parameters<typeof reserveStock>[1]): Promise<Reservation | null> {
  try {
    return await reserveStock(tx, lines);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_STOCK') return null;
    throw error;
  }
}
