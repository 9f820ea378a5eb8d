import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';

/** What of a sku decides whether one more of it can be bought. */
export interface QuickAddSku {
  skuId: number;
  /** How many of it the shop can promise. */
  stock: number;
}

export type QuickAddResult = 'added' | 'outOfStock' | 'failed';

/** Puts one of a sku into the cart; what is there already counts against the stock (CART-21, CART-22). Never rejects. */
export async function addOneToCart({ skuId, stock }: QuickAddSku, cart: CartSession): Promise<QuickAddResult> {
  if (quantityInCart(cart.getSnapshot().cart, skuId) + 1 > stock) return 'outOfStock';
  try {
    const answer = await cart.add({ skuId, quantity: 1 });
    if (answer.ok) return 'added';
    return answer.reason === 'outOfStock' ? 'outOfStock' : 'failed';
  } catch {
    // The cart is as it was, and the shopper can press again.
    return 'failed';
  }
}
