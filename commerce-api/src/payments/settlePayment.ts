import { drawCredit, lockCredit } from '../cart/credit.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { countSold, releaseStock, reserveStock } from '../orders/reserveStock.ts';
import { writeOrder } from '../orders/writeOrder.ts';
import type { Markets } from '../markets/view.ts';
import { Refusal } from '../model/refusal.ts';
import { DAY_MS } from '../platform/config/checkoutConfig.ts';
import type { Config } from '../platform/config/config.ts';
import { announce } from '../platform/db/changes.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import type { PaymentReason, Reservation } from '../model/payments.ts';
import { decidePayment, type PaymentDecision } from './decidePayment.ts';
import { moveMoney, type MoneyDeps } from './moveMoney.ts';
import type { PaymentProvider, ProviderStatus } from './paymentProvider.ts';
import { setState } from './paymentState.ts';
import { cartFingerprint, lockPayment, readPayment, type StoredPayment } from './storedPayment.ts';
import { withContact } from './withContact.ts';

export interface SettleDeps extends MoneyDeps {
  catalog: Pick<Catalog, 'changed'>;
  markets: () => Promise<Markets>;
  config: Pick<Config, 'checkout' | 'shop'>;
}

/**
 * Writes the order of a payment that its provider has authorized, or ends the payment, and then moves its money. The browser's
 * return, the webhook and the sweeper call it, at the same time too: the locks of cart and payment make it happen once.
 *
 * @returns undefined for an unknown id
 * @throws Error if the provider did not answer; the sweeper tries again
 */
export async function settlePayment(id: string, deps: SettleDeps): Promise<StoredPayment | undefined> {
  const payment = await decideStored(id, deps);
  if (!payment) return undefined;
  await moveMoney(payment, deps);
  return (await readPayment(deps.db, id)) ?? payment;
}

/**
 * As `settlePayment`, but the money is moved after the response: the shopper does not wait for the provider twice.
 *
 * @throws Error if the provider did not tell the state of the payment
 */
export async function settleForShopper(id: string, deps: SettleDeps): Promise<StoredPayment | undefined> {
  const payment = await decideStored(id, deps);
  if (payment) {
    void moveMoney(payment, deps).catch((error: unknown) =>
      deps.log.error({ err: error, payment: id }, 'money not moved, retrying later'),
    );
  }
  return payment;
}

async function decideStored(id: string, deps: SettleDeps): Promise<StoredPayment | undefined> {
  const payment = await readPayment(deps.db, id);
  const provider = payment && deps.providers.get(payment.provider);
  if (payment?.state !== 'open' || !provider) return payment;
  return payment.reference === null
    ? endWithoutSession(payment, deps)
    : decideOpen(payment, payment.reference, provider, deps);
}

/** Ends a payment whose provider never answered, once its goods are reserved for too long: no shopper has seen its page. */
async function endWithoutSession(payment: StoredPayment, deps: SettleDeps): Promise<StoredPayment> {
  if ((payment.reservedUntil ?? payment.expiresAt) > new Date()) return payment;
  const { productIds } = await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('cart').select('id').where('id', '=', payment.cartId).forUpdate().execute();
    const locked = await lockPayment(tx, payment.id);
    return locked?.state === 'open' && locked.reference === null
      ? stopPayment(tx, locked, { step: 'end', reason: 'expired' })
      : { productIds: [] };
  });
  deps.catalog.changed({ productIds });
  return (await readPayment(deps.db, payment.id)) ?? payment;
}

async function decideOpen(
  payment: StoredPayment,
  reference: string,
  provider: PaymentProvider,
  deps: SettleDeps,
): Promise<StoredPayment> {
  let status: SettledStatus = await provider.readStatus(reference);
  const isUnpaid = status.state === 'open' || status.state === 'pending';
  if (isUnpaid && payment.expiresAt <= new Date()) {
    // The shopper may pay at this moment: the provider decides which of the two comes first.
    await provider.cancel(reference);
    status = await provider.readStatus(reference);
    if (status.state === 'canceled') status = { state: 'expired' };
  }
  const markets = await deps.markets();
  const decision = await inTransaction(deps.db, (tx) => applyStatus(tx, payment, status, { ...deps, markets }));
  if (decision.productIds.length > 0) deps.catalog.changed({ productIds: decision.productIds });
  const log = { payment: payment.id, provider: payment.provider, ...decision.step };
  if (decision.step.step === 'void') deps.log.warn(log, 'payment without an order, returning the money');
  else if (decision.step.step !== 'wait') deps.log.info(log, 'payment settled');
  return (await readPayment(deps.db, payment.id)) ?? payment;
}

/** `expired`: the shop has canceled a payment that took too long. */
type SettledStatus = ProviderStatus | { state: 'expired' };

interface ApplyDeps extends Pick<SettleDeps, 'config'> {
  markets: Markets;
}

interface Applied {
  step: PaymentDecision;
  /** Products whose stock changed. */
  productIds: number[];
}

async function applyStatus(tx: Tx, payment: StoredPayment, status: SettledStatus, deps: ApplyDeps): Promise<Applied> {
  const { id, cartId } = payment;
  const cart = await tx
    .selectFrom('cart')
    .select('completed_at')
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  const locked = await lockPayment(tx, id);
  if (locked?.state !== 'open') return { step: { step: 'wait' }, productIds: [] };
  const step = decidePayment(
    {
      amountMinor: locked.amountMinor,
      currency: locked.currency,
      isCartUnchanged: (await cartFingerprint(tx, cartId)) === locked.fingerprint,
      isCartOrdered: cart?.completed_at !== null,
    },
    status,
  );
  if (step.step === 'order') return orderOrVoid(tx, locked, status, deps);
  if (step.step === 'wait') return { step, productIds: await releaseExpired(tx, locked) };
  return stopPayment(tx, locked, step);
}

/** Writes the order. Without stock or store credit, or with an address that the shop does not deliver to, the money goes back. */
async function orderOrVoid(
  tx: Tx,
  payment: StoredPayment,
  status: SettledStatus,
  { config, markets }: ApplyDeps,
): Promise<Applied> {
  const contact = 'contact' in status ? status.contact : null;
  const draft = payment.draft && withContact(payment.draft, contact, markets);
  if (!draft) return stopPayment(tx, payment, { step: 'void', reason: 'addressRefused' });
  const { fromBalance = 0 } = draft.totals;
  const isCovered = fromBalance === 0 || (await lockCredit(tx, payment)) >= fromBalance;
  if (!isCovered) return stopPayment(tx, payment, { step: 'void', reason: 'creditSpent' });
  const reservation = payment.reservation ?? (await reservationOrNull(tx, draft.lines));
  if (!reservation) return stopPayment(tx, payment, { step: 'void', reason: 'outOfStock' });
  await drawCredit(tx, payment, fromBalance);
  await countSold(tx, draft.lines);
  const order = await writeOrder(tx, draft, {
    cartId: payment.cartId,
    customerId: payment.customerId,
    keyHash: payment.keyHash,
    confirmationExpiresAt: new Date(Date.now() + config.checkout.confirmationDays * DAY_MS),
    reservation,
    notifiesShop: config.shop.orderNoticeEmail !== undefined,
  });
  await tx
    .updateTable('order_payment')
    .set({ transaction_id: payment.reference })
    .where('order_id', '=', order.id)
    .execute();
  await setState(tx, payment.id, { state: 'ordered', order_id: order.id });
  const productIds = [...new Set(draft.lines.map(({ productId }) => productId))];
  await announce(tx, { productIds });
  return { step: { step: 'order' }, productIds };
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

async function stopPayment(
  tx: Tx,
  payment: StoredPayment,
  step: { step: 'void' | 'end'; reason: PaymentReason },
): Promise<Applied> {
  const productIds = await release(tx, payment);
  const state = step.step === 'void' ? 'voiding' : 'ended';
  await setState(tx, payment.id, { state, reason: step.reason });
  return { step, productIds };
}

/** Gives back stock that was reserved for too long. The payment may still succeed if the stock lasts. */
async function releaseExpired(tx: Tx, payment: StoredPayment): Promise<number[]> {
  if (!payment.reservedUntil || payment.reservedUntil > new Date()) return [];
  return release(tx, payment);
}

/** @returns the products whose stock changed */
export async function release(tx: Tx, { id, reservation, draft }: StoredPayment): Promise<number[]> {
  if (!reservation) return [];
  await releaseStock(tx, reservation);
  await tx.updateTable('payment').set({ reservation: null, reserved_until: null }).where('id', '=', id).execute();
  const productIds = [...new Set(draft?.lines.map(({ productId }) => productId))];
  await announce(tx, { productIds });
  return productIds;
}
