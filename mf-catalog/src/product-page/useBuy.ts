import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { Amount } from './buy.ts';
import type { PurchasableSku } from './purchase.ts';

const loadBuy = lazyModule(() => import('./buy.ts'), { when: 'soon' });

/**
 * Adds the selected SKU to the cart. Shows a refusal as a toast, and moves the focus to the sizes if none is selected.
 *
 * @returns a function that resolves to whether the SKU is out of stock, though the page had stock for it
 */
export function useBuy() {
  const { t } = useTranslation('catalog');
  const { locale } = useShop();
  const { add } = useCart();
  const dispatch = useDispatch();

  function refuse(text: string): void {
    dispatch(toastSlice.actions.toastShown({ text, tone: 'error', placement: 'bottom-center' }));
  }

  /** @returns undefined if the code cannot be loaded: then the form is sent as without JavaScript, which adds the SKU as well */
  async function loadOrSubmit(form: HTMLFormElement) {
    try {
      return await loadBuy();
    } catch (error) {
      // The browser would replace the page by its own message.
      if (!navigator.onLine) throw error;
      form.submit();
      return undefined;
    }
  }

  return async (
    sku: PurchasableSku | undefined,
    amount: Amount,
    form: HTMLFormElement,
  ): Promise<{ isOutOfStock: boolean }> => {
    try {
      const code = await loadOrSubmit(form);
      if (!code) return { isOutOfStock: false };
      const { buy, focusSizes } = code;
      if (!sku) focusSizes(form);
      const { refusal, isOutOfStock } = await buy({ add, t, locale }, sku, amount);
      if (refusal) refuse(refusal);
      // Hides an earlier "choose a size". The cart notice confirms the addition.
      else dispatch(toastSlice.actions.toastHidden());
      return { isOutOfStock };
    } catch {
      // The cart is unchanged, and the shopper can try again.
      refuse(t('product.refusal.failed'));
      return { isOutOfStock: false };
    }
  };
}
