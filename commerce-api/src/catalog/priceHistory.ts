import type { View } from '../markets/view.ts';
import { priceOf, type Amount, type Price } from './price.ts';
import type { PriceChange, ProductFacts } from './productFacts.ts';

export interface LoggedPrice extends Price {
  /** `yyyy-mm-dd`. */
  date: string;
  isLowest: boolean;
}

/** `regular` is the comparison price: the lowest of the 30 days before the present price, as EU law wants it. */
export interface LowestPrice extends Price {
  lowest: Amount;
}

const DAYS = 30;

/** The price changes of the last 30 days, oldest first, with the price that held when they began. */
export function priceLog(facts: ProductFacts, view: View, today = new Date()): LoggedPrice[] {
  const changes = inForce(changesIn(facts, view), dayBefore(today, DAYS));
  const lowest = Math.min(...changes.map(({ selling }) => selling));
  return changes.map((change) => ({
    ...priceOf(change, facts.vatRate, view),
    date: change.date,
    isLowest: change.selling === lowest,
  }));
}

export function lowestPrice(facts: ProductFacts, view: View): LowestPrice {
  const present = facts.prices[view.currency.code];
  const changes = changesIn(facts, view);
  const latest = changes.at(-1);
  const before = latest
    ? inForce(changes.slice(0, -1), dayBefore(new Date(latest.date), DAYS)).map(({ selling }) => selling)
    : [];
  const lowest = before.length > 0 ? Math.min(...before) : present.selling;
  const price = priceOf({ regular: lowest, selling: present.selling }, facts.vatRate, view);
  return { ...price, lowest: price.regular };
}

function changesIn({ priceChanges }: ProductFacts, { currency }: View): PriceChange[] {
  return priceChanges.filter((change) => change.currency === currency.code);
}

/** Those since `from`, and the last one before it, which was still in force then. */
function inForce(changes: readonly PriceChange[], from: string): PriceChange[] {
  const since = changes.findIndex(({ date }) => date > from);
  return changes.slice(Math.max(0, (since === -1 ? changes.length : since) - 1));
}

function dayBefore(day: Date, days: number): string {
  return new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
