import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { holdOrder, releaseOrder } from '../orders/life/holdOrder.ts';
import { movePayment } from '../orders/movePayment.ts';
import type { PaymentState } from '../model/paymentState.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { enqueueNotice, reportCase } from './attention.ts';
import { callOnce } from './callOnce.ts';
import { claimMs, claimPayment, shortenClaim, type Claim } from './claims.ts';
import {
  isMoneyReturned,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderRefusal,
} from './paymentProvider.ts';
import type { StoredPayment } from './storedPayment.ts';

export interface MoneyDeps {
  db: Db;
  providers: PaymentProviders;
  config: Pick<Config, 'shop'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

interface Call extends Claim {
  payment: StoredPayment;
  reference: string;
  provider: PaymentProvider;
}

/** The request to the provider in each state. */
const MOVES: Record<PaymentState, ((call: Call, deps: MoneyDeps) => Promise<void>) | null> = {
  open: null,
  ordered: capture,
  captured: null,
  onHold: null,
  voiding: returnMoney,
  voided: null,
  ended: null,
};

/**
 * Captures the money of a written order, or returns the money of one that could not be written. If another caller does so at the
 * moment, nothing happens.
 *
 * @throws Error if the provider did not answer; the sweeper tries again
 */
export async function moveMoney(payment: StoredPayment, deps: MoneyDeps): Promise<void> {
  const { id, state, reference } = payment;
  const move = MOVES[state];
  if (!move || reference === null) return;
  const provider = deps.providers.get(payment.provider);
  if (!provider) throw new Error(`This process has no payment provider "${payment.provider}".`);
  const claim = await claimPayment(deps.db, id, { state, ms: claimMs(provider) });
  if (!claim) return;
  try {
    await move({ ...claim, payment, reference, provider }, deps);
  } catch (error) {
    await shortenClaim(deps.db, id, claim, provider.timeoutMs);
    throw error;
  }
}

/** Money is taken after the order is stored. If the provider refuses then, the order waits for a person. */
async function capture({ payment, reference, provider, claim, isRepeated }: Call, deps: MoneyDeps): Promise<void> {
  const refusal = await callOnce({
    call: () => provider.capture(reference),
    readStatus: () => provider.readStatus(reference),
    isDone: ({ state }) => state === 'captured',
    isRepeated,
  });
  if (refusal) await storeRefusal(payment, claim, refusal, deps);
  else await inTransaction(deps.db, (tx) => storeCapture(tx, payment, { from: 'ordered', claim }));
}

async function storeRefusal(
  { id, orderId }: StoredPayment,
  claim: string,
  refusal: ProviderRefusal,
  { db, config, log }: MoneyDeps,
): Promise<void> {
  if (orderId === null) throw new Error(`Payment ${id} has no order.`);
  const isStored = await inTransaction(db, async (tx) => {
    await lockOrderRow(tx, orderId);
    const move = { from: 'ordered', to: 'onHold', reason: 'captureRefused', error: refusal.message, claim } as const;
    if (!(await movePayment(tx, id, move))) return false;
    await holdOrder(tx, orderId, { actor: 'system' });
    await enqueueNotice(tx, { orderId, reason: 'captureRefused' }, config);
    return true;
  });
  if (isStored) reportCase({ orderId, reason: 'captureRefused' }, refusal, log);
}

/**
 * Stores that the provider has captured the payment of an order, and continues an order that was put on hold meanwhile.
 *
 * @returns false if the payment is in another state
 */
export async function storeCapture(
  tx: Tx,
  { id, orderId }: Pick<StoredPayment, 'id' | 'orderId'>,
  step: { from: 'ordered' | 'onHold'; claim?: string },
): Promise<boolean> {
  if (orderId === null) throw new Error(`Payment ${id} has no order.`);
  await lockOrderRow(tx, orderId);
  if (!(await movePayment(tx, id, { ...step, to: 'captured' }))) return false;
  await sql`update order_payment set paid_at = coalesce(paid_at, now()) where order_id = ${orderId}`.execute(tx);
  if (step.from === 'onHold') await releaseOrder(tx, orderId, { actor: 'system' });
  return true;
}

/** The order is locked before its payment, as by the steps of an order. */
async function lockOrderRow(tx: Tx, orderId: number): Promise<void> {
  await sql`select id from shop_order where id = ${orderId} for update`.execute(tx);
}

/** @throws ProviderRefusal if the provider keeps the money: the sweeper tries again, and notifies a person */
async function returnMoney({ payment, reference, provider, claim, isRepeated }: Call, deps: MoneyDeps): Promise<void> {
  const { id, reason } = payment;
  const refusal = await callOnce({
    call: () => provider.cancel(reference),
    readStatus: () => provider.readStatus(reference),
    isDone: isMoneyReturned,
    isRepeated,
  });
  if (refusal) throw refusal;
  const move = { from: 'voiding', to: 'voided', claim } as const;
  if (await inTransaction(deps.db, (tx) => movePayment(tx, id, move))) {
    deps.log.info({ payment: id, reason }, 'money returned');
  }
}
