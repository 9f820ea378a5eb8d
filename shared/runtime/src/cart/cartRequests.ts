import { ApiError, isApiError } from '../api/apiError.ts';
import type { GraphQLOperations, GraphQLRefusal } from '../api/operations.ts';
import { inOneTab, type TabLock } from '../tabs/inOneTab.ts';
import { compact } from '@hemvaror/domain/compact';
import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { failedResponse, type QueryFailure } from '@hemvaror/domain/failure/queryFailure';
import { AddToCartDocument, GetCartDocument, UpdateCartItemDocument } from './Cart.generated.ts';
import { dispatchLineChange } from './dispatchLineChange.ts';
import type { AddedNotice, Cart, CartMerge, CartRefused, CartResult, LoadOptions } from './cartTypes.ts';
import { fetchMergedCart } from './fetchMergedCart.ts';

/** The state and callbacks of a cart session that its requests use. */
export interface CartDeps {
  operations: GraphQLOperations;
  /** Alias of the market whose prices the cart shows. */
  market: () => string;
  /** Id of the cookie, which another tab may have changed; without a cookie, of the loaded cart. */
  knownId: () => string | undefined;
  /** The confirmed cart. */
  current: () => Cart | null;
  take: (cart: Cart | null) => void;
  /** Whether the shopper is logged in; undefined for an API without carts of customers. */
  isCustomer: (() => boolean) | undefined;
  /** Called when the API no longer knows the cart of a shopper who is logged in: the session may have ended. */
  customerCartLost: () => void;
  /** The lock of the tab that creates a cart, so that tabs without one create one for all. Undefined on servers. */
  lock: TabLock | undefined;
  /** Shows an added item (CART-19), or what a merge has added or limited. */
  notify: (notices: { notice: AddedNotice } | { merge: CartMerge }) => void;
  /** Called when the response to the cart query is a failure (ERR-08). */
  loadFailed: (failure: QueryFailure) => void;
}

export interface CartItem {
  skuId: number;
  quantity: number;
  /** The shopper's text on the line. Lines of a SKU with different messages are separate. */
  message?: string;
}

/** @returns null for an id that the backend does not know, or whose cart has been ordered (CART-15) */
export async function fetchCart(deps: CartDeps, id: string | undefined): Promise<Cart | null> {
  const cart = await queryCart(deps, id);
  return cart?.isCompleted ? null : cart;
}

async function queryCart({ operations, market }: CartDeps, id: string | undefined): Promise<Cart | null> {
  const { data, refusals } = await operations.executeWithRefusals({
    document: GetCartDocument,
    variables: { cartMarketAlias: market(), ...(id && { id }) },
  });
  const cart = data?.getCart ?? null;
  if (!cart && refusals.length > 0 && !refusals.some(isBadId)) throw failure(refusals);
  return cart;
}

/**
 * Fetches the cart by its known id. After a login, merges it with the customer's cart.
 *
 * @throws ApiError
 */
export async function loadCart(deps: CartDeps, { isOptional = false, after }: LoadOptions = {}): Promise<void> {
  // If the merge fails, the shopper keeps the cart of this browser.
  if (after === 'login' && (await mergeCart(deps).catch(() => false))) return;
  const id = deps.knownId();
  if (!id) return;
  try {
    const cart = await queryCart(deps, id);
    // Otherwise another tab has replaced the cart meanwhile: keep its cookie.
    if (deps.knownId() !== id) return;
    deps.take(cart?.isCompleted ? null : cart);
    if (!cart && deps.isCustomer?.()) deps.customerCartLost();
  } catch (error) {
    const failure = isApiError(error) ? failedResponse(error) : null;
    if (failure && !isOptional) deps.loadFailed(failure);
    throw error;
  }
}

/** Takes over the customer's cart, merged with that of this browser. @returns false if the API has none for this request */
async function mergeCart(deps: CartDeps): Promise<boolean> {
  if (!deps.isCustomer?.()) return false;
  return withLock(deps, async () => {
    const merged = await fetchMergedCart(deps);
    if (!merged) return false;
    deps.take(merged.cart);
    if (merged.merge) deps.notify({ merge: merged.merge });
    return true;
  });
}

let addedCount = 0;

/** Adds to the line of a sku. Creates a cart first if necessary (CART-14). @throws ApiError */
export function addToCart(deps: CartDeps, item: CartItem, options?: { isSilent?: boolean }): Promise<CartResult> {
  return withLimit(sendAddition(deps, item, options));
}

async function sendAddition(
  deps: CartDeps,
  item: CartItem,
  { isSilent = false, mayRetry = true }: { isSilent?: boolean; mayRetry?: boolean } = {},
): Promise<CartResult> {
  if (!isQuantity(item.quantity, 1)) return BAD_QUANTITY;
  const id = await ensureCartId(deps);
  if (!id) return { ok: false, reason: 'unavailable' };
  const { data, refusals } = await deps.operations.executeWithRefusals({
    document: AddToCartDocument,
    variables: { id, item, marketId: deps.market() },
    isCartChange: true,
  });
  const cart = data?.addToCart;
  if (cart) {
    deps.take(cart);
    const line = compact(cart.items).find(({ skuId }) => skuId === item.skuId);
    // Another tab may have changed the line as well: report the item of this tab.
    if (line) dispatchLineChange({ before: { ...line, quantity: line.quantity - item.quantity }, after: line });
    if (line && !isSilent) deps.notify({ notice: { id: ++addedCount, line, quantity: item.quantity } });
    return { ok: true, cart };
  }
  if (!isUnusable(refusals)) return refused(refusals);
  forget(deps, id);
  return mayRetry ? sendAddition(deps, item, { isSilent, mayRetry: false }) : { ok: false, reason: 'unavailable' };
}

export interface LineChange {
  /** Id of the line. Without it, the line of the SKU is changed, or created. */
  id?: string | null;
  skuId: number;
  quantity: number;
}

/** Sets the exact quantity of a line. @throws ApiError */
export function changeLine(deps: CartDeps, change: LineChange): Promise<CartResult> {
  return withLimit(sendChange(deps, change));
}

async function sendChange(deps: CartDeps, { id: lineId, skuId, quantity }: LineChange): Promise<CartResult> {
  if (!isQuantity(quantity, 0)) return BAD_QUANTITY;
  const id = deps.knownId();
  if (!id) return { ok: false, reason: 'unavailable' };
  const lineIn = (cart: Cart | null) =>
    compact(cart?.items).find((line) => (lineId ? line.id === lineId : line.skuId === skuId));
  const before = lineIn(deps.current());
  const { data, refusals } = await deps.operations.executeWithRefusals({
    document: UpdateCartItemDocument,
    // By its id only: given a SKU, the API would create the line again that another tab has removed.
    variables: { id, item: lineId ? { id: lineId, quantity } : { skuId, quantity }, marketId: deps.market() },
    isCartChange: true,
  });
  const cart = data?.updateCartItem;
  if (cart) {
    deps.take(cart);
    dispatchLineChange({ before, after: lineIn(cart) });
    return { ok: true, cart };
  }
  if (isUnusable(refusals)) forget(deps, id);
  if (lineId && (await isLineRemoved(deps, id, lineId, refusals))) return { ok: false, reason: 'removed' };
  return refused(refusals);
}

/** Whether the API refused the change because the cart no longer has the line. If so, takes the current cart. */
async function isLineRemoved(
  deps: CartDeps,
  id: string,
  lineId: string,
  refusals: readonly GraphQLRefusal[],
): Promise<boolean> {
  if (!refusals.some(({ code }) => code === 'SKU_NOT_FOUND')) return false;
  const cart = await fetchCart(deps, id);
  deps.take(cart);
  return !compact(cart?.items).some((line) => line.id === lineId);
}

const BAD_QUANTITY: CartResult = { ok: false, reason: 'badQuantity' };

function isQuantity(quantity: number, min: 0 | 1): boolean {
  return Number.isInteger(quantity) && quantity >= min;
}

/** Removes an unusable cart, unless another tab has replaced it meanwhile. */
function forget(deps: CartDeps, id: string): void {
  if (deps.knownId() === id) deps.take(null);
}

/** Returns the cart's id. Creates a cart first if necessary. */
async function ensureCartId(deps: CartDeps): Promise<string | undefined> {
  return deps.knownId() ?? (await createCart(deps))?.id ?? undefined;
}

/** Creates a cart, or fetches the cart of another tab or the customer's cart of another browser. */
export function createCart(deps: CartDeps): Promise<Cart | null> {
  return withLock(deps, async () => {
    const id = deps.knownId();
    const known = id ? await fetchCart(deps, id) : null;
    // An API without carts of customers refuses the request, in its own way.
    const merged = known || !deps.isCustomer?.() ? null : await fetchMergedCart(deps).catch(() => null);
    const cart = known ?? merged?.cart ?? (await fetchCart(deps, undefined));
    if (merged?.merge) deps.notify({ merge: merged.merge });
    deps.take(cart);
    return cart;
  });
}

function withLock<Value>({ lock }: CartDeps, work: () => Promise<Value>): Promise<Value> {
  return lock ? inOneTab(lock, work) : work();
}

/** Turns the limit of the network edge, or of a new cart, into a refusal. */
async function withLimit(request: Promise<CartResult>): Promise<CartResult> {
  try {
    return await request;
  } catch (error) {
    const limit = attemptLimit(error);
    if (!limit) throw error;
    return { ok: false, reason: 'unavailable', limit };
  }
}

function refused(refusals: readonly GraphQLRefusal[]): CartRefused {
  const codes = refusals.map(({ code }) => code);
  if (codes.includes('INSUFFICIENT_STOCK') || codes.includes('SKU_NOT_FOUND'))
    return { ok: false, reason: 'outOfStock' };
  if (codes.includes('BAD_QUANTITY')) return { ok: false, reason: 'badQuantity' };
  const limit = attemptLimit({ refusals });
  return { ok: false, reason: 'unavailable', ...(limit && { limit }) };
}

/** The backend does not know the cart (no data, no error), or it has been ordered. */
function isUnusable(refusals: readonly GraphQLRefusal[]): boolean {
  return refusals.length === 0 || refusals.some((refusal) => refusal.code === 'CART_COMPLETED' || isBadId(refusal));
}

/** The backend's refusal of a malformed id (CART-15). */
function isBadId({ message }: GraphQLRefusal): boolean {
  return message.includes("Variable '$id' is invalid");
}

/** Other refusals of `getCart` are errors of the backend: the shopper keeps the cart. */
function failure(refusals: readonly GraphQLRefusal[]): ApiError {
  return new ApiError('graphql', 503, refusals.map(({ message }) => message).join('; '), { refusals });
}
