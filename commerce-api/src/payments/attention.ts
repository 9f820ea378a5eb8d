import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { AttentionReason } from '../model/attention.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import { ProviderRefusal } from './paymentProvider.ts';

/** Failed checks of the sweeper after which a person is notified: the provider has failed for half an hour. */
export const MAX_FAILURES = 5;

export interface AttentionDeps {
  db: Db;
  config: Pick<Config, 'shop'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A case for a person: of an order, or of a payment that has none. */
type Case = { reason: AttentionReason } & ({ orderId: number } | { paymentId: string });

let cases = 0;

/** Payments and refunds that needed a person, since the start of the process. */
export function countAttention(): number {
  return cases;
}

/** Enqueues the mail about a case, in the transaction that records it. Call `reportCase` afterwards. */
export async function enqueueNotice(tx: Tx, found: Case, { shop }: Pick<Config, 'shop'>): Promise<void> {
  if (shop.orderNoticeEmail !== undefined) await enqueueMail(tx, 'orderNotice', found);
}

export function reportCase(found: Case, error: unknown, log: AttentionDeps['log']): void {
  cases += 1;
  log.error({ err: error, ...found }, 'payment needs a person, see order list --attention');
}

/** Stores why the money of a payment was not moved. A person is notified once, after a refusal or repeated failures. */
export async function noteFailure(id: string, error: unknown, { db, config, log }: AttentionDeps): Promise<void> {
  const minAttempts = error instanceof ProviderRefusal ? 0 : MAX_FAILURES;
  const found = await inTransaction(db, async (tx) => {
    await tx
      .updateTable('payment')
      .set({ last_error: errorText(error) })
      .where('id', '=', id)
      .execute();
    const { rows } = await sql<{ orderId: number | null; state: string }>`
      update payment set attention_at = now()
      where id = ${id} and attention_at is null and attempts >= ${minAttempts} and state in ('ordered', 'voiding')
      returning order_id as "orderId", state
    `.execute(tx);
    const [payment] = rows;
    if (!payment) return undefined;
    const reason = payment.state === 'ordered' ? 'notCaptured' : 'notVoided';
    const noted: Case = payment.orderId === null ? { paymentId: id, reason } : { orderId: payment.orderId, reason };
    await enqueueNotice(tx, noted, config);
    return noted;
  });
  if (found) reportCase(found, error, log);
}

/** An error as it is stored: its message, without its stack. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
