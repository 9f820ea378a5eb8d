import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { OrderDraftLine } from '../model/orderDraft.ts';
import type { Reservation, ReservedSku } from '../model/payments.ts';

type Ordered = Pick<OrderDraftLine, 'skuId' | 'productId' | 'quantity'>;

/**
 * Reduces the stock on hand, then the oversellable stock; the static stock does not change. Other orders of these SKUs wait until the
 * transaction ends, so reserve last.
 *
 * @throws Refusal INSUFFICIENT_STOCK before anything is written, so that a caller may continue its transaction
 */
export async function reserveStock(tx: Tx, lines: readonly Ordered[]): Promise<Reservation> {
  const ordered = sumById(lines, ({ skuId: id }) => id);
  // Lock all rows in the order of their ids, to prevent deadlocks between orders.
  const { rows } = await sql<ReservedSku & { suffices: boolean }>`
    with ordered as (
      select * from unnest(${ordered.map(([id]) => id)}::int[], ${ordered.map(([, quantity]) => quantity)}::int[]) as o (id, quantity)
    ), locked as (
      select id, greatest(in_stock, 0) as in_hand, oversellable, static_stock from sku
      where id in (select id from ordered) order by id for no key update
    ), split as (
      select id, quantity, least(quantity, in_hand) as from_hand,
        least(quantity - least(quantity, in_hand), oversellable) as oversold,
        coalesce(quantity <= in_hand + oversellable + static_stock, false) as suffices
      from ordered left join locked using (id)
    ), reserved as (
      update sku set in_stock = in_stock - from_hand, oversellable = sku.oversellable - oversold
      from split where sku.id = split.id and (select bool_and(suffices) from split)
    )
    select id as "skuId", from_hand as "fromHand", oversold, quantity - from_hand - oversold as "fromSupplier", suffices
    from split order by id
  `.execute(tx);
  const short = rows.find(({ suffices }) => !suffices);
  if (short) throw new Refusal('INSUFFICIENT_STOCK', `The stock of sku ${short.skuId} is too low.`);
  return rows.map(({ skuId, fromHand, oversold, fromSupplier }) => ({ skuId, fromHand, oversold, fromSupplier }));
}

/** Adds reserved pieces to the stock again. */
export async function releaseStock(tx: Tx, reservation: Reservation): Promise<void> {
  await sql`
    with change as (
      select * from unnest(${reservation.map(({ skuId }) => skuId)}::int[], ${reservation.map(({ fromHand }) => fromHand)}::int[],
        ${reservation.map(({ oversold }) => oversold)}::int[]) as c (id, from_hand, oversold)
    ), locked as (
      select id from sku where id in (select id from change) order by id for no key update
    )
    update sku set in_stock = in_stock + c.from_hand, oversellable = oversellable + c.oversold
    from change c join locked using (id) where sku.id = c.id
  `.execute(tx);
}

/** The part of a statement that counts the pieces of an order as sold, for the order of lists. It returns the product ids. */
export function countingSold(lines: readonly Ordered[]): RawBuilder<{ id: number }> {
  const sold = sumById(lines, ({ productId: id }) => id);
  return sql<{ id: number }>`
    update product set sold_count = sold_count + s.quantity
    from unnest(${sold.map(([id]) => id)}::int[], ${sold.map(([, quantity]) => quantity)}::int[]) as s (id, quantity)
    join (
      select id from product where id = any(${sold.map(([id]) => id)}::int[]) order by id for no key update
    ) locked using (id)
    where product.id = s.id returning product.id
  `;
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
