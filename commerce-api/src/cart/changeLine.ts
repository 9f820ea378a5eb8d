import type { Tx } from '../platform/db/openDatabase.ts';
import type { CartItemInputType } from '../model/contract.generated.ts';
import { Refusal } from '../model/refusal.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';

const MAX_QUANTITY = 9999;

type Limits = Pick<LimitConfig, 'cartLines'>;

interface Line {
  id: number;
  skuId: number;
  quantity: number;
  message: string;
}

/** Adds to the line with the same sku and message, or creates it. */
export async function addToLine(tx: Tx, cartId: string, item: CartItemInputType, limits: Limits): Promise<void> {
  assertQuantity(item.quantity, 1);
  const lines = await linesOf(tx, cartId);
  const existing = findLine(lines, item);
  const skuId = existing?.skuId ?? item.skuId;
  if (typeof skuId !== 'number') throw new Refusal('SKU_NOT_FOUND', 'The item has no sku id.');
  const quantity = (existing?.quantity ?? 0) + item.quantity;
  assertQuantity(quantity, 1);
  await assertStock(tx, skuId, quantity + quantityInOtherLines(lines, skuId, existing));
  if (existing) {
    await tx.updateTable('cart_line').set({ quantity }).where('id', '=', existing.id).execute();
  } else {
    assertLineLimit(lines, limits);
    const message = textOf(item.message);
    await tx.insertInto('cart_line').values({ cart_id: cartId, sku_id: skuId, quantity, message }).execute();
  }
}

/** Sets the exact quantity, and the message if there is one; 0 removes the line. */
export async function setLine(tx: Tx, cartId: string, item: CartItemInputType, limits: Limits): Promise<void> {
  assertQuantity(item.quantity, 0);
  const lines = await linesOf(tx, cartId);
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
    await assertStock(tx, existing.skuId, item.quantity + quantityInOtherLines(lines, existing.skuId, existing));
  }
  const message = typeof item.message === 'string' ? textOf(item.message) : existing.message;
  const isTaken = lines.some((line) => line !== existing && line.skuId === existing.skuId && line.message === message);
  if (isTaken) throw new Refusal('BAD_INPUT', 'Another line of the cart has the same sku and message.');
  await tx.updateTable('cart_line').set({ quantity: item.quantity, message }).where('id', '=', existing.id).execute();
}

/** @throws Refusal INSUFFICIENT_STOCK or SKU_NOT_FOUND */
async function assertStock(tx: Tx, skuId: number, quantity: number): Promise<void> {
  const sku = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['in_stock', 'oversellable', 'static_stock'])
    .where('sku.id', '=', skuId)
    .where('product.active', '=', true)
    .executeTakeFirst();
  if (!sku) throw new Refusal('SKU_NOT_FOUND', `There is no sku ${skuId}.`);
  const total = Math.max(0, sku.in_stock) + sku.oversellable + sku.static_stock;
  if (quantity > total)
    throw new Refusal('INSUFFICIENT_STOCK', `Only ${total} of sku ${skuId} are available, not ${quantity}.`);
}

function assertLineLimit(lines: readonly Line[], { cartLines }: Limits): void {
  if (lines.length >= cartLines) throw new Refusal('CART_FULL', `A cart holds at most ${cartLines} lines.`);
}

function assertQuantity(quantity: number, min: 0 | 1): void {
  if (!Number.isInteger(quantity) || quantity < min) {
    throw new Refusal('BAD_QUANTITY', `The quantity must be a whole number of at least ${min}.`);
  }
  if (quantity > MAX_QUANTITY) {
    throw new Refusal('INSUFFICIENT_STOCK', `A line holds at most ${MAX_QUANTITY} items, not ${quantity}.`);
  }
}

async function linesOf(tx: Tx, cartId: string): Promise<Line[]> {
  return tx
    .selectFrom('cart_line')
    .select(['id', 'sku_id as skuId', 'quantity', 'message'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/** Finds a line by its id, else by sku and message. */
function findLine(lines: readonly Line[], { id, skuId, message }: CartItemInputType): Line | undefined {
  if (id) return lines.find((line) => String(line.id) === id);
  return lines.find((line) => line.skuId === skuId && line.message === textOf(message));
}

/** Finds the only line of a sku, so that a new message replaces the one of that line. */
function onlyLineOf(lines: readonly Line[], { id, skuId }: CartItemInputType): Line | undefined {
  const ofSku = lines.filter((line) => line.skuId === skuId);
  return !id && ofSku.length === 1 ? ofSku[0] : undefined;
}

function quantityInOtherLines(lines: readonly Line[], skuId: number, except: Line | undefined): number {
  return lines
    .filter((line) => line.skuId === skuId && line !== except)
    .reduce((total, { quantity }) => total + quantity, 0);
}

function textOf(message: string | null | undefined): string {
  return (message ?? '').slice(0, 500);
}
