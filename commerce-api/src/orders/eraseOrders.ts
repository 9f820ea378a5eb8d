import { sql, type RawBuilder } from 'kysely';
import { emptyAddress } from '../model/address.ts';
import type { OrderStatus } from '../model/orderStatus.ts';
import type { Db } from '../platform/db/openDatabase.ts';

/** Orders in these states need no further delivery or payment. */
export const CLOSED_STATUSES: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded', 'inactive'];

/** The personal data of an order, except its addresses. */
const PERSONAL_DETAILS = {
  identityNumber: '',
  message: '',
  customerOrderNumber: '',
  goodsLabel: '',
  pickupPoint: '',
  userAgent: '',
};

/**
 * Erases personal data from the orders that meet `condition`. Items, prices and country remain for bookkeeping.
 *
 * @returns the number of erased orders
 */
export async function eraseOrders(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const erasedAddress = JSON.stringify(emptyAddress());
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      customer_id = null,
      confirmation_expires_at = null,
      erase_after_delivery = false,
      email = '',
      billing_address = ${erasedAddress}::jsonb || jsonb_build_object('country', billing_address -> 'country'),
      shipping_address = ${erasedAddress}::jsonb || jsonb_build_object('country', shipping_address -> 'country'),
      details = details || ${JSON.stringify(PERSONAL_DETAILS)}::jsonb
    where ${condition}
    returning id
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await sql`
      update order_line set message = '' where message <> '' and order_id = any(${ids}::int[])
    `.execute(db);
    await sql`
      update cart c set customer_id = null, merchant_data = null, shipping_quote = null from shop_order o
      where o.cart_id = c.id and o.id = any(${ids}::int[])
    `.execute(db);
    // The order has its own lines; those of the cart repeat the shopper's messages.
    await sql`
      delete from cart_line l using shop_order o where o.cart_id = l.cart_id and o.id = any(${ids}::int[])
    `.execute(db);
    await sql`
      update withdrawal_request set message = '' where message <> '' and order_id = any(${ids}::int[])
    `.execute(db);
    await forgetRecipients(db, ids);
  }
  return ids.length;
}

/** Removes the addresses of sent confirmations. Unsent ones keep theirs and are still sent. */
async function forgetRecipients(db: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    update outbox set payload = payload - 'to'
    where kind = 'orderConfirmation' and sent_at is not null and (payload ->> 'orderId')::int = any(${[...orderIds]}::int[])
  `.execute(db);
}

/**
 * Marks the orders of a customer, so that they are erased once they are closed. Until then they keep the data that
 * delivery needs: names, addresses, email, phone and the message for the carrier.
 */
export async function eraseOrdersLater(db: Db, customerId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      customer_id = null,
      confirmation_expires_at = null,
      erase_after_delivery = true,
      details = details || ${JSON.stringify({ identityNumber: '', userAgent: '' })}::jsonb
    where customer_id = ${customerId}
    returning id
  `.execute(db);
  await forgetRecipients(
    db,
    rows.map(({ id }) => id),
  );
}
