import { sql } from 'kysely';
import type { Db } from '../db/openDatabase.ts';
import { refusal } from '../graphql/refusal.ts';

export interface Limit {
  limit: number;
  seconds: number;
}

/** Counts one more try in the database, so that it holds over several processes. Gives the seconds to wait, 0 for none. */
export async function secondsToWait(db: Db, key: string, { limit, seconds }: Limit): Promise<number> {
  const { rows } = await sql<{ count: number; left: number }>`
    insert into attempt (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when attempt.resets_at <= now() then 1 else attempt.count + 1 end,
      resets_at = case when attempt.resets_at <= now() then excluded.resets_at else attempt.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as left
  `.execute(db);
  const [row] = rows;
  return row && row.count > limit ? Math.max(1, row.left) : 0;
}

/** @throws GraphQLError TOO_MANY_ATTEMPTS */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<void> {
  const wait = await secondsToWait(db, key, limit);
  if (wait > 0) throw refusal('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait} seconds.`);
}

/** A success makes the earlier failures of the same name unimportant. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}
