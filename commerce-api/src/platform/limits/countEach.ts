import type { Limit } from '../../model/limit.ts';
import { retryAfterSeconds } from './attempts.ts';
import type { Db } from '../db/openDatabase.ts';
import { Refusal } from '../../model/refusal.ts';

/** Counts a use of `key` for each window. Returns the seconds until all windows allow another one, or 0. */
export async function secondsUntilAllowed(db: Db, key: string, limits: readonly Limit[]): Promise<number> {
  let longest = 0;
  for (const limit of limits) {
    // Sequential: a transaction has one connection, and all processes must lock the rows in the same order.
    longest = Math.max(longest, await retryAfterSeconds(db, `${key} /${limit.seconds}`, limit));
  }
  return longest;
}

interface Counted {
  /** Key of the counter: `orders of karin@example.se`. */
  key: string;
  limits: readonly Limit[];
  /** Start of the message: `Too many orders from this network`. */
  text: string;
}

/** @throws Refusal TOO_MANY_ATTEMPTS with the reason and the time to wait */
export async function countEach(db: Db, { key, limits, text }: Counted): Promise<void> {
  const seconds = await secondsUntilAllowed(db, key, limits);
  if (seconds > 0) {
    const message = `${text}. Try again in ${formatDuration(seconds)}.`;
    throw new Refusal('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: seconds });
  }
}

function formatDuration(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
}
