import { readPricing, type PricingDeps } from '../cart/pricing.ts';
import type { BlockedCustomers } from '../customers/blockedCustomers.ts';
import type { Markets } from '../markets/view.ts';
import type { PaymentReason } from '../model/payments.ts';
import type { Config } from '../platform/config/config.ts';
import { withoutCount } from '../platform/db/countStatements.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import { cancelUnpaid } from './cancelUnpaid.ts';
import { decidePayment } from './decidePayment.ts';
import { moveMoney, type MoneyDeps } from './moveMoney.ts';
import { orderOrVoid, type ApplyDeps } from './orderOrVoid.ts';
import type { LimitedProvider, ProviderStatus } from './paymentProvider.ts';
import { isReservedTooLong, releaseExpired, stopPayment, type Applied } from './stopPayment.ts';
import { isCartUnchanged, lockPayment, readPayment, type StoredPayment } from './storedPayment.ts';

export interface SettleDeps extends MoneyDeps, PricingDeps {
  markets: () => Promise<Markets>;
  blockedCustomers(): Promise<BlockedCustomers>;
  config: Pick<Config, 'checkout' | 'shop' | 'limits'>;
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
 * @throws Error if the provider did not return the state of the payment
 */
export async function settleForShopper(id: string, deps: SettleDeps): Promise<StoredPayment | undefined> {
  const payment = await decideStored(id, deps);
  if (payment) {
    void withoutCount(() => moveMoney(payment, deps)).catch((error: unknown) =>
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

/** Ends an opened payment whose goods could not be held. The provider releases what the shopper may have paid meanwhile. */
export async function voidOpened(
  { id, cartId }: StoredPayment,
  { reference, reason }: { reference: string; reason: PaymentReason },
  deps: SettleDeps,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'open') return;
    await tx.updateTable('payment').set({ reference }).where('id', '=', id).execute();
    await stopPayment(tx, payment, { step: 'void', reason });
  });
  await settleForShopper(id, deps);
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
  provider: LimitedProvider,
  deps: SettleDeps,
): Promise<StoredPayment> {
  let status: SettledStatus = await provider.readStatus(reference);
  const isExpired = payment.expiresAt <= new Date();
  if (isExpired && isWaiting(status)) {
    if (!(await cancelUnpaid(deps.db, { id: payment.id, reference, provider }))) return payment;
    status = await provider.readStatus(reference);
  }
  // Also if another caller has canceled it before this one read the status.
  if (isExpired && status.state === 'canceled') status = { state: 'expired' };
  // A shopper who has not paid yet: nothing follows, also without the locks.
  if (isWaiting(status) && !isReservedTooLong(payment)) return payment;
  // Before the transaction, which cannot use another connection.
  const apply = {
    markets: await deps.markets(),
    pricing: await readPricing(deps),
    rules: { blocked: await deps.blockedCustomers(), limits: deps.config.limits },
    config: deps.config,
  };
  const decision = await inTransaction(deps.db, (tx) => applyStatus(tx, payment, status, apply));
  if (decision.productIds.length > 0) deps.catalog.changed({ productIds: decision.productIds });
  const log = { payment: payment.id, provider: payment.provider, ...decision.step };
  if (decision.step.step === 'void') deps.log.warn(log, 'payment without an order, returning the money');
  else if (decision.step.step !== 'wait') deps.log.info(log, 'payment settled');
  return (await readPayment(deps.db, payment.id)) ?? payment;
}

/** `expired`: the shop has canceled a payment that took too long. */
type SettledStatus = ProviderStatus | { state: 'expired' };

function isWaiting({ state }: SettledStatus): boolean {
  return state === 'open' || state === 'pending';
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
      isCartUnchanged: await isCartUnchanged(tx, locked),
      isCartOrdered: cart?.completed_at !== null,
    },
    status,
  );
  if (step.step === 'order') return orderOrVoid(tx, locked, 'contact' in status ? status.contact : null, deps);
  if (step.step === 'wait') return { step, productIds: await releaseExpired(tx, locked) };
  return stopPayment(tx, locked, step);
}
