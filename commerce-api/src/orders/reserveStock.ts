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
  const ordered = sumById(lines, ({ skuId: id }) => id);
  // Lock all rows in the order of their ids, to prevent deadlocks between orders.
  const { rows } = await sql<{ id: number; inStock: number; oversellable: number; static: number }>`
    select id, in_stock as "inStock", oversellable, static_stock as static from sku
    where id = any(${ordered.map(([skuId]) => skuId)}::int[]) order by id for no key update
  `.execute(tx);
  const stocks = new Map(rows.map((stock) => [stock.id, stock]));
  const reservation = ordered.map(([skuId, quantity]): ReservedSku => {
    const stock = stocks.get(skuId);
    if (!stock || quantity > totalStock({ ...stock, incoming: null })) {
      throw new Refusal('INSUFFICIENT_STOCK', `The stock of sku ${skuId} is too low.`);
    }
    const fromHand = Math.min(quantity, Math.max(0, stock.inStock));
    const oversold = Math.min(quantity - fromHand, stock.oversellable);
    return { skuId, fromHand, oversold, fromSupplier: quantity - fromHand - oversold };
  });
  await changeStock(tx, reservation, -1);
  return reservation;
}

/** Adds reserved pieces to the stock again. */
export function releaseStock(tx: Tx, reservation: Reservation): Promise<void> {
  return changeStock(tx, reservation, 1);
}

async function changeStock(tx: Tx, reservation: Reservation, sign: 1 | -1): Promise<void> {
  const pieces = (take: (sku: ReservedSku) => number) => reservation.map((sku) => sign * take(sku));
  await sql`
    with change as (
      select * from unnest(${reservation.map(({ skuId }) => skuId)}::int[], ${pieces(({ fromHand }) => fromHand)}::int[],
        ${pieces(({ oversold }) => oversold)}::int[]) as c (id, from_hand, oversold)
    ), locked as (
      select id from sku where id in (select id from change) order by id for no key update
    )
    update sku set in_stock = in_stock + c.from_hand, oversellable = oversellable + c.oversold
    from change c join locked using (id) where sku.id = c.id
  `.execute(tx);
}

/** Counts the pieces of an order as sold, for the order of lists. */
export async function countSold(tx: Tx, lines: readonly Ordered[]): Promise<void> {
  const sold = sumById(lines, ({ productId: id }) => id);
  await sql`
    with sold as (
      select * from unnest(${sold.map(([id]) => id)}::int[], ${sold.map(([, quantity]) => quantity)}::int[]) as s (id, quantity)
    ), locked as (
      select id from product where id in (select id from sold) order by id for no key update
    )
    update product set sold_count = sold_count + s.quantity
    from sold s join locked using (id) where product.id = s.id
  `.execute(tx);
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
