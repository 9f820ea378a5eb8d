import { daysBefore } from '../markets/shopDate.ts';

/** Prices from the day of a change until the day of the next change, in minor units. */
export interface PriceFrom {
  /** `yyyy-mm-dd`. */
  date: string;
  regular: number;
  /** The last price of the day, which applied from then on. */
  selling: number;
  /** The lowest price of the day, even if it applied for minutes only. */
  lowest: number;
}

const DAYS = 30;

/**
 * On a reduction, the lowest price of the 30 days before it began (directive 98/6/EC article 6a, prisinformationslagen
 * 2004:347 7 a §); otherwise the lowest of the last 30 days. A product that was reduced from its first day has no
 * previous price: its current price is the lowest.
 *
 * @param changes oldest first, one per day at most, in one price list
 * @param selling the current price
 * @param today `yyyy-mm-dd`
 */
export function lowestPriceIn30Days(changes: readonly PriceFrom[], selling: number, today: string): number {
  const since = reducedSince(changes);
  if (!since) return Math.min(selling, ...pricesBefore(changes, today), ...lowestOn(changes, today));
  const before = [...pricesBefore(changes, since.date), ...(isRaised(since) ? [since.lowest] : [])];
  return before.length > 0 ? Math.min(...before) : selling;
}

/** The changes since `from`, and the last one before it, which still applied then. */
export function changesSince<Change extends PriceFrom>(changes: readonly Change[], from: string): Change[] {
  const activeAtStart = changes.findLastIndex(({ date }) => date <= from);
  return changes.slice(Math.max(0, activeAtStart));
}

/** The prices of the 30 days before `day`; empty if the product had no price before. */
function pricesBefore(changes: readonly PriceFrom[], day: string): number[] {
  const from = daysBefore(day, DAYS);
  const before = changes.filter(({ date }) => date < day);
  return changesSince(before, from).map(({ date, selling, lowest }) => (date < from ? selling : lowest));
}

function lowestOn(changes: readonly PriceFrom[], day: string): number[] {
  return changes.filter(({ date }) => date === day).map(({ lowest }) => lowest);
}

/** Whether the last price of the day followed a lower one. */
function isRaised({ selling, lowest }: PriceFrom): boolean {
  return lowest < selling;
}

/**
 * The change with which the current reduction began; undefined without a reduction. A price that falls in steps is one
 * reduction, which began with the first step. A price that rises, but stays below the regular price, begins a new one.
 */
function reducedSince(changes: readonly PriceFrom[]): PriceFrom | undefined {
  let since: PriceFrom | undefined;
  for (const change of changes.toReversed()) {
    if (change.selling >= change.regular) break;
    if (since && (isRaised(since) || change.selling < since.selling)) break;
    since = change;
  }
  return since;
}
