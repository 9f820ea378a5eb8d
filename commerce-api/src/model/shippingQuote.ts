import type { CurrencyCode } from '../markets/channels.ts';
import type { TypedCheckout } from './checkoutState.ts';

/**
 * Shipping that a server has set from outside, for example from a delivery service. It holds for one carrier, and only as long
 * as currency, goods and zip are those of the time at which it was set: a shopper could otherwise keep the fee of a small parcel.
 */
export interface ShippingQuote {
  shippingId: number;
  /** Minor units including VAT; null means the fee of the carrier. */
  feeMinor: number | null;
  /** Whether the carrier may be one that is not offered for the zip or the parcel. */
  isUnlisted: boolean;
  currency: CurrencyCode;
  /** Empty while no address is known. */
  zip: string;
  goods: string;
}

/** Identifies the goods of a cart: SKUs with their quantities. */
export function goodsKey(lines: readonly { skuId: number; quantity: number }[]): string {
  return lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).join(' ');
}

/** The zip of the delivery address, without spaces; empty if it is unknown. */
export function deliveryZip({
  shippingAddress,
  billingAddress,
}: Pick<TypedCheckout, 'shippingAddress' | 'billingAddress'>): string {
  return ((shippingAddress ?? billingAddress)?.zip ?? '').replaceAll(/\s/g, '');
}
