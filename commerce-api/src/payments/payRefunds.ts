import { sql } from 'kysely';
import { moveRefund } from '../orders/moveRefund.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import { enqueueNotice, errorText, MAX_FAILURES, reportCase } from './attention.ts';
import { callOnce } from './callOnce.ts';
import { claimMs, type Claim } from './claims.ts';
import type { MoneyDeps } from './moveMoney.ts';
import { hasRefund, type ProviderRefusal } from './paymentProvider.ts';

/** Refunds per run: a provider that does not answer must not hold up the payments for long. */
const BATCH = 20;
const RETRY_SECONDS = 60;
const MAX_DELAY_SECONDS = 3_600;

interface DueRefund extends Claim {
  id: string;
  orderId: number;
  provider: string;
  reference: string;
  amountMinor: number;
}

/**
 * Has the providers pay back what is due. A refund that fails stays due; one that its provider refuses is left to a person.
 *
 * @throws Error if the database cannot be read
 */
export async function payRefunds(deps: MoneyDeps): Promise<void> {
  for (let count = 0; count < BATCH; count += 1) {
    // One at a time, so that no claim expires while its process waits for the provider of an earlier one.
    const refund = await claimDue(deps);
    if (!refund) return;
    try {
      await payBack(refund, deps);
    } catch (error) {
      deps.log.error({ err: error, refund: refund.id }, 'refund failed, retrying later');
      await noteFailure(refund, error, deps);
    }
  }
}

async function payBack(refund: DueRefund, { db, providers, log, config }: MoneyDeps): Promise<void> {
  const { id, orderId, reference, amountMinor, claim, isRepeated } = refund;
  const provider = providers.get(refund.provider);
  if (!provider) throw new Error(`This process has no payment provider "${refund.provider}".`);
  const refusal = await callOnce({
    call: () => provider.refund(reference, amountMinor, id),
    readStatus: () => provider.readStatus(reference),
    isDone: (status) => hasRefund(status, id),
    isRepeated,
  });
  const isStored = await inTransaction(db, (tx) =>
    refusal ? storeRefusal(tx, refund, refusal, config) : moveRefund(tx, id, { from: 'due', to: 'done', claim }),
  );
  if (!isStored) return;
  if (refusal) reportCase({ orderId, reason: 'refundRefused' }, refusal, log);
  else log.info({ refund: id, amountMinor }, 'refund paid by the provider');
}

async function storeRefusal(
  tx: Tx,
  { id, orderId, claim }: DueRefund,
  { message }: ProviderRefusal,
  config: MoneyDeps['config'],
): Promise<boolean> {
  const isMoved = await moveRefund(tx, id, { from: 'due', to: 'refused', error: message, claim });
  if (isMoved) await enqueueNotice(tx, { orderId, reason: 'refundRefused' }, config);
  return isMoved;
}

/** A person is notified once, after repeated failures. */
async function noteFailure({ id, orderId }: DueRefund, error: unknown, { db, log, config }: MoneyDeps): Promise<void> {
  const found = { orderId, reason: 'notRefunded' } as const;
  const isNew = await inTransaction(db, async (tx) => {
    await tx
      .updateTable('payment_refund')
      .set({ last_error: errorText(error) })
      .where('id', '=', id)
      .execute();
    const { rows } = await sql`
      update payment_refund set attention_at = now()
      where id = ${id} and state = 'due' and attention_at is null and attempts >= ${MAX_FAILURES} returning id
    `.execute(tx);
    if (rows.length > 0) await enqueueNotice(tx, found, config);
    return rows.length > 0;
  });
  if (isNew) reportCase(found, error, log);
}

/** Claims the refund that has been due the longest. A claim that its process does not give back expires. */
async function claimDue({ db, providers }: Pick<MoneyDeps, 'db' | 'providers'>): Promise<DueRefund | undefined> {
  const longestMs = Math.max(0, ...[...providers.values()].map(claimMs));
  const { rows } = await sql<DueRefund>`
    with due as (
      select id, claim is not null as repeated from payment_refund
      where state = 'due' and next_check_at <= now() and (claimed_until is null or claimed_until <= now())
      order by next_check_at limit 1 for update skip locked
    )
    update payment_refund r set
      attempts = r.attempts + 1,
      next_check_at = now() + make_interval(secs => least(
        ${MAX_DELAY_SECONDS}::float8, ${RETRY_SECONDS}::float8 * power(2, least(r.attempts, 12))
      )),
      claim = gen_random_uuid(),
      claimed_until = now() + make_interval(secs => ${longestMs / 1000}::float8)
    from due, payment p where r.id = due.id and p.id = r.payment_id
    returning r.id, p.order_id as "orderId", p.provider, p.reference, r.amount_minor as "amountMinor", r.claim,
      due.repeated as "isRepeated"
  `.execute(db);
  return rows[0];
}
