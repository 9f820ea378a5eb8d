import { limitText } from '@hemvaror/domain/failure/limitText';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import type { UnknownAction } from '@hemvaror/runtime/libraries/redux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { addOneToCart, type QuickAddResult, type QuickAddSku } from './addOneToCart.ts';

interface QuickAddDeps {
  cart: CartSession;
  dispatch: (action: UnknownAction) => unknown;
  /** Of the namespace `commerce`. */
  t: TFunction;
  locale: LocaleCode;
}

/** Adds one to the cart, or shows a toast with the reason. The cart notice confirms a success (CART-19). Never rejects. */
export async function quickAdd(sku: QuickAddSku, { cart, dispatch, t, locale }: QuickAddDeps): Promise<void> {
  const result = await addOneToCart(sku, cart);
  if (result === 'added') {
    // Hide the toast of an earlier refusal.
    dispatch(toastSlice.actions.toastHidden());
    return;
  }
  dispatch(toastSlice.actions.toastShown({ text: textOf(result), tone: 'error', placement: 'bottom-center' }));

  function textOf(refusal: Exclude<QuickAddResult, 'added'>): string {
    if (typeof refusal === 'object') return limitText(refusal, locale);
    return refusal === 'outOfStock' ? t('quickAdd.outOfStock', { stock: sku.stock }) : t('quickAdd.failed');
  }
}
