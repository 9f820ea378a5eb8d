import { createQueue } from '@hemvaror/domain/createQueue';
import type { QueryFailure } from '@hemvaror/domain/failure/queryFailure';
import type { GraphQLOperations } from '../api/operations.ts';
import { lazyModule } from '../defer/lazyModule.ts';
import { createContext } from '../libraries/router.ts';
import type { CartDeps, CartItem, LineChange } from './cartRequests.ts';
import type { AddedNotice, Cart, CartMerge, CartResult, LoadOptions } from './cartTypes.ts';

export type { AddedNotice, Cart, CartMerge, CartRefused, CartResult, CartLine, LimitedItem } from './cartTypes.ts';

/** The requests to the backend, loaded with the first change: the first view does not need them. */
const requests = lazyModule(() => import('./cartRequests.ts'), { when: 'soon' });

export interface CartState {
  /** Null without a cart (CART-13). */
  cart: Cart | null;
  notice: AddedNotice | null;
  /** The last merge at a login, until the shopper dismisses its notice. */
  merge?: CartMerge | null;
  /** Ids of the SKUs with a pending change. */
  pending: readonly number[];
}

export interface CartSessionOptions {
  operations: GraphQLOperations;
  /** The cart that the server has fetched; null without a cart. */
  initial: Cart | null;
  /** Alias of the market whose prices the cart shows (OP-40); read for each fetch, as it may change. */
  market: () => string;
  readId: () => string | undefined;
  writeId: (id: string | null) => void;
  /** Called when the response to a `load` is a failure, which replaces the page by the error page (ERR-08, OP-21). */
  loadFailed?: (failure: QueryFailure) => void;
  /** Whether the shopper is logged in; undefined for an API without carts of customers. */
  isCustomer?: CartDeps['isCustomer'];
  /** Called when the API no longer knows the cart of a shopper who is logged in: the session may have ended. */
  customerCartLost?: CartDeps['customerCartLost'];
  /** The lock of the tab that creates or merges a cart. Servers have no tabs, and none. */
  lock?: CartDeps['lock'];
}

/** The confirmed cart of this page view. Changes run one after another, so that responses cannot arrive out of order. */
export interface CartSession {
  getSnapshot: () => CartState;
  subscribe: (listener: () => void) => () => void;
  /** Id of the visitor's cart, which may not be loaded yet. */
  knownId: () => string | undefined;
  /**
   * Fetches the cart by its id, if there is one (CART-13).
   *
   * @throws ApiError; the cart stays as it was
   */
  load: (options?: LoadOptions) => Promise<void>;
  /**
   * Adds to the line of that sku and message. Creates a cart first if necessary (CART-14).
   *
   * @param options `isSilent` sets no notice, for a removed line that is put back
   * @throws ApiError
   */
  add: (item: CartItem, options?: { isSilent?: boolean }) => Promise<CartResult>;
  /** Sets the exact quantity; 0 removes the line. @throws ApiError */
  change: (item: LineChange) => Promise<CartResult>;
  /** Stores the cart of another operation's response. */
  replace: (cart: Cart | null) => void;
  /** CART-16: removes the cart and its id at once, then fetches a new, empty one. Never rejects. */
  reset: () => Promise<void>;
  clearNotice: () => void;
  /** Dismisses the notice of a merge. Missing in sessions of earlier releases. */
  clearMerge?: () => void;
}

/** For loaders: `context.get(cartContext)`. */
export const cartContext = createContext<CartSession>();

export function createCartSession({
  operations,
  initial,
  market,
  readId,
  writeId,
  loadFailed = () => undefined,
  isCustomer,
  customerCartLost = () => undefined,
  lock,
}: CartSessionOptions): CartSession {
  let state: CartState = { cart: initial, notice: null, pending: [] };
  const enqueue = createQueue();
  const listeners = new Set<() => void>();

  const set = (changes: Partial<CartState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const take = (cart: Cart | null) => {
    set({ cart });
    writeId(cart?.id ?? null);
  };

  const knownId = () => readId() ?? state.cart?.id ?? undefined;
  const deps: CartDeps = {
    operations,
    market,
    knownId,
    current: () => state.cart,
    take,
    loadFailed,
    isCustomer,
    customerCartLost,
    lock,
    notify: set,
  };

  async function withPending<Value>(skuId: number, work: () => Promise<Value>): Promise<Value> {
    set({ pending: [...state.pending, skuId] });
    try {
      return await enqueue(work);
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
    knownId,
    load: (options) => {
      if (isCustomer && options?.after === 'logout') set({ cart: null, notice: null, merge: null });
      return enqueue(async () => {
        if (deps.knownId() || options?.after) await (await requests()).loadCart(deps, options);
      });
    },
    add: (item, options) => withPending(item.skuId, async () => (await requests()).addToCart(deps, item, options)),
    change: (item) => withPending(item.skuId, async () => (await requests()).changeLine(deps, item)),
    replace: take,
    reset: () => {
      set({ notice: null });
      take(null);
      return enqueue(async () => {
        // A pending change may have restored the old cart.
        take(null);
        // If the request fails, the cart stays empty, and the next add creates one.
        const created = requests().then(({ createCart }) => createCart(deps));
        await created.catch(() => undefined);
      });
    },
    clearNotice: () => set({ notice: null }),
    clearMerge: () => set({ merge: null }),
  };
}
