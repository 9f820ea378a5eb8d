import { ApiError } from '@storefront/api/apiError';
import type { GraphQLOperations, GraphQLRefusal } from '@storefront/api/operations';
import { present } from '@storefront/domain/present';
import { createContext } from '@storefront/platform/router';
import type { Cart_cartFragment, CartLine_itemFragment } from './Cart.generated.ts';

/** Needed by the first change, not by the first view. */
const documents = () => import('./Cart.generated.ts');

export type Cart = Cart_cartFragment;
export type CartLine = CartLine_itemFragment;

/** CART-19: what was just added; set by an add, cleared by whoever shows it. */
export interface AddedNotice {
  /** Two adds of the same are still two notices. */
  id: number;
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
  /** Alias of the market whose prices the cart shows (OP-40); read for each fetch, as it may change. */
  market: () => string;
  readId: () => string | undefined;
  writeId: (id: string | null) => void;
}

/** The confirmed cart of this page view. Changes run one after another, so that answers never overtake each other. */
export interface CartSession {
  getSnapshot: () => CartState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the cart by its id; without an id there is nothing to fetch (CART-13). @throws ApiError; the cart stays as it was */
  load: () => Promise<void>;
  /** Adds to the line of that sku; makes a cart first where there is none (CART-14). @throws ApiError */
  add: (item: { skuId: number; quantity: number }) => Promise<CartAnswer>;
  /** Sets the exact quantity; 0 removes the line. @throws ApiError */
  change: (item: { skuId: number; quantity: number }) => Promise<CartAnswer>;
  /** Takes over a cart that another operation answered with. */
  replace: (cart: Cart | null) => void;
  /** CART-16: forgets the cart and its id at once, then fetches a new, empty one. Never rejects. */
  reset: () => Promise<void>;
  clearNotice: () => void;
}

/** What loaders read: `context.get(cartContext)`. */
export const cartContext = createContext<CartSession>();

export function createCartSession({ operations, initial, market, readId, writeId }: CartSessionOptions): CartSession {
  let state: CartState = { cart: initial, notice: null, pending: [] };
  let queue: Promise<unknown> = Promise.resolve();
  let notices = 0;
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

  /** @returns null for an id that the backend does not know, or whose cart has been ordered (CART-15) */
  async function fetchCart(id: string | undefined): Promise<Cart | null> {
    const { data, refusals } = await operations.refusable({
      document: async () => (await documents()).GetCartDocument,
      variables: { cartMarketAlias: market(), ...(id && { id }) },
    });
    const cart = data?.getCart ?? null;
    if (!cart && refusals.length > 0 && !refusals.some(isBadId)) throw failure(refusals);
    return cart?.isCompleted ? null : cart;
  }

  const knownId = (): string | undefined => state.cart?.id ?? readId();

  /** The id to add to: a new cart is made where there is none. */
  async function idToAddTo(): Promise<string | undefined> {
    const id = knownId();
    if (id) return id;
    const created = await fetchCart(undefined);
    take(created);
    return created?.id ?? undefined;
  }

  async function add(item: { skuId: number; quantity: number }, mayRetry = true): Promise<CartAnswer> {
    const id = await idToAddTo();
    if (!id) return { ok: false, reason: 'unavailable' };
    const { data, refusals } = await operations.refusable({
      document: async () => (await documents()).AddToCartDocument,
      variables: { id, item },
    });
    const cart = data?.addToCart;
    if (cart) {
      take(cart);
      const line = present(cart.items).find(({ skuId }) => skuId === item.skuId);
      if (line) set({ notice: { id: ++notices, line, quantity: item.quantity } });
      return { ok: true, cart };
    }
    if (!isUnusable(refusals)) return { ok: false, reason: reasonOf(refusals) };
    take(null);
    return mayRetry ? add(item, false) : { ok: false, reason: 'unavailable' };
  }

  async function change(item: { skuId: number; quantity: number }): Promise<CartAnswer> {
    const id = knownId();
    if (!id) return { ok: false, reason: 'unavailable' };
    const { data, refusals } = await operations.refusable({
      document: async () => (await documents()).UpdateCartItemDocument,
      variables: { id, item },
    });
    const cart = data?.updateCartItem;
    if (cart) {
      take(cart);
      return { ok: true, cart };
    }
    if (isUnusable(refusals)) take(null);
    return { ok: false, reason: reasonOf(refusals) };
  }

  async function marked<Value>(skuId: number, work: () => Promise<Value>): Promise<Value> {
    set({ pending: [...state.pending, skuId] });
    try {
      return await inOrder(work);
    } finally {
      set({ pending: state.pending.toSpliced(state.pending.indexOf(skuId), 1) });
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
        const id = knownId();
        if (id) take(await fetchCart(id));
      }),
    add: async (item) => (isQuantity(item.quantity, 1) ? marked(item.skuId, () => add(item)) : BAD_QUANTITY),
    change: async (item) => (isQuantity(item.quantity, 0) ? marked(item.skuId, () => change(item)) : BAD_QUANTITY),
    replace: take,
    reset: () => {
      set({ notice: null });
      take(null);
      return inOrder(async () => {
        // A change that was under way may have brought the old cart back.
        take(null);
        // No answer means no cart, which is what the shopper should see anyway; the next add makes one.
        take(await fetchCart(undefined).catch(() => null));
      });
    },
    clearNotice: () => set({ notice: null }),
  };
}

const BAD_QUANTITY: CartAnswer = { ok: false, reason: 'badQuantity' };

function isQuantity(quantity: number, least: 0 | 1): boolean {
  return Number.isInteger(quantity) && quantity >= least;
}

function reasonOf(refusals: readonly GraphQLRefusal[]): CartRefusal {
  const codes = refusals.map(({ code }) => code);
  if (codes.includes('INSUFFICIENT_STOCK') || codes.includes('SKU_NOT_FOUND')) return 'outOfStock';
  return codes.includes('BAD_QUANTITY') ? 'badQuantity' : 'unavailable';
}

/** The backend does not know the cart (no data, no error), or it has been ordered meanwhile. */
function isUnusable(refusals: readonly GraphQLRefusal[]): boolean {
  return refusals.length === 0 || refusals.some((refusal) => refusal.code === 'CART_COMPLETED' || isBadId(refusal));
}

/** How the backend refuses text that is no id at all (contract, section 1: "SDK recovery"). */
function isBadId({ message }: GraphQLRefusal): boolean {
  return message.includes("Variable '$id' is invalid");
}

/** Anything else that `getCart` refuses is the backend's trouble, and no reason to drop the shopper's cart. */
function failure(refusals: readonly GraphQLRefusal[]): ApiError {
  return new ApiError('graphql', 503, refusals.map(({ message }) => message).join('; '));
}
