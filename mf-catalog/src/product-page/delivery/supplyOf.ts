import { assertNever } from '@hemvaror/domain/assertNever';
import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import type { StockStatus } from '@hemvaror/domain/stock/stockStatus';

/** Where the items of a stock status come from; null if there are none. Apart from the estimate, which is not in the first view. */
export function supplyOf(status: StockStatus): Supply | null {
  switch (status.kind) {
    case 'outOfStock':
      return null;
    case 'backorder':
      return 'madeToOrder';
    case 'static':
      return 'supplier';
    case 'few':
    case 'inStock':
      return 'stock';
    default:
      return assertNever(status);
  }
}
