import type { DiscountType } from '../model/contract.generated.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import { announcedPrice } from './announcedPrice.ts';
import type { ProductRecord } from './productRecord.ts';

/** The reason for a reduction: the reduced price of the product, or a campaign with a lower price. */
export function discountType(record: ProductRecord, currency: CurrencyCode): DiscountType {
  const { reference, selling } = announcedPrice(record, currency);
  if (selling >= reference) return 'NONE';
  return selling === record.prices[currency].sale ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
}
