import type { StoredCart } from '../cart/storedCart.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import { deliveryZip, goodsKey, type ShippingQuote } from '../model/shippingQuote.ts';
import { Refusal } from '../model/refusal.ts';

/** 10 million in minor units, as for the fees of carriers. */
const MAX_FEE = 1_000_000_000;

export interface QuoteInput {
  /** Major units including VAT; negative for none. */
  fee: number | null | undefined;
  isUnlisted: boolean;
  currency: CurrencyCode;
  /** The carrier of a cart whose shopper has selected none. */
  defaultShippingId?: number | undefined;
}

/**
 * The shipping that a server sets for the checkout and lines of a cart; null removes it. Requires the lock of the cart, and that the
 * client has proved to be a server: from a browser, any shopper could ship for nothing.
 *
 * @throws Refusal BAD_INPUT without a carrier, or for an impossible fee
 */
export function shippingQuoteOf(
  { checkout, lines }: Pick<StoredCart, 'checkout' | 'lines'>,
  { fee, isUnlisted, currency, defaultShippingId }: QuoteInput,
): ShippingQuote | null {
  const feeMinor = fee === null || fee === undefined || fee < 0 ? null : Math.round(fee * 100);
  if (feeMinor === null && !isUnlisted) return null;
  if (feeMinor !== null && !(feeMinor <= MAX_FEE)) {
    throw new Refusal('BAD_INPUT', `The shipping fee must be at most ${MAX_FEE / 100}.`);
  }
  const shippingId = checkout?.state.shippingId ?? defaultShippingId;
  if (shippingId === undefined) throw new Refusal('BAD_INPUT', 'A shipping fee needs the shippingId of its carrier.');
  return {
    shippingId,
    feeMinor,
    isUnlisted,
    currency,
    zip: deliveryZip(checkout?.state ?? {}),
    goods: goodsKey(lines),
  };
}
