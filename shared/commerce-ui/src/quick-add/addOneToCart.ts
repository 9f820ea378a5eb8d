import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { quantityInCart } from '@hemvaror/runtime/cart/cartTotals';

/** The SKU fields that determine availability. */
export interface QuickAddSku {
  skuId: number;
  /** Quantity that can be ordered. */
  stock: number;
}

export type QuickAddResult = 'added' | 'outOfStock' | 'failed' | AttemptLimit;

/** Adds one of a sku to the cart. The quantity in the cart counts against the stock (CART-21, CART-22). Never rejects. */
export async function addOneToCart({ skuId, stock }: QuickAddSku, cart: CartSession): Promise<QuickAddResult> {
  if (quantityInCart(cart.getSnapshot().cart, skuId) + 1 > stock) return 'outOfStock';
  try {
    const result = await cart.add({ skuId, quantity: 1 });
    if (result.ok) return 'added';
    if (result.limit) return result.limit;
    return result.reason === 'outOfStock' ? 'outOfStock' : 'failed';
  } catch {
    // The cart is unchanged, and the shopper can try again.
    return 'failed';
  }
}
