import { emailFrom } from '@hemvaror/domain/validation/email';
import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '../../model/orderStatus.ts';
import type { Db } from '../../platform/db/openDatabase.ts';

export interface OrderFilter {
  /** Order number, email, name or parcel number. */
  text?: string | undefined;
  status?: OrderStatus | undefined;
  /** Orders of this day or later, `yyyy-mm-dd` in the shop's time zone. */
  since?: string | undefined;
  /** Orders with items that are neither shipped nor canceled. */
  isOpen?: boolean;
  limit: number;
}

export interface FoundOrder {
  order: number;
  placed: string;
  status: string;
  customer: string;
  email: string;
  country: string;
  items: number;
  total: string;
  paid: boolean;
}

/** Finds orders, newest first. */
export async function findOrders(db: Db, { text, status, since, isOpen, limit }: OrderFilter): Promise<FoundOrder[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (text !== undefined) conditions.push(textCondition(emailFrom(text) ?? text.trim().toLowerCase()));
  if (status !== undefined) conditions.push(sql`o.status = ${status}`);
  if (since !== undefined) {
    conditions.push(sql`o.created_at >= (${since}::date::timestamp at time zone 'Europe/Stockholm')`);
  }
  if (isOpen)
    conditions.push(sql`exists (select from order_line l where l.order_id = o.id
    and l.shipped + l.canceled < l.quantity)`);
  const { rows } = await sql<FoundOrder>`
    select o.id as "order", to_char(o.created_at at time zone 'Europe/Stockholm', 'YYYY-MM-DD HH24:MI') as placed, o.status,
      trim((o.billing_address ->> 'firstName') || ' ' || (o.billing_address ->> 'lastName')) as customer, o.email,
      o.shipping_address ->> 'country' as country,
      (select sum(quantity)::int from order_line l where l.order_id = o.id) as items,
      round((o.totals -> 'total' ->> 'incVat')::numeric / 100, 2) || ' ' || o.currency as total,
      not exists (select from order_payment p where p.order_id = o.id and p.paid_at is null) as paid
    from shop_order o where ${sql.join(conditions, sql` and `)} order by o.id desc limit ${limit}
  `.execute(db);
  return rows;
}

function textCondition(text: string): RawBuilder<unknown> {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  // `position` and not `like`: the text may contain wildcards.
  return sql`(
    o.id = ${number} or position(${text} in lower(o.email)) > 0
    or position(${text} in lower((o.billing_address ->> 'firstName') || ' ' || (o.billing_address ->> 'lastName'))) > 0
    or position(${text} in lower((o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName'))) > 0
    or position(${text} in lower(o.billing_address ->> 'company')) > 0
    or exists (select from order_parcel p where p.order_id = o.id and lower(p.parcel_number) = ${text})
  )`;
}
