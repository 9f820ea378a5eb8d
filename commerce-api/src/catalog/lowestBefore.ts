import { daysBefore } from '../markets/shopDay.ts';

/** A price and the day in the shop from which it held, `yyyy-mm-dd`; minor units. */
export interface PriceFrom {
  date: string;
  regular: number;
  selling: number;
}

const DAYS = 30;

/**
 * The lowest price that held in the 30 days before `day`, the one included that held when they began; undefined when the
 * product had no price then.
 *
 * @param changes oldest first, one per day at most
 */
export function lowestBefore(changes: readonly PriceFrom[], day: string): number | undefined {
  const prices = changesWithin(
    changes.filter(({ date }) => date < day),
    daysBefore(day, DAYS),
  ).map(({ selling }) => selling);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The changes since `from`, and the last one before it, which still held then. */
export function changesWithin<Change extends PriceFrom>(changes: readonly Change[], from: string): Change[] {
  const heldThen = changes.findLastIndex(({ date }) => date <= from);
  return changes.slice(Math.max(0, heldThen));
}

/**
 * The day on which the present reduction began; undefined when nothing is reduced. A price that goes down step by step
 * is one reduction: it began with the first step. One that goes up, though still below the regular price, begins another.
 */
export function reducedSince(changes: readonly PriceFrom[]): string | undefined {
  let since: PriceFrom | undefined;
  for (const change of changes.toReversed()) {
    if (change.selling >= change.regular || (since && change.selling < since.selling)) break;
    since = change;
  }
  return since?.date;
}
