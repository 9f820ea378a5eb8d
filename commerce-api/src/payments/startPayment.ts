import { paymentMethodKind } from '@hemvaror/domain/payment/paymentMethod';
import type { FastifyBaseLogger } from 'fastify';
import type { Shopper } from '../auth/shopper.ts';
import { lockCredit } from '../cart/credit.ts';
import type { CheckoutKey } from '../auth/checkoutKey.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { Refusal } from '../model/refusal.ts';
import type { ChosenMethod } from './chosenMethod.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { amountDue } from './amountDue.ts';
import type { PaymentProvider, PaymentProviders, PaymentRequest, PaymentSession } from './paymentProvider.ts';
import { returnUrlOf } from './returnUrl.ts';
import { release } from './stopPayment.ts';
import { cartHashes, openPaymentsOf, readPayment, type StoredPayment } from './storedPayment.ts';

const MINUTE_MS = 60_000;

export interface StartDeps {
  db: Db;
  providers: PaymentProviders;
  checkoutKey: CheckoutKey;
  config: Pick<Config, 'payments' | 'shop'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface PaymentStart {
  cartId: string;
  draft: OrderDraft;
  method: ChosenMethod;
  shopper: Shopper;
  /** Network of the client. */
  network: string;
  /** The client's `checkoutUrls.redirectUrl`, if it gave one. */
  redirectUrl: string | null;
}

export interface OpenedSession {
  session: PaymentSession;
  /** True if the browser must replace what it renders of an earlier session. */
  isNew: boolean;
}

/**
 * Stores an open payment of the cart, or changes the one it has with this method, so that it is for this draft. Requires the
 * lock of the cart. It keeps the draft's store credit as long as it is open; `holdGoods` takes the rest.
 *
 * @throws Refusal INSUFFICIENT_BALANCE if another order has drawn the draft's store credit meanwhile
 */
export async function storePayment(
  tx: Tx,
  { cartId, draft, method, shopper, network }: PaymentStart,
  { checkoutKey, config }: Pick<StartDeps, 'checkoutKey' | 'config'>,
): Promise<StoredPayment> {
  const credit = draft.totals.fromBalance ?? 0;
  if (credit > 0 && (await lockCredit(tx, { ...shopper, currency: draft.currency, cartId })) < credit) {
    throw new Refusal('INSUFFICIENT_BALANCE', 'The balance is lower than the checkout showed. Update the checkout.');
  }
  const earlier = await openPaymentsOf(tx, cartId);
  await releaseReservations(tx, earlier);
  const same = earlier.find(({ methodId, expiresAt }) => methodId === method.id && expiresAt > new Date());
  const { sha256: cartHash, md5: fingerprint } = await cartHashes(tx, cartId);
  const now = Date.now();
  const expireMs = config.payments.expireMinutes * MINUTE_MS;
  const row = {
    customer_id: shopper.customerId,
    key_hash: shopper.customerId === null ? (checkoutKey.issue() ?? null) : null,
    amount_minor: amountDue(draft.totals),
    credit_minor: credit,
    currency: draft.currency,
    fingerprint,
    draft: JSON.stringify({ ...draft, cartHash }),
    network,
    next_check_at: new Date(now + Math.min(MINUTE_MS, expireMs)),
    attempts: 0,
    updated_at: new Date(now),
  };
  const expires_at = new Date(now + expireMs);
  const { id } = same
    ? await tx.updateTable('payment').set(row).where('id', '=', same.id).returning('id').executeTakeFirstOrThrow()
    : await tx
        .insertInto('payment')
        .values({ ...row, cart_id: cartId, method_id: method.id, provider: method.provider, expires_at })
        .returning('id')
        .executeTakeFirstOrThrow();
  const stored = await readPayment(tx, id);
  if (!stored) throw new Error(`Payment ${id} was not stored.`);
  return stored;
}

/** Gives back all that open payments of a cart hold: the cart is about to take it in another way. */
export async function releaseReservations(tx: Tx, payments: readonly StoredPayment[]): Promise<void> {
  for (const payment of payments) {
    await release(tx, payment);
    await releaseCredit(tx, payment);
  }
}

/** A payment that succeeds nevertheless draws its credit, if the customer still has it. */
async function releaseCredit(tx: Tx, { id, creditMinor }: StoredPayment): Promise<void> {
  if (creditMinor > 0) await tx.updateTable('payment').set({ credit_minor: 0 }).where('id', '=', id).execute();
}

/**
 * Creates the provider's session of a stored payment, or updates it to the payment's content. The caller stores the reference of a
 * new one; without it, the sweeper ends the payment, and no shopper has seen the session.
 *
 * @returns null if the session can no longer change: the payment has to be settled
 * @throws Error if the provider did not answer
 */
export async function openSession(
  payment: StoredPayment,
  start: PaymentStart,
  deps: StartDeps,
): Promise<OpenedSession | null> {
  const provider = providerOf(start.method, deps.providers);
  const request = requestOf(payment, start, deps.config);
  if (payment.reference !== null) {
    const session = await provider.updateSession(payment.reference, request);
    return session === 'final' ? null : { session, isNew: false };
  }
  return { session: await provider.createSession(request), isNew: true };
}

/** Gives up a payment whose session could not be opened, so that its stock and its credit are free for the next attempt. */
export async function abandonPayment({ id, cartId }: StoredPayment, db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
    const payment = await readPayment(tx, id);
    if (payment?.state === 'open') await releaseReservations(tx, [payment]);
  });
}

function requestOf(
  payment: StoredPayment,
  { draft, method, cartId, redirectUrl }: PaymentStart,
  { shop }: Pick<Config, 'shop'>,
): PaymentRequest {
  const language: LanguageCode = draft.language === 'en' ? 'en' : 'sv';
  return {
    id: payment.id,
    paymentType: method.paymentType,
    kind: paymentMethodKind(method),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    language,
    lines: draft.lines.map(({ snapshot, quantity }) => ({
      name: snapshot.name,
      quantity,
      totalMinor: snapshot.sellingUnit * quantity,
    })),
    contact: { email: draft.email, billingAddress: draft.billingAddress },
    returnUrl: returnUrlOf({
      given: redirectUrl,
      paymentType: method.paymentType,
      paymentId: payment.id,
      cartId,
      shop,
      language,
    }),
  };
}

/** @throws Refusal PAYMENT_UNAVAILABLE if this process does not know the provider of the method */
function providerOf({ provider, id }: ChosenMethod, providers: PaymentProviders): PaymentProvider {
  const found = providers.get(provider);
  if (!found) throw new Refusal('PAYMENT_UNAVAILABLE', `Payment method ${id} has no provider at the moment.`);
  return found;
}
