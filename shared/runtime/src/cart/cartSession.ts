import type { GraphQLOperations } from '../api/operations.ts';
import { lazyModule } from '../defer/lazyModule.ts';
import { createContext } from '../libraries/router.ts';
import type { CartDeps } from './cartRequests.ts';
import type { Cart, CartResult, CartLine } from './cartTypes.ts';

export type { Cart, CartResult, CartLine, CartRefusal } from './cartTypes.ts';

/** What the session asks of the backend: needed by the first change, not by the first view. */
const requests = lazyModule(() => import('./cartRequests.ts'));

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
  add: (item: { skuId: number; quantity: number }) => Promise<CartResult>;
  /** Sets the exact quantity; 0 removes the line. @throws ApiError */
  change: (item: { skuId: number; quantity: number }) => Promise<CartResult>;
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
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  const world: CartDeps = {
    operations,
    market,
    knownId: () => state.cart?.id ?? readId(),
    take,
    added: (line, quantity) => set({ notice: { id: ++notices, line, quantity } }),
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
    load: () =>
      enqueue(async () => {
        const id = world.knownId();
        if (id) take(await (await requests()).fetchCart(world, id));
      }),
    add: async (item) =>
      isQuantity(item.quantity, 1)
        ? withPending(item.skuId, async () => (await requests()).addToCart(world, item))
        : BAD_QUANTITY,
    change: async (item) =>
      isQuantity(item.quantity, 0)
        ? withPending(item.skuId, async () => (await requests()).changeLine(world, item))
        : BAD_QUANTITY,
    replace: take,
    reset: () => {
      set({ notice: null });
      take(null);
      return enqueue(async () => {
        // A change that was under way may have brought the old cart back.
        take(null);
        // No answer means no cart, which is what the shopper should see anyway; the next add makes one.
        const fresh = requests().then(({ fetchCart }) => fetchCart(world, undefined));
        take(await fresh.catch(() => null));
      });
    },
    clearNotice: () => set({ notice: null }),
  };
}

const BAD_QUANTITY: CartResult = { ok: false, reason: 'badQuantity' };

function isQuantity(quantity: number, least: 0 | 1): boolean {
  return Number.isInteger(quantity) && quantity >= least;
}
