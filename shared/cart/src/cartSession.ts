import type { GraphQLOperations, GraphQLRefusal } from '@storefront/api/operations';
import { createContext } from '@storefront/platform/router';
import {
  AddToCartDocument,
  GetCartDocument,
  UpdateCartItemDocument,
  type Cart_cartFragment,
  type CartLine_itemFragment,
} from './Cart.generated.ts';

export type Cart = Cart_cartFragment;
export type CartLine = CartLine_itemFragment;

/** CART-19: what was just added; set by an add, cleared by whoever shows it. */
export interface AddedNotice {
  line: CartLine;
  /** How many were added, not how many there are. */
  quantity: number;
}

export interface CartState {
  /** Null while there is none (CART-13). */
  cart: Cart | null;
  notice: AddedNotice | null;
  /** Sku ids with a change under way. */
  pending: readonly number[];
}

/** Why the shop says no to a change; each has words for the shopper. */
export type CartRefusal = 'outOfStock' | 'badQuantity' | 'unavailable';
export type CartAnswer = { ok: true; cart: Cart } | { ok: false; reason: CartRefusal };

export interface CartSessionOptions {
  operations: GraphQLOperations;
  /** What the server already fetched; null when there is no cart. */
  initial: Cart | null;
  /** Alias of the market whose prices the cart shows (OP-40). */
  market: string;
  readId: () => string | undefined;
  writeId: (id: string | null) => void;
}

/** The confirmed cart of this page view. Changes run one after another, so that answers never overtake each other. */
export interface CartSession {
  getSnapshot: () => CartState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the cart by its id; without an id there is nothing to fetch. @throws ApiError */
  load: () => Promise<void>;
  add: (item: { skuId: number; quantity: number }) => Promise<CartAnswer>;
  /** Sets the exact quantity; 0 removes the line. */
  change: (item: { skuId: number; quantity: number }) => Promise<CartAnswer>;
  /** Takes over a cart that another operation answered with. */
  replace: (cart: Cart | null) => void;
  /** CART-16: forgets the cart and its id. */
  reset: () => void;
  clearNotice: () => void;
}

/** What loaders read: `context.get(cartContext)`. */
export const cartContext = createContext<CartSession>();

export function createCartSession({ operations, initial, market, readId, writeId }: CartSessionOptions): CartSession {
  let state: CartState = { cart: initial, notice: null, pending: [] };
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (changes: Partial<CartState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const take = (cart: Cart | null) => {
    set({ cart });
    writeId(cart?.id ?? null);
  };
  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  async function fetchCart(id: string | undefined): Promise<Cart | null> {
    const { data, refusals } = await operations.refusable({
      document: GetCartDocument,
      variables: { cartMarketAlias: market, ...(id && { id }) },
    });
    if (refusals.length > 0) return null;
    return data?.getCart ?? null;
  }

  /** An id that nobody knows counts as no cart (CART-15): a new one is made. */
  async function cartId(): Promise<string | undefined> {
    const id = state.cart?.id ?? readId();
    if (id) return id;
    const created = await fetchCart(undefined);
    take(created);
    return created?.id ?? undefined;
  }

  async function add(item: { skuId: number; quantity: number }, retry = true): Promise<CartAnswer> {
    const id = await cartId();
    if (!id) return { ok: false, reason: 'unavailable' };
    const { data, refusals } = await operations.refusable({ document: AddToCartDocument, variables: { id, item } });
    const cart = data?.addToCart;
    if (cart) {
      take(cart);
      const line = (cart.items ?? []).find((candidate) => candidate?.skuId === item.skuId);
      if (line) set({ notice: { line, quantity: item.quantity } });
      return { ok: true, cart };
    }
    const reason = reasonOf(refusals);
    if (reason !== 'unavailable' || !retry) return { ok: false, reason };
    take(null);
    return add(item, false);
  }

  async function change(item: { skuId: number; quantity: number }): Promise<CartAnswer> {
    const id = await cartId();
    if (!id) return { ok: false, reason: 'unavailable' };
    const { data, refusals } = await operations.refusable({ document: UpdateCartItemDocument, variables: { id, item } });
    const cart = data?.updateCartItem;
    if (!cart) return { ok: false, reason: reasonOf(refusals) };
    take(cart);
    return { ok: true, cart };
  }

  async function marked<Value>(skuId: number, work: () => Promise<Value>): Promise<Value> {
    set({ pending: [...state.pending, skuId] });
    try {
      return await inOrder(work);
    } finally {
      const at = state.pending.indexOf(skuId);
      set({ pending: state.pending.toSpliced(at, 1) });
    }
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () =>
      inOrder(async () => {
        const id = state.cart?.id ?? readId();
        if (id) take(await fetchCart(id));
      }),
    add: (item) => marked(item.skuId, () => add(item)),
    change: (item) => marked(item.skuId, () => change(item)),
    replace: take,
    reset: () => {
      set({ notice: null });
      take(null);
    },
    clearNotice: () => set({ notice: null }),
  };
}

function reasonOf(refusals: readonly GraphQLRefusal[]): CartRefusal {
  const codes = refusals.map(({ code }) => code);
  if (codes.includes('INSUFFICIENT_STOCK') || codes.includes('SKU_NOT_FOUND')) return 'outOfStock';
  return codes.includes('BAD_QUANTITY') ? 'badQuantity' : 'unavailable';
}
