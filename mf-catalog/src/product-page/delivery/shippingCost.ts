import { formatMoney } from '@hemvaror/domain/price/formatMoney';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** Shipping is free for one item, or costs at least a fee that includes VAT: `49 kr`. */
export type ShippingCost = { kind: 'free' } | { kind: 'from'; fee: string };

/**
 * The shipping cost of one item with the cheapest carrier of the market.
 *
 * @param unitPrice of the item
 * @returns null if the API does not have the fees of carriers
 */
export function shippingCost(
  unitPrice: { sellingPriceIncVat: number } | null,
  { lowestShippingFee: fee, currency, languageId, config }: Shop,
): ShippingCost | null {
  if (fee === null || fee === undefined) return null;
  const limit = config.freeShippingLimits[currency];
  const isFree = fee === 0 || (limit !== undefined && (unitPrice?.sellingPriceIncVat ?? 0) > limit);
  return isFree ? { kind: 'free' } : { kind: 'from', fee: formatMoney(fee, languageId, currency) };
}
