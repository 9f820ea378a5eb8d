import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { promoCodeFrom } from '@hemvaror/domain/validation/promoCode';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { SetCartPromoCodeDocument } from './PromoCode.generated.ts';

/** Why a promo code is not applied, also after a request that failed. */
export const PROMO_CODE_ERRORS = ['RequirementsNotMet', 'invalid', 'failed'] as const;
export type PromoCodeError = (typeof PROMO_CODE_ERRORS)[number];

interface PromoCodeChange {
  cartId: string;
  /** As it was typed; null to remove the applied code. */
  promoCode: string | null;
  marketAlias: string;
}

/** Applies or removes a promo code (CART-26 to CART-28). @throws ApiError, except for a limit */
export async function setPromoCode(
  operations: Pick<GraphQLOperations, 'executeWithRefusals'>,
  { cartId, promoCode, marketAlias }: PromoCodeChange,
): Promise<{ cart: Cart } | { error: PromoCodeError | AttemptLimit }> {
  const code = promoCode === null ? '' : promoCodeFrom(promoCode);
  if (promoCode !== null && code === '') return { error: 'invalid' };
  try {
    const { data, refusals } = await operations.executeWithRefusals({
      document: SetCartPromoCodeDocument,
      variables: { id: cartId, promoCode: code, checkoutMarketId: marketAlias },
      isCartChange: true,
    });
    if (data?.setCartPromoCode) return { cart: data.setCartPromoCode };
    const isUnmet = refusals.some(({ code }) => code === 'RequirementsNotMet');
    return { error: attemptLimit({ refusals }) ?? (isUnmet ? 'RequirementsNotMet' : 'invalid') };
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return { error: limit };
  }
}
