import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';
import { readOrdersOf } from '../../orders/readOrders.ts';
import { exportedOrder } from './exportedOrder.ts';
import { readCarts } from './readCarts.ts';
import { readMails } from './readMails.ts';
import { readReviews } from './readReviews.ts';
import { readSubscriptions } from './readSubscriptions.ts';

/**
 * All data that the shop stores about a customer, with readable names, for the rights of access and of data portability (GDPR,
 * articles 15 and 20). Amounts are in major units, times in ISO 8601.
 *
 * Left out: the password hash, tokens and mailed keys, which are secrets; counters of rate limits, which expire within a
 * day; and orders that were placed as a guest, as an account does not prove that its email address is the customer's.
 *
 * @returns null if the customer does not exist
 */
export async function exportCustomer(db: Db, customerId: number, now = new Date()) {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return null;
  const [credit, orders, carts, reviews, subscriptions, mails, sessions] = await Promise.all([
    db
      .selectFrom('customer_balance')
      .select(['currency', 'amount_minor as minor'])
      .where('customer_id', '=', customerId)
      .execute(),
    readOrdersOf(db, customerId),
    readCarts(db, customerId),
    readReviews(db, customerId),
    readSubscriptions(db, row.email),
    readMails(db, { orders: sql`customer_id = ${customerId}`, email: row.email }),
    db
      .selectFrom('session')
      .select(['device', 'created_at as startedAt', 'last_used_at as lastUsedAt', 'revoked_at as endedAt'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  ]);

  return {
    formatVersion: 1,
    exportedAt: now,
    account: {
      email: row.email,
      createdAt: row.created_at,
      customerType: row.customer_type,
      gender: row.gender,
      personalOrOrganizationId: row.personal_id ?? '',
      wantsNewsletter: row.newsletter,
      wantsReviewInvitations: row.review_invitations,
      otherData: row.meta_data ?? '',
    },
    address: row.address,
    storeCredit: credit.map(({ currency, minor }) => ({ currency, amount: minor / 100 })),
    orders: orders.map(exportedOrder),
    carts,
    reviews,
    ...subscriptions,
    mails,
    logins: sessions,
  };
}
