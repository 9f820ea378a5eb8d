import { sql } from 'kysely';
import { ProviderRefusal } from './paymentProvider.ts';
import type { SettleDeps } from './settlePayment.ts';

const BATCH = 20;
const CLAIM_SECONDS = 60;
const MAX_DELAY_SECONDS = 3_600;

interface DueRefund {
  id: string;
  provider: string;
  reference: string;
  amountMinor: number;
}

/**
 * Has the providers pay back what is due. A refund that fails stays due; one that its provider refuses is left to a person.
 *
 * @throws Error if the database cannot be read
 */
export async function payRefunds(deps: Pick<SettleDeps, 'db' | 'providers' | 'log'>): Promise<void> {
  for (const refund of await claimDue(deps)) await payBack(refund, deps);
}

async function payBack(
  { id, provider, reference, amountMinor }: DueRefund,
  { db, providers, log }: Pick<SettleDeps, 'db' | 'providers' | 'log'>,
): Promise<void> {
  try {
    const known = providers.get(provider);
    if (!known) throw new Error(`This process has no payment provider "${provider}".`);
    await known.refund(reference, amountMinor, id);
    await db.updateTable('payment_refund').set({ state: 'done', last_error: null }).where('id', '=', id).execute();
    log.info({ refund: id, amountMinor }, 'refund paid by the provider');
  } catch (error) {
    const isRefused = error instanceof ProviderRefusal;
    log.error(
      { err: error, refund: id },
      isRefused ? 'refund refused by the provider' : 'refund failed, retrying later',
    );
    await db
      .updateTable('payment_refund')
      .set({
        state: isRefused ? 'refused' : 'due',
        last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      })
      .where('id', '=', id)
      .execute();
  }
}

async function claimDue({ db }: Pick<SettleDeps, 'db'>): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    with due as (
      update payment_refund set
        attempts = attempts + 1,
        next_check_at = now() + make_interval(secs => least(
          ${MAX_DELAY_SECONDS}::float8, ${CLAIM_SECONDS}::float8 * power(2, least(attempts, 12))
        ))
      where id in (
        select id from payment_refund where state = 'due' and next_check_at <= now()
        order by next_check_at limit ${sql.lit(BATCH)} for update skip locked
      )
      returning id, payment_id, amount_minor
    )
    select due.id, p.provider, p.reference, due.amount_minor as "amountMinor" from due join payment p on p.id = due.payment_id
  `.execute(db);
  return rows;
}
