import { sql, type RawBuilder } from 'kysely';
import { emptyAddress } from '../model/address.ts';
import type { Db } from '../platform/db/openDatabase.ts';

/** Nothing is delivered any more, and nothing is left to charge. */
export const CLOSED_STATUSES = ['completed', 'cancelled', 'refunded', 'inactive'];

/** What an order says of a person beside its addresses. */
const PERSONAL_DETAILS = {
  identityNumber: '',
  message: '',
  customerOrderNumber: '',
  goodsLabel: '',
  pickupPoint: '',
  userAgent: '',
};

/**
 * Takes the person out of the orders that meet `condition`. What was sold at which price to which country stays for the
 * books.
 *
 * @returns how many
 */
export async function eraseOrders(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const nobody = JSON.stringify(emptyAddress());
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      customer_id = null,
      confirmation_expires_at = null,
      erase_after_delivery = false,
      email = '',
      billing_address = ${nobody}::jsonb || jsonb_build_object('country', billing_address -> 'country'),
      shipping_address = ${nobody}::jsonb || jsonb_build_object('country', shipping_address -> 'country'),
      details = details || ${JSON.stringify(PERSONAL_DETAILS)}::jsonb
    where ${condition}
    returning id
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await sql`
      update order_line set message = '' where message <> '' and order_id = any(${ids}::int[])
    `.execute(db);
    await forgetRecipients(db, ids);
  }
  return ids.length;
}

/** A confirmation that has not left yet is still sent. */
async function forgetRecipients(db: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    update outbox set payload = payload - 'to'
    where kind = 'orderConfirmation' and sent_at is not null and (payload ->> 'orderId')::int = any(${[...orderIds]}::int[])
  `.execute(db);
}

/**
 * Marks the open orders of a customer, so that they are erased once they are closed. Until then they keep what delivery
 * needs: names, addresses, e-mail, phone and the message for the carrier.
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
