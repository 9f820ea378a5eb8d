import type { DiscountType } from '../model/contract.generated.ts';
import type { ListPrice } from './productRecord.ts';

/** Why a product costs less than its regular price: by its own reduced price, or by a campaign that goes below it. */
export function discountType({ regular, sale, selling }: ListPrice): DiscountType {
  if (selling >= regular) return 'NONE';
  return selling === sale ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
}
