import { ApiError } from '../api/apiError.ts';
import type { GraphQLOperations, GraphQLRefusal } from '../api/operations.ts';
import { compact } from '@hemvaror/domain/compact';
import { AddToCartDocument, GetCartDocument, UpdateCartItemDocument } from './Cart.generated.ts';
import type { Cart, CartResult, CartLine, CartRefusal } from './cartTypes.ts';

/** What the requests of a cart session know of it, and what they tell it. */
export interface CartDeps {
  operations: GraphQLOperations;
  /** Alias of the market whose prices the cart shows. */
  market: () => string;
  /** Id of the cart that is there, or of the cookie's. */
  knownId: () => string | undefined;
  take: (cart: Cart | null) => void;
  /** Told what was just added (CART-19). */
  added: (line: CartLine, quantity: number) => void;
}

interface CartItem {
  skuId: number;
  quantity: number;
}

/** @returns null for an id that the backend does not know, or whose cart has been ordered (CART-15) */
export async function fetchCart({ operations, market }: CartDeps, id: string | undefined): Promise<Cart | null> {
  const { data, refusals } = await operations.executeWithRefusals({
    document: GetCartDocument,
    variables: { cartMarketAlias: market(), ...(id && { id }) },
  });
  const cart = data?.getCart ?? null;
  if (!cart && refusals.length > 0 && !refusals.some(isBadId)) throw failure(refusals);
  return cart?.isCompleted ? null : cart;
}

/** Adds to the line of a sku; makes a cart first where there is none (CART-14). @throws ApiError */
export async function addToCart(world: CartDeps, item: CartItem, mayRetry = true): Promise<CartResult> {
  const id = await ensureCartId(world);
  if (!id) return { ok: false, reason: 'unavailable' };
  const { data, refusals } = await world.operations.executeWithRefusals({
    document: AddToCartDocument,
    variables: { id, item },
    isCartChange: true,
  });
  const cart = data?.addToCart;
  if (cart) {
    world.take(cart);
    const line = compact(cart.items).find(({ skuId }) => skuId === item.skuId);
    if (line) world.added(line, item.quantity);
    return { ok: true, cart };
  }
  if (!isUnusable(refusals)) return { ok: false, reason: reasonOf(refusals) };
  world.take(null);
  return mayRetry ? addToCart(world, item, false) : { ok: false, reason: 'unavailable' };
}

/** Sets the exact quantity of a line. @throws ApiError */
export async function changeLine(world: CartDeps, item: CartItem): Promise<CartResult> {
  const id = world.knownId();
  if (!id) return { ok: false, reason: 'unavailable' };
  const { data, refusals } = await world.operations.executeWithRefusals({
    document: UpdateCartItemDocument,
    variables: { id, item },
    isCartChange: true,
  });
  const cart = data?.updateCartItem;
  if (cart) {
    world.take(cart);
    return { ok: true, cart };
  }
  if (isUnusable(refusals)) world.take(null);
  return { ok: false, reason: reasonOf(refusals) };
}

/** The id to add to: a new cart is made where there is none. */
async function ensureCartId(world: CartDeps): Promise<string | undefined> {
  const id = world.knownId();
  if (id) return id;
  const created = await fetchCart(world, undefined);
  world.take(created);
  return created?.id ?? undefined;
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

/** How the backend refuses text that is no id at all (CART-15). */
function isBadId({ message }: GraphQLRefusal): boolean {
  return message.includes("Variable '$id' is invalid");
}

/** Anything else that `getCart` refuses is the backend's trouble, and no reason to drop the shopper's cart. */
function failure(refusals: readonly GraphQLRefusal[]): ApiError {
  return new ApiError('graphql', 503, refusals.map(({ message }) => message).join('; '));
}
