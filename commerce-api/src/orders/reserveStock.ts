import { sql } from 'kysely';
import { totalStock } from '../catalog/productView.ts';
import { Refusal } from '../model/refusal.ts';
import type { Supply } from '../model/orderTypes.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { OrderDraftLine } from '../model/orderDraft.ts';
import type { Reservation, ReservedSku } from '../model/payments.ts';

type Ordered = Pick<OrderDraftLine, 'skuId' | 'productId' | 'quantity'>;

/**
 * Reduces the stock on hand, then the oversellable stock; the static stock does not change.
 *
 * @throws Refusal INSUFFICIENT_STOCK before anything is written, so that a caller may continue its transaction
 */
export async function reserveStock(tx: Tx, lines: readonly Ordered[]): Promise<Reservation> {
  const reservation: Reservation = [];
  // Lock all rows in the order of their ids, to prevent deadlocks between orders.
  for (const [skuId, quantity] of sumById(lines, ({ skuId: id }) => id)) {
    const { rows } = await sql<{ inStock: number; oversellable: number; static: number }>`
      select in_stock as "inStock", oversellable, static_stock as static from sku where id = ${skuId}
      for no key update
    `.execute(tx);
    const [stock] = rows;
    if (!stock || quantity > totalStock({ ...stock, incoming: null })) {
      throw new Refusal('INSUFFICIENT_STOCK', `The stock of sku ${skuId} is too low.`);
    }
    const fromHand = Math.min(quantity, Math.max(0, stock.inStock));
    const oversold = Math.min(quantity - fromHand, stock.oversellable);
    reservation.push({ skuId, fromHand, oversold, fromSupplier: quantity - fromHand - oversold });
  }
  for (const { skuId, fromHand, oversold } of reservation) {
    await sql`
      update sku set in_stock = in_stock - ${fromHand}, oversellable = oversellable - ${oversold} where id = ${skuId}
    `.execute(tx);
  }
  return reservation;
}

/** Adds reserved pieces to the stock again. */
export async function releaseStock(tx: Tx, reservation: Reservation): Promise<void> {
  for (const { skuId, fromHand, oversold } of reservation.toSorted((left, right) => left.skuId - right.skuId)) {
    await sql`
      update sku set in_stock = in_stock + ${fromHand}, oversellable = oversellable + ${oversold} where id = ${skuId}
    `.execute(tx);
  }
}

/** Counts the pieces of an order as sold, for the order of lists. */
export async function countSold(tx: Tx, lines: readonly Ordered[]): Promise<void> {
  for (const [productId, quantity] of sumById(lines, ({ productId: id }) => id)) {
    await sql`update product set sold_count = sold_count + ${quantity} where id = ${productId}`.execute(tx);
  }
}

/** The stocks that an order needs. */
export function suppliesOf(reservation: Reservation): Supply[] {
  const needs = (take: (sku: ReservedSku) => number) => reservation.some((sku) => take(sku) > 0);
  return [
    ...(needs(({ fromHand }) => fromHand) ? (['stock'] as const) : []),
    ...(needs(({ oversold }) => oversold) ? (['madeToOrder'] as const) : []),
    ...(needs(({ fromSupplier }) => fromSupplier) ? (['supplier'] as const) : []),
  ];
}

/** Quantities by id, in the order of ids. */
function sumById(lines: readonly Ordered[], idOf: (line: Ordered) => number): [id: number, quantity: number][] {
  const quantities = new Map<number, number>();
  for (const line of lines) quantities.set(idOf(line), (quantities.get(idOf(line)) ?? 0) + line.quantity);
  return [...quantities].toSorted(([left], [right]) => left - right);
}
