import type { Tx } from '../platform/db/openDatabase.ts';
import type { CartItemInputType } from '../model/contract.generated.ts';
import { Refusal } from '../model/refusal.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';
import type { CartLine } from './cartLine.ts';
import { assertLineLimit, assertQuantity, assertStock } from './cartLines.ts';
import type { CartToChange, StoredCart } from './storedCart.ts';
import { touchCart } from './touchCart.ts';

type Limits = Pick<LimitConfig, 'cartLines'>;

/** The SKU that an item may add to a cart. */
export function skuIdsOf({ skuId }: CartItemInputType): number[] {
  return typeof skuId === 'number' ? [skuId] : [];
}

/** Adds to the line with the same sku and message, or creates it. */
export async function addToLine(
  tx: Tx,
  cart: CartToChange,
  item: CartItemInputType,
  limits: Limits,
): Promise<StoredCart> {
  assertQuantity(item.quantity, 1);
  const { lines, stock } = cart;
  const existing = findLine(lines, item);
  const skuId = existing?.skuId ?? item.skuId;
  if (typeof skuId !== 'number') throw new Refusal('SKU_NOT_FOUND', 'The item has no sku id.');
  const quantity = (existing?.quantity ?? 0) + item.quantity;
  assertQuantity(quantity, 1);
  assertStock(stock, new Map([[skuId, quantity + quantityInOtherLines(lines, skuId, existing)]]));
  if (existing) return updateLine(tx, cart, { ...existing, quantity });
  assertLineLimit(lines.length + 1, limits);
  return insertLine(tx, cart, { skuId, quantity, message: textOf(item.message) });
}

/** Sets the exact quantity, and the message if there is one; 0 removes the line. */
export async function setLine(
  tx: Tx,
  cart: CartToChange,
  item: CartItemInputType,
  limits: Limits,
): Promise<StoredCart> {
  assertQuantity(item.quantity, 0);
  const { lines, stock } = cart;
  const existing = findLine(lines, item) ?? onlyLineOf(lines, item);
  if (!existing) return item.quantity === 0 ? cart : addToLine(tx, cart, item, limits);
  if (item.quantity === 0) return deleteLine(tx, cart, existing);
  // Check the stock only for an increase: an existing quantity may stay even if the stock has fallen below it.
  if (item.quantity > existing.quantity) {
    const wanted = item.quantity + quantityInOtherLines(lines, existing.skuId, existing);
    assertStock(stock, new Map([[existing.skuId, wanted]]));
  }
  const message = typeof item.message === 'string' ? textOf(item.message) : existing.message;
  const isTaken = lines.some(
    (line) => line !== existing && isOwnLineOf(line, existing.skuId) && line.message === message,
  );
  if (isTaken) throw new Refusal('BAD_INPUT', 'Another line of the cart has the same sku and message.');
  return updateLine(tx, cart, { ...existing, quantity: item.quantity, message });
}

async function insertLine(
  tx: Tx,
  cart: CartToChange,
  { skuId, quantity, message }: Pick<CartLine, 'skuId' | 'quantity' | 'message'>,
): Promise<StoredCart> {
  const { id } = await touchCart(tx, cart.id)
    .insertInto('cart_line')
    .values({ cart_id: cart.id, sku_id: skuId, quantity, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  const productId = cart.stock.find((sku) => sku.skuId === skuId)?.productId ?? 0;
  const line = { id, skuId, productId, quantity, message, place: null, packageQuantity: null };
  return { ...cart, lines: [...cart.lines, line] };
}

async function updateLine(tx: Tx, cart: CartToChange, changed: CartLine): Promise<StoredCart> {
  const { id, quantity, message } = changed;
  await touchCart(tx, cart.id).updateTable('cart_line').set({ quantity, message }).where('id', '=', id).execute();
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? changed : line)) };
}

async function deleteLine(tx: Tx, cart: CartToChange, { id }: CartLine): Promise<StoredCart> {
  await touchCart(tx, cart.id).deleteFrom('cart_line').where('id', '=', id).execute();
  return { ...cart, lines: cart.lines.filter((line) => line.id !== id) };
}

/**
 * Finds a line by its id, else by sku and message.
 *
 * @throws Refusal BAD_INPUT for a line of a package
 */
function findLine(lines: readonly CartLine[], { id, skuId, groupKey, message }: CartItemInputType) {
  const found = id
    ? lines.find((line) => String(line.id) === id)
    : lines.find((line) => isOwnLineOf(line, skuId) && line.message === textOf(message));
  if (groupKey || (found && found.place !== null)) {
    throw new Refusal('BAD_INPUT', 'The line belongs to a package. Change the whole group with updateCartGroup.');
  }
  return found;
}

/** Finds the only line of a sku, so that a new message replaces the one of that line. */
function onlyLineOf(lines: readonly CartLine[], { id, skuId }: CartItemInputType): CartLine | undefined {
  const ofSku = lines.filter((line) => isOwnLineOf(line, skuId));
  return !id && ofSku.length === 1 ? ofSku[0] : undefined;
}

/** Whether the line has this SKU and is not part of a package. */
function isOwnLineOf(line: CartLine, skuId: number | null | undefined): boolean {
  return line.skuId === skuId && line.place === null;
}

function quantityInOtherLines(lines: readonly CartLine[], skuId: number, except: CartLine | undefined): number {
  return lines
    .filter((line) => line.skuId === skuId && line !== except)
    .reduce((total, { quantity }) => total + quantity, 0);
}

function textOf(message: string | null | undefined): string {
  return (message ?? '').slice(0, 500);
}
