import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import { eraseCarts } from './eraseCarts.ts';
import { eraseMailbox } from './eraseMailbox.ts';
import { eraseOrdersOf, type ErasedOrders } from './eraseOrders.ts';
import { erasePayments } from './erasePayments.ts';

export interface ErasedGuest extends ErasedOrders {
  /** Products whose stock changed. */
  productIds: number[];
}

/**
 * Erases what is stored about a guest with an email address: orders, open payments, typed checkouts, subscriptions and requests. The
 * caller has verified that the address is that of the person who asks. An account with this address stays.
 *
 * @param email in canonical form
 */
export async function eraseGuest(tx: Tx, email: string): Promise<ErasedGuest> {
  const productIds = await erasePayments(
    tx,
    sql`p.customer_id is null and lower(p.draft ->> 'email') = ${email}
      or p.id in (select payment_id from sandbox_payment where lower(contact ->> 'email') = ${email})`,
  );
  const orders = await eraseOrdersOf(tx, sql`customer_id is null and email = ${email}`);
  await eraseCarts(
    tx,
    sql`completed_at is null and id in (
      select cart_id from checkout where customer_id is null and lower(state ->> 'email') = ${email}
    )`,
  );
  await eraseMailbox(tx, sql`select ${email}::text`);
  return { ...orders, productIds };
}
