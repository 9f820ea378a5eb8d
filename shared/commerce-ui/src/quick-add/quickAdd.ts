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

/** What a press on the button does: adds one, or says why not. What was added is told elsewhere (CART-19). Never rejects. */
export async function quickAdd(sku: QuickAddSku, { cart, dispatch, t }: QuickAddDeps): Promise<void> {
  const answer = await addOneToCart(sku, cart);
  if (answer === 'added') {
    // An earlier refusal is settled.
    dispatch(toastSlice.actions.toastHidden());
    return;
  }
  const text = answer === 'outOfStock' ? t('quickAdd.outOfStock', { stock: sku.stock }) : t('quickAdd.failed');
  dispatch(toastSlice.actions.toastShown({ text, tone: 'error', placement: 'bottom-center' }));
}
