import type { Tx } from '../platform/db/openDatabase.ts';
import type { CartItemInputType } from '../model/contract.generated.ts';
import { Refusal } from '../model/refusal.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';
import { assertLineLimit, assertQuantity, assertStock, readLines, type StoredLine } from './cartLines.ts';

type Limits = Pick<LimitConfig, 'cartLines'>;

/** Adds to the line with the same sku and message, or creates it. */
export async function addToLine(tx: Tx, cartId: string, item: CartItemInputType, limits: Limits): Promise<void> {
  assertQuantity(item.quantity, 1);
  const lines = await readLines(tx, cartId);
  const existing = findLine(lines, item);
  const skuId = existing?.skuId ?? item.skuId;
  if (typeof skuId !== 'number') throw new Refusal('SKU_NOT_FOUND', 'The item has no sku id.');
  const quantity = (existing?.quantity ?? 0) + item.quantity;
  assertQuantity(quantity, 1);
  await assertStock(tx, new Map([[skuId, quantity + quantityInOtherLines(lines, skuId, existing)]]));
  if (existing) {
    await tx.updateTable('cart_line').set({ quantity }).where('id', '=', existing.id).execute();
  } else {
    assertLineLimit(lines.length + 1, limits);
    const message = textOf(item.message);
    await tx.insertInto('cart_line').values({ cart_id: cartId, sku_id: skuId, quantity, message }).execute();
  }
}

/** Sets the exact quantity, and the message if there is one; 0 removes the line. */
export async function setLine(tx: Tx, cartId: string, item: CartItemInputType, limits: Limits): Promise<void> {
  assertQuantity(item.quantity, 0);
  const lines = await readLines(tx, cartId);
  const existing = findLine(lines, item) ?? onlyLineOf(lines, item);
  if (!existing) {
    if (item.quantity === 0) return;
    return addToLine(tx, cartId, item, limits);
  }
  if (item.quantity === 0) {
    await tx.deleteFrom('cart_line').where('id', '=', existing.id).execute();
    return;
  }
  // Check the stock only for an increase: an existing quantity may stay even if the stock has fallen below it.
  if (item.quantity > existing.quantity) {
    const wanted = item.quantity + quantityInOtherLines(lines, existing.skuId, existing);
    await assertStock(tx, new Map([[existing.skuId, wanted]]));
  }
  const message = typeof item.message === 'string' ? textOf(item.message) : existing.message;
  const isTaken = lines.some(
    (line) => line !== existing && isOwnLineOf(line, existing.skuId) && line.message === message,
  );
  if (isTaken) throw new Refusal('BAD_INPUT', 'Another line of the cart has the same sku and message.');
  await tx.updateTable('cart_line').set({ quantity: item.quantity, message }).where('id', '=', existing.id).execute();
}

/**
 * Finds a line by its id, else by sku and message.
 *
 * @throws Refusal BAD_INPUT for a line of a package
 */
function findLine(lines: readonly StoredLine[], { id, skuId, groupKey, message }: CartItemInputType) {
  const found = id
    ? lines.find((line) => String(line.id) === id)
    : lines.find((line) => isOwnLineOf(line, skuId) && line.message === textOf(message));
  if (groupKey || (found && found.groupKey !== null)) {
    throw new Refusal('BAD_INPUT', 'The line belongs to a package. Change the whole group with updateCartGroup.');
  }
  return found;
}

/** Finds the only line of a sku, so that a new message replaces the one of that line. */
function onlyLineOf(lines: readonly StoredLine[], { id, skuId }: CartItemInputType): StoredLine | undefined {
  const ofSku = lines.filter((line) => isOwnLineOf(line, skuId));
  return !id && ofSku.length === 1 ? ofSku[0] : undefined;
}

/** Whether the line has this SKU and is not part of a package. */
function isOwnLineOf(line: StoredLine, skuId: number | null | undefined): boolean {
  return line.skuId === skuId && line.groupKey === null;
}

function quantityInOtherLines(lines: readonly StoredLine[], skuId: number, except: StoredLine | undefined): number {
  return lines
    .filter((line) => line.skuId === skuId && line !== except)
    .reduce((total, { quantity }) => total + quantity, 0);
}

function textOf(message: string | null | undefined): string {
  return (message ?? '').slice(0, 500);
}
