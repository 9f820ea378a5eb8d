import type { RawBuilder } from 'kysely';
import type { Limit } from '../../model/limit.ts';
import type { Db, Tx } from '../db/openDatabase.ts';
import { addAttempts, attemptsInsert, readAttempts, type Counted } from './attempts.ts';
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
  /** Key of its counter. */
  counter: string;
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
 * Counts several counters with one statement. In a transaction it comes last, since others of the same network wait for these rows
 * until it ends.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS with the reason and the time to wait
 */
export async function countAll(db: Db | Tx, counters: readonly Counter[]): Promise<void> {
  const excess = await addAll(db, counters);
  if (excess) throw refusalOf(excess);
}

/**
 * The part of a statement that counts several counters. It returns rows for `assertCounted`; as in `countAll`, others wait for its rows
 * until the transaction ends.
 *
 * @param condition nothing is counted unless it is true
 */
export function counting(counters: readonly Counter[], condition: RawBuilder<unknown>): RawBuilder<Counted> {
  return attemptsInsert(windowsOf(counters), condition);
}

/** @throws Refusal TOO_MANY_ATTEMPTS with the reason and the time to wait */
export function assertCounted(counters: readonly Counter[], counted: readonly Counted[]): void {
  const excess = longestExcess(windowsOf(counters), counted);
  if (excess) throw refusalOf(excess);
}

/** The refusal of a use that would exceed a limit, without counting it; undefined if all limits allow it. */
export async function limitRefusal(db: Db | Tx, counters: readonly Counter[]): Promise<Refusal | undefined> {
  const windows = windowsOf(counters);
  const counted = await readAttempts(
    db,
    windows.map(({ key }) => key),
  );
  const after = windows.map(({ key, amount }) => {
    const { count = 0, left = 1 } = counted.find((row) => row.key === key) ?? {};
    return { key, count: count + amount, left };
  });
  const excess = longestExcess(windows, after);
  return excess && refusalOf(excess);
}

async function addAll(db: Db | Tx, counters: readonly Counter[]): Promise<Excess | undefined> {
  const windows = windowsOf(counters);
  return longestExcess(windows, await addAttempts(db, windows));
}

interface Window {
  key: string;
  /** Key of its counter. */
  counter: string;
  limit: number;
  seconds: number;
  amount: number;
  text: string;
}

function windowsOf(counters: readonly Counter[]): Window[] {
  return counters.flatMap(({ key, limits, text, amount = 1 }) =>
    limits.map(({ limit, seconds }) => ({ key: `${key} /${seconds}`, counter: key, limit, seconds, amount, text })),
  );
}

/** The exceeded window that ends last. */
function longestExcess(windows: readonly Window[], counted: readonly Counted[]): Excess | undefined {
  const exceeded = windows.flatMap(({ key, counter, limit, text }) => {
    const row = counted.find((one) => one.key === key);
    return row && row.count > limit ? { counter, text, seconds: row.left } : [];
  });
  return exceeded.toSorted((one, other) => other.seconds - one.seconds)[0];
}

function refusalOf({ counter, text, seconds }: Excess): Refusal {
  const message = `${text}. Try again in ${formatDuration(seconds)}.`;
  return new Refusal('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: seconds }, counter);
}

function formatDuration(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
}
