import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import type { UnknownAction } from '@hemvaror/runtime/libraries/redux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { addOneToCart, type QuickAddSku } from './addOneToCart.ts';

interface QuickAddDeps {
  cart: CartSession;
  dispatch: (action: UnknownAction) => unknown;
  /** Of the namespace `commerce`. */
  t: TFunction;
}

/** Adds one to the cart, or shows a toast with the reason. The cart notice confirms a success (CART-19). Never rejects. */
export async function quickAdd(sku: QuickAddSku, { cart, dispatch, t }: QuickAddDeps): Promise<void> {
  const result = await addOneToCart(sku, cart);
  if (result === 'added') {
    // Hide the toast of an earlier refusal.
    dispatch(toastSlice.actions.toastHidden());
    return;
  }
  const text = result === 'outOfStock' ? t('quickAdd.outOfStock', { stock: sku.stock }) : t('quickAdd.failed');
  dispatch(toastSlice.actions.toastShown({ text, tone: 'error', placement: 'bottom-center' }));
}
