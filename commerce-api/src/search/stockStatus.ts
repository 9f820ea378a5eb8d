import type { Localized } from '../model/catalogEntries.ts';
import type { ListedFacet } from './index/listedProduct.ts';

const LABELS = {
  'in-stock': { sv: 'I lager', en: 'In stock' },
  orderable: { sv: 'Kan beställas', en: 'Can be ordered' },
  'out-of-stock': { sv: 'Slut i lager', en: 'Out of stock' },
} as const satisfies Record<string, Localized>;

type StockStatus = keyof typeof LABELS;

/** @param total quantity that can be bought: in stock, incoming or made to order */
export function stockStatus({ inStock, total }: { inStock: number; total: number }): ListedFacet {
  const status: StockStatus = total <= 0 ? 'out-of-stock' : inStock > 0 ? 'in-stock' : 'orderable';
  const order = Object.keys(LABELS).indexOf(status);
  return { group: 'StockStatus', id: `st_${status}`, label: LABELS[status], order };
}
