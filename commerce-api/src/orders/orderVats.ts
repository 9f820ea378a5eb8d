import { amountOf, minus } from '../model/price.ts';
import type { VatAmount } from '../model/orderTypes.ts';
import type { StoredOrder } from './readOrders.ts';

/** VAT rate of shipping and fees in orders from before VAT was stored by rate, in percent. */
const FORMER_RATE = 25;

/** VAT of an order by rate, as it was bought. */
export function orderVats({ lines, totals }: Pick<StoredOrder, 'lines' | 'totals'>): VatAmount[] {
  if (totals.vats) return totals.vats;
  const isPlain = lines.every(({ snapshot }) => snapshot.vatRate === FORMER_RATE);
  if (isPlain) return [{ rate: FORMER_RATE, amount: totals.total.incVat - totals.total.exVat }];
  const other = minus(totals.total, totals.items);
  const byRate = new Map([[FORMER_RATE, other.incVat - other.exVat]]);
  for (const { snapshot, quantity } of lines) {
    const { incVat, exVat } = amountOf(snapshot.sellingUnit * quantity, snapshot.vatRate);
    byRate.set(snapshot.vatRate, (byRate.get(snapshot.vatRate) ?? 0) + incVat - exVat);
  }
  return [...byRate].map(([rate, amount]) => ({ rate, amount })).toSorted((left, right) => left.rate - right.rate);
}
