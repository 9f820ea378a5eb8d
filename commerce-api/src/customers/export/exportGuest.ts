import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';
import { readOrdersOfGuest } from '../../orders/readOrders.ts';
import { exportedOrder } from './exportedOrder.ts';
import { readMails } from './readMails.ts';
import { readSubscriptions } from './readSubscriptions.ts';

/**
 * All data that the shop stores about a guest with an email address, in the form of `exportCustomer`. Left out as there: keys, and
 * counters of rate limits.
 *
 * @param email in canonical form
 */
export async function exportGuest(db: Db, email: string, now = new Date()) {
  const [orders, checkouts, subscriptions, mails] = await Promise.all([
    readOrdersOfGuest(db, email),
    db
      .selectFrom('checkout')
      .select('state as enteredAtCheckout')
      .where(sql<boolean>`customer_id is null and lower(state ->> 'email') = ${email}`)
      .execute(),
    readSubscriptions(db, email),
    readMails(db, { orders: sql`customer_id is null and email = ${email}`, email }),
  ]);
  return {
    formatVersion: 1,
    exportedAt: now,
    email,
    orders: orders.map(exportedOrder),
    checkouts,
    ...subscriptions,
    mails,
  };
}
