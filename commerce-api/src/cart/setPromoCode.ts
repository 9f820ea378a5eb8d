import { countAttempt } from '../auth/attempts.ts';
import type { Context } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { changeCart } from './changeCart.ts';
import { meetsMinimum } from './priceCart.ts';
import { normalizedCode } from './promotions.ts';
import { readCart } from './readCart.ts';

/**
 * Sets the code, or removes it when empty. Refused codes leave the cart as it was.
 *
 * @throws GraphQLError InvalidPromoCode or RequirementsNotMet, the code that the storefront reads (CART-27, CART-28)
 */
export async function setPromoCode(id: string, text: string, view: View, context: Context): Promise<CartView | null> {
  const code = normalizedCode(text);
  if (code !== '') {
    const promotion = (await context.promotions()).get(code);
    if (!promotion) {
      await countAttempt(context.db, `promo ${context.address}`, { limit: 60, seconds: 600 });
      throw refusal('InvalidPromoCode', 'The code is not valid.');
    }
    const cart = await readCart(id, view, context);
    if (cart && !meetsMinimum(promotion, cart.totals.items.incVat, view)) {
      throw refusal('RequirementsNotMet', 'The cart does not meet the requirements of the code.');
    }
  }
  return changeCart(id, view, context, async (tx) => {
    await tx
      .updateTable('cart')
      .set({ promo_code: code === '' ? null : code })
      .where('id', '=', id)
      .execute();
  });
}
