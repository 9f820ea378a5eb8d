import { sql } from 'kysely';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { CLOSED_STATUSES, eraseOrders, eraseOrdersLater } from '../orders/eraseOrders.ts';

/**
 * Deletes an account with its sessions, keys, credit, cart, checkouts, newsletter and availability subscriptions, and limits by its
 * address. Its orders are anonymized and stay for accounting; undelivered ones keep the data for delivery until they are
 * delivered. Queued mails about orders are still sent.
 */
export async function deleteCustomer(db: Db, customerId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ownEmail = tx.selectFrom('customer').select('email').where('id', '=', customerId);
    await tx
      .deleteFrom('checkout')
      .where(sql<boolean>`customer_id = ${customerId} or lower(state ->> 'email') in (${ownEmail})`)
      .execute();
    await sql`
      delete from newsletter_key where order_id in (select id from shop_order where customer_id = ${customerId})
    `.execute(tx);
    await eraseOrders(tx, sql`customer_id = ${customerId} and status = any(${CLOSED_STATUSES}::text[])`);
    await eraseOrdersLater(tx, customerId);
    // A cart with an order or a payment stays: money may have to be returned.
    await sql`
      delete from cart where customer_id = ${customerId}
        and not exists (select from shop_order o where o.cart_id = cart.id)
        and not exists (select from payment p where p.cart_id = cart.id)
    `.execute(tx);
    await tx.updateTable('review').set({ customer_id: null }).where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('availability_request').where('email', 'in', ownEmail).execute();
    await tx.deleteFrom('newsletter_subscription').where('email', 'in', ownEmail).execute();
    await sql`delete from outbox where payload -> 'orderId' is null and payload ->> 'email' in (${ownEmail})`.execute(
      tx,
    );
    await sql`
      delete from attempt a using customer c where c.id = ${customerId} and position(' ' || c.email || ' ' in a.key || ' ') > 0
    `.execute(tx);
    await tx.deleteFrom('customer').where('id', '=', customerId).execute();
  });
}
