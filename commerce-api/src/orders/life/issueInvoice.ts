import { sql } from 'kysely';
import { daysBefore, shopDate } from '../../markets/shopDate.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { StoredOrder } from '../readOrders.ts';

/** Issues and mails the invoice of an order, once. Numbers have no gaps: a failed transaction takes none. */
export async function issueInvoice(tx: Tx, { id, email }: StoredOrder, days: number): Promise<void> {
  // One at a time; readers are not blocked.
  await sql`lock table order_invoice in share row exclusive mode`.execute(tx);
  const issued = await tx
    .insertInto('order_invoice')
    .values({
      order_id: id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from order_invoice)`,
      due_on: daysBefore(shopDate(), -days),
    })
    .onConflict((on) => on.column('order_id').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (issued && email !== '') await enqueueMail(tx, 'invoice', { orderId: id, email });
}
