import { sql } from 'kysely';
import type { RefundState } from '../model/paymentState.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

interface RefundMove {
  from: RefundState;
  to: 'done' | 'refused';
  /** Why the provider refused. */
  error?: string;
  /** Requires that the claim of the caller has not been taken over. */
  claim?: string;
}

/**
 * Moves a refund by a provider to its end; no other code writes its state.
 *
 * @returns false if the refund is in another state, or another caller has claimed it since
 */
export async function moveRefund(tx: Tx, id: string, { from, to, error, claim }: RefundMove): Promise<boolean> {
  const { rows } = await sql`
    update payment_refund set
      state = ${to},
      last_error = ${error ?? null},
      claim = null,
      claimed_until = null,
      attention_at = ${to === 'refused' ? sql`now()` : null}
    where id = ${id} and state = ${from} and (${claim ?? null}::uuid is null or claim = ${claim ?? null}::uuid)
    returning id
  `.execute(tx);
  return rows.length > 0;
}
