import type { Cart } from '@hemvaror/runtime/cart/cartSession';

/** The API's amount for a market without free shipping (CART-08, CART-11). */
const NOT_OFFERED = -1;

export interface FreeShippingState {
  isReached: boolean;
  /** Formatted by the API. */
  amountLeft: string;
  /** Progress from 0 to 1. */
  share: number;
}

/** Progress of the cart toward free shipping (CART-11). Returns null if it is not offered. */
export function freeShipping(cart: Cart): FreeShippingState | null {
  const { shipping, subTotal, total } = cart.summary ?? {};
  if (!shipping || shipping.amountLeftToFreeShipping === NOT_OFFERED) return null;

  const { feeIncVat, amountLeftToFreeShipping: left, amountLeftToFreeShippingFormatted } = shipping;
  // After all discounts, as in the API's amount (OP-24). Those of the lines are part of the subtotal.
  const otherDiscounts = (total?.discountIncVat ?? 0) - (subTotal?.discountIncVat ?? 0);
  const worth = (subTotal?.sellingPriceIncVat ?? 0) - otherDiscounts;
  const isReached = feeIncVat === 0 || left <= 0;
  return {
    isReached,
    amountLeft: amountLeftToFreeShippingFormatted ?? '',
    share: isReached ? 1 : worth / (worth + left),
  };
}
