import { sql } from 'kysely';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import { KEPT_LINE } from './keptLine.ts';

/** Orders per transaction, so that a process does not lock them for long. */
const BATCH_SIZE = 100;

/** Older deliveries get no invitation: for example when the shop has switched them on, or the customer has agreed, since. */
const MAX_AGE_DAYS = 60;

/** Payload of a mail that asks for reviews: the recipient is read when it is written. */
export interface ReviewInvitationMail {
  orderId: number;
}

/**
 * Enqueues a mail for each order of a customer who agreed to it, once its delivery is `afterDays` days ago. Marks the orders in
 * the same transaction and skips those that another process has locked, so no order gets two mails.
 *
 * @returns the number of mails
 */
export async function inviteToReview(db: Db, { afterDays }: { afterDays: number }): Promise<number> {
  const invited = await inviteBatch(db, afterDays);
  return invited < BATCH_SIZE ? invited : invited + (await inviteToReview(db, { afterDays }));
}

async function inviteBatch(db: Db, afterDays: number): Promise<number> {
  const before = (days: number) => sql`now() - make_interval(secs => ${days * 86_400}::float8)`;
  return inTransaction(db, async (tx) => {
    const { rows: due } = await sql<ReviewInvitationMail>`
      with due as (
        select o.id from shop_order o join customer c on c.id = o.customer_id
        where c.review_invitations and o.review_invited_at is null
          and o.delivered_at <= ${before(afterDays)} and o.delivered_at > ${before(MAX_AGE_DAYS)}
          and o.status not in ('cancelled', 'refunded')
          and exists (select from order_line l where l.order_id = o.id and ${KEPT_LINE})
        order by o.delivered_at limit ${BATCH_SIZE} for update of o skip locked
      )
      update shop_order o set review_invited_at = now() from due where o.id = due.id returning o.id as "orderId"
    `.execute(tx);
    for (const { orderId } of due) await enqueueMail(tx, 'reviewInvitation', { orderId });
    return due.length;
  });
}
