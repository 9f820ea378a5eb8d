import { sql } from 'kysely';
import type { PaymentState } from '../model/paymentState.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { LimitedProvider } from './paymentProvider.ts';

/** Calls of a provider during one claim: the state before, the effect, and the state after a refusal. */
const CALLS = 3;
/** For the database, before and after the calls. */
const MARGIN_MS = 15_000;

export interface Claim {
  /** Names the caller. */
  claim: string;
  /** An earlier caller did not finish: its call may have had its effect. */
  isRepeated: boolean;
}

/** Longer than a caller can take, so that no two call the provider at the same time. */
export function claimMs({ timeoutMs }: Pick<LimitedProvider, 'timeoutMs'>): number {
  return CALLS * timeoutMs + MARGIN_MS;
}

/**
 * Claims a payment in a state for one caller, in any process, before it calls the provider. No transaction stays open meanwhile.
 * The claim ends with the next state, or with `shortenClaim` after a failed call; that of a dead process expires.
 *
 * @returns undefined if another caller has it, or the payment is in another state
 */
export async function claimPayment(
  db: Db,
  id: string,
  { state, ms }: { state: PaymentState; ms: number },
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    with free as (
      select id, claim is not null as repeated from payment
      where id = ${id} and state = ${state} and (claimed_until is null or claimed_until <= now())
      for update
    )
    update payment p set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => ${ms / 1000}::float8)
    from free where p.id = free.id
    returning p.claim, free.repeated as "isRepeated"
  `.execute(db);
  return rows[0];
}

/**
 * Lets the next caller try in `ms`: until then, a call that was given up may still reach the provider. The claim stays recorded, so
 * that the next caller asks the provider first. After the first failure that is the sweeper; later ones wait longer.
 */
export async function shortenClaim(db: Db, id: string, { claim }: Claim, ms: number): Promise<void> {
  const end = sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
  await sql`
    update payment set
      claimed_until = least(claimed_until, ${end}),
      next_check_at = case when attempts <= 1 then least(next_check_at, ${end}) else next_check_at end
    where id = ${id} and claim = ${claim}::uuid
  `.execute(db);
}
