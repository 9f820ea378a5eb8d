import { useEffect } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { Cart, CartMerge } from '@hemvaror/runtime/cart/cartSession';

/** The merge of carts at the last login, until the shopper dismisses it or changes the cart; null without one. */
export function useCartMerge(): { merge: CartMerge | null; dismiss: () => void } {
  const { cart, merge = null, clearMerge } = useCart();
  const isOutdated = merge !== null && textOf(cart) !== textOf(merge.cart);

  useEffect(() => {
    if (isOutdated) clearMerge?.();
  }, [isOutdated, clearMerge]);

  return { merge: isOutdated ? null : merge, dismiss: () => clearMerge?.() };
}

/** Lines with their quantities. The prices may change with the market. */
function textOf(cart: Cart | null): string {
  return [cart?.id, ...compact(cart?.items).map(({ id, quantity }) => `${id}×${quantity}`)].join(' ');
}
