import { useCart } from '@storefront/cart/CartProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { toastSlice } from '@storefront/store/toastSlice';
import type { Amount } from './addToCart.ts';
import { productLate } from './productLate.ts';
import type { Sellable } from './purchase.ts';

/**
 * Puts something into the cart, or tells why not.
 *
 * @returns a function that says whether the shop has none left, though the page had said so
 */
export function useAddToCart() {
  const { t } = useTranslation('catalog');
  const { add } = useCart();
  const dispatch = useDispatch();

  function refuse(text: string): void {
    dispatch(toastSlice.actions.toastShown({ text, tone: 'error', placement: 'bottom-center' }));
  }

  return async (sku: Sellable | undefined, amount: Amount): Promise<{ hasRunOut: boolean }> => {
    try {
      const { addToCart } = await productLate();
      const { refusal, hasRunOut } = await addToCart({ add, t }, sku, amount);
      if (refusal) refuse(refusal);
      // An earlier "choose a size" is settled; what was added is told elsewhere.
      else dispatch(toastSlice.actions.toastHidden());
      return { hasRunOut };
    } catch {
      // The cart is as it was, and the shopper can press again.
      refuse(t('product.refusal.failed'));
      return { hasRunOut: false };
    }
  };
}
