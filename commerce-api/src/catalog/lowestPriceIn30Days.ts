import { daysBefore } from '../markets/shopDate.ts';

/** Prices of a day in the shop on which they changed, and until the next such day; minor units. */
export interface PriceFrom {
  /** `yyyy-mm-dd`. */
  date: string;
  regular: number;
  /** The last one of the day, which held on. */
  selling: number;
  /** The lowest of the day, which may have held for minutes. */
  lowest: number;
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
export function lowestPriceIn30Days(changes: readonly PriceFrom[], selling: number, today: string): number {
  const since = reducedSince(changes);
  if (!since) return Math.min(selling, ...pricesBefore(changes, today), ...lowestOn(changes, today));
  const before = [...pricesBefore(changes, since.date), ...(isRaised(since) ? [since.lowest] : [])];
  return before.length > 0 ? Math.min(...before) : selling;
}

/** The changes since `from`, and the last one before it, which still held then. */
export function changesSince<Change extends PriceFrom>(changes: readonly Change[], from: string): Change[] {
  const heldThen = changes.findLastIndex(({ date }) => date <= from);
  return changes.slice(Math.max(0, heldThen));
}

/** What was asked at some time of the 30 days before `day`; nothing when the product had no price before. */
function pricesBefore(changes: readonly PriceFrom[], day: string): number[] {
  const from = daysBefore(day, DAYS);
  const before = changes.filter(({ date }) => date < day);
  return changesSince(before, from).map(({ date, selling, lowest }) => (date < from ? selling : lowest));
}

function lowestOn(changes: readonly PriceFrom[], day: string): number[] {
  return changes.filter(({ date }) => date === day).map(({ lowest }) => lowest);
}

/** Whether the day's last price came after a lower one. */
function isRaised({ selling, lowest }: PriceFrom): boolean {
  return lowest < selling;
}

/**
 * The prices with which the present reduction began; undefined when nothing is reduced. A price that goes down step by step
 * is one reduction: it began with the first step. One that goes up, though still below the regular price, begins another.
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
