import type { Cart_cartFragment, CartLine_itemFragment } from './Cart.generated.ts';

export type Cart = Cart_cartFragment;
export type CartLine = CartLine_itemFragment;

/** Why the shop refuses a change; each reason has a message for the shopper. `removed`: the cart no longer has the line. */
export type CartRefusal = 'outOfStock' | 'badQuantity' | 'removed' | 'unavailable';
export type CartResult = { ok: true; cart: Cart } | { ok: false; reason: CartRefusal };
