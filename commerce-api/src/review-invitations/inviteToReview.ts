import { sql } from 'kysely';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import { KEPT_LINE } from './keptLine.ts';

/** Customers per transaction, so that a process does not lock their orders for long. */
const BATCH_SIZE = 100;

/** Older deliveries get no invitation: for example when the shop has switched them on, or the customer has agreed, since. */
const MAX_AGE_DAYS = 60;

/** Payload of a mail that asks for reviews: its recipient and products are read when it is written. */
export interface ReviewInvitationMail {
  /** The newest of the orders that the mail is about. */
  orderId: number;
}

/**
 * Enqueues a mail for each customer who agreed to it and has an order whose delivery is `afterDays` days ago. Orders that are due
 * together share one mail: a customer who agrees late gets no series of them. Marks the orders in the same transaction and skips
 * those that another process has locked, so no order gets two mails.
 *
 * @returns the number of mails
 */
export async function inviteToReview(db: Db, { afterDays }: { afterDays: number }): Promise<number> {
  const invited = await inviteBatch(db, afterDays);
  return invited < BATCH_SIZE ? invited : invited + (await inviteToReview(db, { afterDays }));
}

async function inviteBatch(db: Db, afterDays: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows: invited } = await sql<ReviewInvitationMail>`
      with newest as (
        select o.id, o.customer_id from shop_order o join customer c on c.id = o.customer_id
        where c.review_invitations and ${isDue('o', afterDays)} and not exists (
          select from shop_order later
          where later.customer_id = o.customer_id and (later.delivered_at, later.id) > (o.delivered_at, o.id)
            and ${isDue('later', afterDays)}
        )
        order by o.delivered_at limit ${BATCH_SIZE} for update of o skip locked
      ), marked as (
        update shop_order o set review_invited_at = now() from newest
        where o.customer_id = newest.customer_id and ${isDue('o', afterDays)}
        returning o.id
      )
      select id as "orderId" from newest join marked using (id)
    `.execute(tx);
    for (const { orderId } of invited) await enqueueMail(tx, 'reviewInvitation', { orderId });
    return invited.length;
  });
}

/** Condition on a `shop_order`: it was delivered long enough ago, its buyer still has an item of it and was not asked about it. */
function isDue(alias: 'o' | 'later', afterDays: number) {
  const order = sql.ref(alias);
  const before = (days: number) => sql`now() - make_interval(secs => ${days * 86_400}::float8)`;
  return sql<boolean>`(
    ${order}.review_invited_at is null
    and ${order}.delivered_at <= ${before(afterDays)} and ${order}.delivered_at > ${before(MAX_AGE_DAYS)}
    and ${order}.status not in ('cancelled', 'refunded')
    and exists (select from order_line l where l.order_id = ${order}.id and ${KEPT_LINE})
  )`;
}
