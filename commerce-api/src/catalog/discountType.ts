import type { DiscountType } from '../model/contract.generated.ts';
import type { ListPrice } from './productRecord.ts';

/** The reason for a reduction: the reduced price of the product, or a campaign with a lower price. */
export function discountType({ regular, sale, selling }: ListPrice): DiscountType {
  if (selling >= regular) return 'NONE';
  return selling === sale ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
}
