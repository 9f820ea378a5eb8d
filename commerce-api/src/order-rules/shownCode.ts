import type { CartView } from '../cart/cartView.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import { refuse, type OrderRefusal } from './orderCandidate.ts';

/**
 * Checks the promo code of a cart. A code that gives no discount is no obstacle if the last response of the checkout showed this.
 *
 * @returns InvalidPromoCode or RequirementsNotMet if the shopper would pay more than was shown
 */
export async function shownCodeRefusal(
  db: Db | Tx,
  { promoCode, code }: CartView,
  cartId: string,
): Promise<OrderRefusal | undefined> {
  if (promoCode === null || code?.isApplied) return undefined;
  const checkout = await db
    .selectFrom('checkout')
    .select('shown_code as shownCode')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  // Without a checkout, the cart has shown that its goods do not meet the requirements.
  const isUnnoticed = checkout ? checkout.shownCode === promoCode : code?.refusal !== undefined;
  if (!isUnnoticed) return undefined;
  if (code?.refusal) return { reason: 'codeUsedUp', refusal: code.refusal };
  return refuse('codeUsedUp', 'RequirementsNotMet', 'The cart does not meet the requirements of the code.');
}
