import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { Cart_cartFragment, CartLine_itemFragment } from './Cart.generated.ts';

export type Cart = Cart_cartFragment;
export type CartLine = CartLine_itemFragment;

/** The effect of a merge with the customer's cart that the shopper has to know. */
export interface CartMerge {
  /** Number of items from earlier visits. */
  restoredCount: number;
  limited: readonly LimitedItem[];
  /** The merged cart. After the next change of its lines the merge needs no notice any more. */
  cart: Cart;
}

/** An item of which the merged cart has fewer than the two carts had. */
export interface LimitedItem {
  skuId: number;
  /** Null if the product is no longer sold. */
  name: string | null;
  /** The quantity in the cart; 0 for a removed item. */
  quantity: number;
  requestedQuantity: number;
}

/** Why the shop refuses a change; each reason has a message for the shopper. `removed`: the cart no longer has the line. */
export type CartRefusal = 'outOfStock' | 'badQuantity' | 'removed' | 'unavailable';
export type CartResult = { ok: true; cart: Cart } | CartRefused;

export interface CartRefused {
  ok: false;
  reason: CartRefusal;
  /** The limit of requests that the change has reached. Its reason is `unavailable`, which remotes of earlier releases know. */
  limit?: AttemptLimit;
}

/** CART-19: the last added item; set by an add, cleared by the component that renders it. */
export interface AddedNotice {
  /** Unique, as the same item may be added twice. */
  id: number;
  line: CartLine;
  /** The added quantity, not the total. */
  quantity: number;
}

export interface LoadOptions {
  /** The caller handles a failed response, so it does not replace the page (ERR-08). */
  isOptional?: boolean;
  /**
   * `login` merges the cart with the customer's. `logout` removes it from the page at once, as the next person at this computer must
   * not see it; a cart that belongs to no customer returns with the response. With an API without carts of customers both just load.
   */
  after?: 'login' | 'logout';
}
