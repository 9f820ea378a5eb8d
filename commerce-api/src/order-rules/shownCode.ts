import type { CartView } from '../cart/cartView.ts';
import { refuse, type OrderRefusal } from './orderCandidate.ts';

/**
 * Checks the promo code of a cart. A code that gives no discount is no obstacle if the last response of the checkout showed this.
 *
 * @returns InvalidPromoCode or RequirementsNotMet if the shopper would pay more than was shown
 */
export function shownCodeRefusal({ promoCode, code, shown }: CartView): OrderRefusal | undefined {
  if (promoCode === null || code?.isApplied) return undefined;
  // Without a checkout, the cart has shown that its goods do not meet the requirements.
  const isUnnoticed = shown ? shown.code === promoCode : code?.refusal !== undefined;
  if (!isUnnoticed) return undefined;
  if (code?.refusal) return { reason: 'codeUsedUp', refusal: code.refusal };
  return refuse('codeUsedUp', 'RequirementsNotMet', 'The cart does not meet the requirements of the code.');
}
