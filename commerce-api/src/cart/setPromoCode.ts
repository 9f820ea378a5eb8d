import type { LogSecurityEvent } from '../auth/securityLog.ts';
import { promoCodeFrom } from '@hemvaror/domain/validation/promoCode';
import type { CartView } from './cartView.ts';
import type { CartCreation } from './lockCart.ts';
import { meetsRequirements } from './cartDiscounts.ts';
import { promotionRefusal } from './promotionUses.ts';
import type { View } from '../markets/view.ts';
import { Refusal } from '../model/refusal.ts';
import { changeCart } from './changeCart.ts';
import { readCart, type ReadCartDeps } from './readCart.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { countAttempt } from '../platform/limits/attempts.ts';

/** Wrong codes of one network that count as a series: more than a shopper who mistypes a code. */
const WRONG_CODE_SERIES = 10;

/**
 * Sets the code, or removes it when empty. Refused codes leave the cart as it was.
 *
 * @throws Refusal InvalidPromoCode or RequirementsNotMet, the code that the storefront reads (CART-27, CART-28)
 */
export async function setPromoCode(
  id: string,
  text: string,
  view: View,
  deps: ReadCartDeps & CartCreation & { securityEvent: LogSecurityEvent },
): Promise<CartView | null> {
  const code = promoCodeFrom(text);
  if (code !== '') {
    const promotion = (await deps.promotions()).codes.get(code);
    if (!promotion) await countWrongCode(deps);
    const shopper = await deps.viewer();
    const buyer = { cartId: id, customerId: shopper?.customerId ?? null, email: shopper?.email };
    const refusal = await promotionRefusal(deps.db, promotion, buyer);
    if (refusal) throw refusal;
    const cart = await readCart(id, view, deps);
    if (cart && promotion && !meetsRequirements(promotion, cart.totals.items.incVat, view)) {
      throw new Refusal('RequirementsNotMet', 'The cart does not meet the requirements of the code.');
    }
  }
  return changeCart(id, view, deps, async (tx, cart) => {
    const promo_code = code === '' ? null : code;
    await tx.updateTable('cart').set({ promo_code, updated_at: new Date() }).where('id', '=', id).execute();
    return { ...cart, promoCode: promo_code };
  });
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
async function countWrongCode({
  db,
  address: client,
  securityEvent,
}: {
  db: Db;
  address: string;
  securityEvent: LogSecurityEvent;
}): Promise<void> {
  const count = await countAttempt(db, `promo ${client}`, { limit: 60, seconds: 600 });
  if (count === WRONG_CODE_SERIES) securityEvent({ kind: 'promoCodes', client, outcome: 'refused' });
}
