import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import { eraseCarts } from './eraseCarts.ts';
import { eraseMailbox } from './eraseMailbox.ts';
import { eraseOrdersOf, type ErasedOrders } from './eraseOrders.ts';
import { erasePayments } from './erasePayments.ts';
import { recordErasure } from './recordedErasures.ts';

export interface ErasedAccount extends ErasedOrders {
  /** Products whose stock or reviews changed. */
  productIds: number[];
}

/**
 * Deletes an account with its sessions, keys, credit, cart, checkouts, newsletter and availability subscriptions, unpublished reviews,
 * and limits by its address. Its open payments are canceled. Its orders are anonymized and stay for accounting; undelivered ones keep
 * the data for delivery until they are delivered. Published reviews stay without their author. Queued mails about orders are still
 * sent. Orders of a guest with the same address stay: an account does not prove that the address is the customer's.
 */
export async function eraseAccount(tx: Tx, customerId: number): Promise<ErasedAccount> {
  const held = await erasePayments(tx, sql`p.customer_id = ${customerId}`);
  await sql`
    delete from newsletter_key where order_id in (select id from shop_order where customer_id = ${customerId})
  `.execute(tx);
  const orders = await eraseOrdersOf(tx, sql`customer_id = ${customerId}`);
  await eraseCarts(
    tx,
    sql`customer_id = ${customerId} or id in (select cart_id from checkout where customer_id = ${customerId})`,
  );
  const reviewed = await eraseReviews(tx, customerId);
  await tx.deleteFrom('checkout').where('customer_id', '=', customerId).execute();
  await eraseMailbox(tx, sql`select email from customer where id = ${customerId}`);
  await tx.deleteFrom('customer').where('id', '=', customerId).execute();
  await recordErasure(tx, { kind: 'account', subject: String(customerId) });
  return { ...orders, productIds: [...new Set([...held, ...reviewed])] };
}

/** @returns the products whose published reviews changed */
async function eraseReviews(tx: Tx, customerId: number): Promise<number[]> {
  await sql`delete from review where customer_id = ${customerId} and not approved`.execute(tx);
  const { rows } = await sql<{ productId: number }>`
    update review set customer_id = null, author = '' where customer_id = ${customerId} returning product_id as "productId"
  `.execute(tx);
  return rows.map(({ productId }) => productId);
}
