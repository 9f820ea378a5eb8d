import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/openDatabase.ts';
import type { Limit } from '../../model/limit.ts';
import { Refusal } from '../../model/refusal.ts';

export interface LimitedKey extends Limit {
  key: string;
}

/** Counts an attempt in the database, which several processes share. Returns the seconds to wait, or 0. */
export async function retryAfterSeconds(db: Db, key: string, { limit, seconds }: Limit): Promise<number> {
  const { count, left } = await addAttempt(db, key, seconds);
  return count > limit ? left : 0;
}

/** A counted key with its attempts in this window, and the seconds until that ends, at least 1. */
export interface Counted {
  key: string;
  count: number;
  left: number;
}

/** Counts an attempt. @returns the attempts in this window, and the seconds until it ends */
export async function addAttempt(db: Db, key: string, seconds: number): Promise<Omit<Counted, 'key'>> {
  const [row] = await addAttempts(db, [{ key, seconds, amount: 1 }]);
  return row ?? { count: 0, left: 1 };
}

/** An amount to count for `seconds`. */
export interface Attempt {
  key: string;
  seconds: number;
  amount: number;
}

/** Counts with one statement. */
export async function addAttempts(db: Db, attempts: readonly Attempt[]): Promise<Counted[]> {
  const { rows } = await attemptsInsert(attempts).execute(db);
  return rows;
}

/**
 * The statement that counts, also as a part of another one. It locks the rows in the order of their keys: all processes take the same
 * order.
 *
 * @param condition nothing is counted unless it is true
 */
export function attemptsInsert(
  attempts: readonly Attempt[],
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<Counted> {
  return sql<Counted>`
    insert into attempt (key, count, resets_at)
    select key, amount, now() + make_interval(secs => seconds)
    from unnest(${attempts.map(({ key }) => key)}::text[], ${attempts.map(({ amount }) => amount)}::int[],
      ${attempts.map(({ seconds }) => seconds)}::float8[]) as t (key, amount, seconds)
    where ${condition}
    order by key
    on conflict (key) do update set
      count = case when attempt.resets_at <= now() then excluded.count else attempt.count + excluded.count end,
      resets_at = case when attempt.resets_at <= now() then excluded.resets_at else attempt.resets_at end
    returning key, count, greatest(1, ceil(extract(epoch from resets_at - now())))::int as left
  `;
}

/** Seconds until all keys are below their limits, or 0. Read-only, so that a refused attempt adds no row. */
export async function secondsUntilBelow(db: Db, keys: readonly LimitedKey[]): Promise<number> {
  const rows = await readAttempts(
    db,
    keys.map(({ key }) => key),
  );
  const full = rows.filter((row) => keys.some(({ key, limit }) => key === row.key && row.count >= limit));
  return Math.max(0, ...full.map(({ left }) => left));
}

/** The keys that have attempts in their current window. */
export async function readAttempts(db: Db, keys: readonly string[]): Promise<Counted[]> {
  return db
    .selectFrom('attempt')
    .select(['key', 'count', sql<number>`greatest(1, ceil(extract(epoch from resets_at - now())))::int`.as('left')])
    .where('key', 'in', keys)
    .where('resets_at', '>', sql<Date>`now()`)
    .execute();
}

/**
 * Counts an attempt.
 *
 * @returns the attempts in this window
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function countAttempt(db: Db, key: string, { limit, seconds }: Limit): Promise<number> {
  const { count, left } = await addAttempt(db, key, seconds);
  if (count > limit) {
    const message = `Too many attempts. Try again in ${left} seconds.`;
    throw new Refusal('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: left }, key);
  }
  return count;
}

/** Clears the attempts of a key after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

/** Deletes the login attempts of a user name from all networks. */
export async function forgetAttemptsOf(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where(sql<boolean>`split_part(key, ' ', 1) = 'auth' and split_part(key, ' ', 2) = ${email}`)
    .execute();
}
