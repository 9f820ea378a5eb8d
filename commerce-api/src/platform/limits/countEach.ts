import type { Limit } from '../../model/limit.ts';
import { retryAfterSeconds } from './attempts.ts';
import type { Db } from '../db/openDatabase.ts';
import { Refusal } from '../../model/refusal.ts';

/** Counts one more use of `key` for each window. Gives the seconds until all of them allow another one, 0 for none. */
export async function secondsUntilAllowed(db: Db, key: string, limits: readonly Limit[]): Promise<number> {
  let longest = 0;
  for (const limit of limits) {
    // One after the other: inside a transaction there is one connection, and every process locks the rows in one order.
    longest = Math.max(longest, await retryAfterSeconds(db, `${key} /${limit.seconds}`, limit));
  }
  return longest;
}

interface Counted {
  /** Who or what is counted: `orders of karin@example.se`. */
  key: string;
  limits: readonly Limit[];
  /** What there are too many of, as the start of a sentence: `Too many orders from this network`. */
  text: string;
}

/** @throws Refusal TOO_MANY_ATTEMPTS that says what there was too much of, and for how long */
export async function countEach(db: Db, { key, limits, text }: Counted): Promise<void> {
  const seconds = await secondsUntilAllowed(db, key, limits);
  if (seconds > 0) {
    const message = `${text}. Try again in ${inWords(seconds)}.`;
    throw new Refusal('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: seconds });
  }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
}
