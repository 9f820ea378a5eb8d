import type { Cart_cartFragment, CartLine_itemFragment } from './Cart.generated.ts';

export type Cart = Cart_cartFragment;
export type CartLine = CartLine_itemFragment;

/** Why the shop says no to a change; each has words for the shopper. */
export type CartRefusal = 'outOfStock' | 'badQuantity' | 'unavailable';
export type CartResult = { ok: true; cart: Cart } | { ok: false; reason: CartRefusal };
