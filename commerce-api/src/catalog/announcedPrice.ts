import type { CurrencyCode } from '../markets/channels.ts';
import type { ProductRecord } from './productRecord.ts';
import { referencePrice } from './referencePrice.ts';

/** Minor units including VAT. */
export interface AnnouncedPrice {
  /** The price that the reduction is announced from; the selling price without one. */
  reference: number;
  selling: number;
}

/** The price of a product with the reduction that may be announced, which is not always the one from its regular price. */
export function announcedPrice(
  { prices, priceChanges }: Pick<ProductRecord, 'prices' | 'priceChanges'>,
  code: CurrencyCode,
): AnnouncedPrice {
  const price = prices[code];
  const changes = priceChanges.filter(({ currency }) => currency === code);
  return { reference: referencePrice(changes, price), selling: price.selling };
}
