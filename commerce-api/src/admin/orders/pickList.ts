import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

export interface PickedItem {
  articleNumber: string;
  name: string;
  /** Items to take from the shelf for all orders together. */
  quantity: number;
  inStock: number | null;
  orders: string;
}

export interface PickList {
  items: PickedItem[];
  /** The orders that the items belong to. */
  orders: number[];
}

/** The items that are not packed yet, of all orders that may leave or of some, by article number. Only orders whose money is sure may. */
export async function pickList(db: Db, orderIds: readonly number[]): Promise<PickList> {
  const { rows } = await sql<PickedItem & { orderIds: number[] }>`
    select l.snapshot ->> 'articleNumber' as "articleNumber",
      max((l.snapshot ->> 'name') || case when l.snapshot ->> 'skuName' = '-' then '' else ', ' || (l.snapshot ->> 'skuName') end)
        as name,
      sum(l.quantity - l.canceled - l.packed)::int as quantity, max(s.in_stock) as "inStock",
      string_agg(o.id || ' × ' || (l.quantity - l.canceled - l.packed), ', ' order by o.id) as orders,
      array_agg(distinct o.id) as "orderIds"
    from order_line l join shop_order o on o.id = l.order_id left join sku s on s.id = l.sku_id
    where l.quantity - l.canceled - l.packed > 0 and o.status in ('pending', 'backorder', 'partial')
      and not exists (select from payment p where p.order_id = o.id and p.state in ('ordered', 'onHold'))
      and (${orderIds.length === 0} or o.id = any(${[...orderIds]}::int[]))
    group by 1 order by 1
  `.execute(db);
  return {
    items: rows.map(({ orderIds: _orderIds, ...item }) => item),
    orders: rows.flatMap((row) => row.orderIds),
  };
}
