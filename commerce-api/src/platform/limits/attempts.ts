import { sql } from 'kysely';
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

/** Counts an attempt. @returns the attempts in this window, and the seconds until it ends */
export async function addAttempt(db: Db, key: string, seconds: number): Promise<{ count: number; left: number }> {
  const { rows } = await sql<{ count: number; left: number }>`
    insert into attempt (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when attempt.resets_at <= now() then 1 else attempt.count + 1 end,
      resets_at = case when attempt.resets_at <= now() then excluded.resets_at else attempt.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as left
  `.execute(db);
  const [row] = rows;
  return { count: row?.count ?? 0, left: Math.max(1, row?.left ?? 0) };
}

/** Seconds until all keys are below their limits, or 0. Read-only, so that a refused attempt adds no row. */
export async function secondsUntilBelow(db: Db, keys: readonly LimitedKey[]): Promise<number> {
  const rows = await db
    .selectFrom('attempt')
    .select(['key', 'count', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('left')])
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('resets_at', '>', sql<Date>`now()`)
    .execute();
  const full = rows.filter((row) => keys.some(({ key, limit }) => key === row.key && row.count >= limit));
  return Math.max(0, ...full.map(({ left }) => Math.max(1, left)));
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<void> {
  const wait = await retryAfterSeconds(db, key, limit);
  if (wait > 0) {
    throw new Refusal('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait} seconds.`, {
      retryAfterSeconds: wait,
    });
  }
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
