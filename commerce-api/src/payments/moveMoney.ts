import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { ProviderRefusal, type PaymentProvider, type PaymentProviders } from './paymentProvider.ts';
import { setState } from './paymentState.ts';
import type { StoredPayment } from './storedPayment.ts';

export interface MoneyDeps {
  db: Db;
  providers: PaymentProviders;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Captures the money of a written order, or returns the money of one that could not be written.
 *
 * @throws Error if the provider did not answer; the sweeper tries again
 */
export async function moveMoney(payment: StoredPayment, deps: MoneyDeps): Promise<void> {
  const provider = deps.providers.get(payment.provider);
  if (payment.reference === null || !provider) return;
  if (payment.state === 'ordered') await capture(payment, payment.reference, provider, deps);
  if (payment.state === 'voiding') await returnMoney(payment, payment.reference, provider, deps);
}

/**
 * Money is taken after the order is stored. If the provider refuses then, the order waits for a person, unless the refusal
 * came because another caller has captured the payment at the same time.
 */
async function capture(
  { id, orderId }: StoredPayment,
  reference: string,
  provider: PaymentProvider,
  { db, log }: MoneyDeps,
): Promise<void> {
  try {
    await provider.capture(reference);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { state } = await provider.readStatus(reference);
    if (state !== 'captured') {
      log.error({ err: error, payment: id, orderId }, 'capture refused, order put on hold');
      await inTransaction(db, async (tx) => {
        await setState(tx, id, { state: 'onHold', reason: 'captureRefused' });
        await tx
          .updateTable('shop_order')
          .set({ status: 'on-hold', updated_at: new Date() })
          .where('id', '=', orderId)
          .execute();
      });
      return;
    }
  }
  await inTransaction(db, async (tx) => {
    await setState(tx, id, { state: 'captured' });
    await sql`update order_payment set paid_at = coalesce(paid_at, now()) where order_id = ${orderId}`.execute(tx);
  });
}

async function returnMoney(
  { id, reason }: StoredPayment,
  reference: string,
  provider: PaymentProvider,
  { db, log }: MoneyDeps,
): Promise<void> {
  await provider.cancel(reference);
  await inTransaction(db, (tx) => setState(tx, id, { state: 'voided' }));
  log.info({ payment: id, reason }, 'money returned');
}
