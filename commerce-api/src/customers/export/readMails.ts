import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

interface MailRecord {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The stored mails to an email address, and those about the orders that meet the condition `orders`. */
export async function readMails(
  db: Db,
  { orders, email }: { orders: RawBuilder<unknown>; email: string },
): Promise<MailRecord[]> {
  const { rows } = await sql<MailRecord>`
    select kind, created_at as "createdAt", sent_at as "sentAt" from outbox
    where case when payload -> 'orderId' is not null
      then (payload ->> 'orderId')::int in (select id from shop_order where ${orders})
      else payload ->> 'email' = ${email} end
    order by id
  `.execute(db);
  return rows;
}
