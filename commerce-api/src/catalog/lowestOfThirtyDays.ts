import { daysBefore } from '../markets/shopDay.ts';

/** A price and the day in the shop from which it held, `yyyy-mm-dd`; minor units. */
export interface PriceFrom {
  date: string;
  regular: number;
  selling: number;
}

const DAYS = 30;

/**
 * On a reduction, the lowest price of the 30 days before it began (directive 98/6/EC article 6a, prisinformationslagen
 * 2004:347 7 a §); otherwise the lowest of the last 30 days. A product that was reduced from its first day has no price
 * before: its own is the lowest then.
 *
 * @param changes oldest first, one per day at most, in one price list
 * @param selling what holds now
 * @param today `yyyy-mm-dd`
 */
export function lowestOfThirtyDays(changes: readonly PriceFrom[], selling: number, today: string): number {
  const since = reducedSince(changes);
  if (since !== undefined) return lowestBefore(changes, since) ?? selling;
  return Math.min(selling, lowestBefore(changes, today) ?? selling);
}

/** The changes since `from`, and the last one before it, which still held then. */
export function changesWithin<Change extends PriceFrom>(changes: readonly Change[], from: string): Change[] {
  const heldThen = changes.findLastIndex(({ date }) => date <= from);
  return changes.slice(Math.max(0, heldThen));
}

/** Undefined when the product had no price before `day`. */
function lowestBefore(changes: readonly PriceFrom[], day: string): number | undefined {
  const before = changes.filter(({ date }) => date < day);
  const prices = changesWithin(before, daysBefore(day, DAYS)).map(({ selling }) => selling);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/**
 * The day on which the present reduction began; undefined when nothing is reduced. A price that goes down step by step
 * is one reduction: it began with the first step. One that goes up, though still below the regular price, begins another.
 */
function reducedSince(changes: readonly PriceFrom[]): string | undefined {
  let since: PriceFrom | undefined;
  for (const change of changes.toReversed()) {
    if (change.selling >= change.regular || (since && change.selling < since.selling)) break;
    since = change;
  }
  return since?.date;
}
