import { sql } from 'kysely';
import type { Limit } from '../../model/limit.ts';
import type { Db, Tx } from '../db/openDatabase.ts';
import { Refusal } from '../../model/refusal.ts';

export interface Counter {
  /** Key of the counter: `orders of karin@example.se`. */
  key: string;
  limits: readonly Limit[];
  /** Start of the message: `Too many orders from this network`. */
  text: string;
  /** Number to count. */
  amount?: number;
}

/** A window of a counter that is above its limit. */
interface Excess {
  text: string;
  /** Seconds until the window ends. */
  seconds: number;
}

/** Counts a use of `key` for each window. Returns the seconds until all windows allow another one, or 0. */
export async function secondsUntilAllowed(db: Db, key: string, limits: readonly Limit[]): Promise<number> {
  return (await addAll(db, [{ key, limits, text: '' }]))?.seconds ?? 0;
}

/** @throws Refusal TOO_MANY_ATTEMPTS with the reason and the time to wait */
export async function countEach(db: Db, counter: Counter): Promise<void> {
  await countAll(db, [counter]);
}

/**
 * Counts several things with one statement, which locks the rows in the order of their keys: all processes take the same order.
 * In a transaction it comes last, since others of the same network wait for these rows until it ends.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS with the reason and the time to wait
 */
export async function countAll(db: Db | Tx, counters: readonly Counter[]): Promise<void> {
  const excess = await addAll(db, counters);
  if (excess) throw refusalOf(excess);
}

/** The refusal of a use that would exceed a limit, without counting it; undefined if all limits allow it. */
export async function limitRefusal(db: Db | Tx, counters: readonly Counter[]): Promise<Refusal | undefined> {
  const rows = windowsOf(counters);
  const known = await db
    .selectFrom('attempt')
    .select(['key', 'count', sql<number>`greatest(1, ceil(extract(epoch from resets_at - now())))::int`.as('seconds')])
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .where('resets_at', '>', sql<Date>`now()`)
    .execute();
  const counts = new Map(known.map((row) => [row.key, row]));
  const excess = longest(
    rows.flatMap(({ key, limit, amount, text }) => {
      const stored = counts.get(key);
      return (stored?.count ?? 0) + amount > limit ? { text, seconds: stored?.seconds ?? 1 } : [];
    }),
  );
  return excess && refusalOf(excess);
}

async function addAll(db: Db | Tx, counters: readonly Counter[]): Promise<Excess | undefined> {
  const rows = windowsOf(counters);
  const { rows: counted } = await sql<{ key: string; count: number; seconds: number }>`
    insert into attempt (key, count, resets_at)
    select key, amount, now() + make_interval(secs => seconds)
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ amount }) => amount)}::int[],
      ${rows.map(({ seconds }) => seconds)}::int[]) as t (key, amount, seconds)
    order by key
    on conflict (key) do update set
      count = case when attempt.resets_at <= now() then excluded.count else attempt.count + excluded.count end,
      resets_at = case when attempt.resets_at <= now() then excluded.resets_at else attempt.resets_at end
    returning key, count, greatest(1, ceil(extract(epoch from resets_at - now())))::int as seconds
  `.execute(db);
  const byKey = new Map(counted.map((row) => [row.key, row]));
  return longest(
    rows.flatMap(({ key, limit, text }) => {
      const row = byKey.get(key);
      return row && row.count > limit ? { text, seconds: row.seconds } : [];
    }),
  );
}

function windowsOf(counters: readonly Counter[]) {
  return counters.flatMap(({ key, limits, text, amount = 1 }) =>
    limits.map(({ limit, seconds }) => ({ key: `${key} /${seconds}`, limit, seconds, amount, text })),
  );
}

function longest(excesses: readonly Excess[]): Excess | undefined {
  return excesses.toSorted((left, right) => right.seconds - left.seconds)[0];
}

function refusalOf({ text, seconds }: Excess): Refusal {
  const message = `${text}. Try again in ${formatDuration(seconds)}.`;
  return new Refusal('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: seconds });
}

function formatDuration(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
}
