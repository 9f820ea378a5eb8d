import { useCart } from '@storefront/cart/CartProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { toastSlice } from '@storefront/store/toastSlice';
import { purchaseRefusal, sellableQuantity, type Sellable } from './purchase.ts';

interface Amount {
  quantity: number;
  /** How many of it are in the cart already. */
  inCart: number;
}

/**
 * Puts something into the cart, or says why not (CART-20, CART-21).
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

  return async (sku: Sellable | undefined, { quantity, inCart }: Amount): Promise<{ hasRunOut: boolean }> => {
    const refusal = purchaseRefusal(sku, { quantity, inCart });
    if (refusal?.reason === 'stock') refuse(t('product.refusal.stock', { stock: refusal.stock }));
    if (refusal?.reason === 'noSize') refuse(t('product.refusal.noSize'));
    if (refusal || !sku) return { hasRunOut: false };

    try {
      const answer = await add({ skuId: sku.skuId, quantity });
      if (answer.ok) {
        // An earlier "choose a size" is settled; what was added is told elsewhere.
        dispatch(toastSlice.actions.toastHidden());
        return { hasRunOut: false };
      }
      const isShort = answer.reason === 'outOfStock';
      // Not even the first one can be had, whatever the page was told when it was made.
      const hasRunOut = isShort && quantity + inCart === 1;
      const stock = hasRunOut ? 0 : sellableQuantity(sku);
      refuse(isShort ? t('product.refusal.stock', { stock }) : t('product.refusal.failed'));
      return { hasRunOut };
    } catch {
      // The cart is as it was, and the shopper can press again.
      refuse(t('product.refusal.failed'));
      return { hasRunOut: false };
    }
  };
}
