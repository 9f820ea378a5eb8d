import type { CartView } from '../cart/cartView.ts';
import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Checks the promo code of a cart that was read by `readCartIn`. A code that gives no discount is no obstacle if the last
 * response of the checkout showed this.
 *
 * @throws Refusal InvalidPromoCode or RequirementsNotMet if the shopper would pay more than was shown
 */
export async function assertShownCode(tx: Tx, { promoCode, code }: CartView, cartId: string): Promise<void> {
  if (promoCode === null || code?.isApplied) return;
  const checkout = await tx
    .selectFrom('checkout')
    .select('shown_code as shownCode')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  // Without a checkout, the cart has shown that its goods do not meet the requirements.
  const isUnnoticed = checkout ? checkout.shownCode === promoCode : code?.refusal !== undefined;
  if (!isUnnoticed) return;
  throw code?.refusal ?? new Refusal('RequirementsNotMet', 'The cart does not meet the requirements of the code.');
}
