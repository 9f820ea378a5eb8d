import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import { KEPT_LINE } from './keptLine.ts';

/** Data of the mail about an order, and about those that were due with it. */
export interface Invitation {
  email: string;
  language: string;
  channelId: string;
  /** The products that the buyer still has and has not reviewed, of all orders of the mail, in the order of the lines, newest order first. */
  productIds: number[];
}

/**
 * Reads the recipient and the products of an invitation.
 *
 * @returns undefined if the customer has no account any more, or has withdrawn the consent
 */
export async function readInvitation(db: Db, orderId: number): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select c.email, o.language, o.channel_id as "channelId", array(
      select l.product_id from order_line l join shop_order s on s.id = l.order_id
      where s.customer_id = c.id and s.review_invited_at = o.review_invited_at
        and s.status not in ('cancelled', 'refunded') and ${KEPT_LINE}
        and not exists (select from review r where r.customer_id = c.id and r.product_id = l.product_id)
      group by l.product_id order by max(s.delivered_at) desc, min(l.position)
    ) as "productIds"
    from shop_order o join customer c on c.id = o.customer_id
    where o.id = ${orderId} and c.review_invitations
  `.execute(db);
  return rows[0];
}
