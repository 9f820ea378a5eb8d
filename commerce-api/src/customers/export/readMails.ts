import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

interface MailRecord {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The stored mails to a customer. Mails about orders are those of the customer's own orders. */
export async function readMails(
  db: Db,
  { customerId, email }: { customerId: number; email: string },
): Promise<MailRecord[]> {
  const { rows } = await sql<MailRecord>`
    select kind, created_at as "createdAt", sent_at as "sentAt" from outbox
    where case when payload -> 'orderId' is not null
      then (payload ->> 'orderId')::int in (select id from shop_order where customer_id = ${customerId})
      else payload ->> 'email' = ${email} end
    order by id
  `.execute(db);
  return rows;
}
