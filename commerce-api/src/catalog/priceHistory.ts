import { daysBefore, shopDate } from '../markets/shopDate.ts';
import { changesSince, lowestPriceIn30Days } from './lowestPriceIn30Days.ts';
import { amountOf, priceOf, type Amount, type Price } from '../model/price.ts';
import type { PriceChange } from './productRecord.ts';
import type { ProductView } from './productView.ts';
import { vatRate } from './vatRate.ts';

export interface LoggedPrice extends Price {
  /** `yyyy-mm-dd`. */
  date: string;
  isLowest: boolean;
}

/** `regular` is the comparison price: the selling price may be presented as a reduction of it. */
export interface LowestPrice extends Price {
  lowest: Amount;
}

const DAYS = 30;

/** The price changes of the last 30 days, oldest first, including the price at the start of the period. */
export function priceLog(product: ProductView, today = shopDate()): LoggedPrice[] {
  const { record, tree, view } = product;
  const rate = vatRate(tree, view, record.vatClass, today);
  const changes = changesSince(changesIn(product), daysBefore(today, DAYS));
  const lowest = Math.min(...changes.map(({ selling }) => selling));
  return changes.map((change) => ({
    ...priceOf(change, rate, view),
    date: change.date,
    isLowest: change.selling === lowest,
  }));
}

export function lowestPrice(product: ProductView, today = shopDate()): LowestPrice {
  const { record, tree, view } = product;
  const { selling } = record.prices[view.currency.code];
  const rate = vatRate(tree, view, record.vatClass, today);
  const lowest = lowestPriceIn30Days(changesIn(product), selling, today);
  // After a lower price there is no comparison: the current price is not a reduction of it.
  return { ...priceOf({ regular: Math.max(lowest, selling), selling }, rate, view), lowest: amountOf(lowest, rate) };
}

function changesIn({ record, view }: ProductView): PriceChange[] {
  return record.priceChanges.filter(({ currency }) => currency === view.currency.code);
}
