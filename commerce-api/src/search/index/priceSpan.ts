import type { PriceSpan } from '../listQuery.ts';
import type { Bitset } from './bitset.ts';
import type { NumberColumn } from './numberColumn.ts';
import { NO_PRICE } from './productColumns.ts';

/** The lowest and the highest price of the products; undefined if none has a price. */
export function priceSpan(products: Bitset, prices: NumberColumn): PriceSpan | undefined {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const product of products.toArray()) {
    const price = prices.get(product);
    if (price === NO_PRICE) continue;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return lowest <= highest ? { lowest, highest } : undefined;
}
