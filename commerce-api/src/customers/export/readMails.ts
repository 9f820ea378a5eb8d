import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

interface MailRecord {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/**
 * The stored mails to an email address.
 *
 * @param by `orders`: a condition for the orders of the person, whose mails belong to them
 */
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
