import { amountOf, minus } from '../catalog/price.ts';
import type { VatAmount } from './orderTypes.ts';
import type { StoredOrder } from './readOrders.ts';

/** What everything but the goods was taxed at before orders kept their VAT by rate. */
const FORMER_RATE = 25;

/** VAT of an order by its rate, as it was bought. */
export function orderVats({ lines, totals }: Pick<StoredOrder, 'lines' | 'totals'>): VatAmount[] {
  if (totals.vats) return totals.vats;
  const isPlain = lines.every(({ snapshot }) => snapshot.vatRate === FORMER_RATE);
  if (isPlain) return [{ rate: FORMER_RATE, amount: totals.total.incVat - totals.total.exVat }];
  const goods = [...Map.groupBy(lines, ({ snapshot }) => snapshot.vatRate)].map(([rate, ofRate]) => ({
    rate,
    amount: ofRate.reduce((sum, { snapshot, quantity }) => sum + vatOf(snapshot.sellingUnit * quantity, rate), 0),
  }));
  const other = minus(totals.total, totals.items);
  return [...goods, { rate: FORMER_RATE, amount: other.incVat - other.exVat }];
}

function vatOf(incVat: number, rate: number): number {
  return incVat - amountOf(incVat, rate).exVat;
}
