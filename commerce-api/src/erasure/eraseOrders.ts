import { sql, type RawBuilder } from 'kysely';
import { emptyAddress } from '../model/address.ts';
import type { OrderStatus } from '../model/orderStatus.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { eraseCarts } from './eraseCarts.ts';
import { erasePayersOf } from './erasePayments.ts';

/** Orders in these states need no further delivery or payment. */
const CLOSED_STATUSES: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded', 'inactive'];

/** The personal data of an order, except its addresses. */
const PERSONAL_DETAILS = {
  identityNumber: '',
  message: '',
  customerOrderNumber: '',
  goodsLabel: '',
  pickupPoint: '',
  pickupPointId: '',
  userAgent: '',
};

/** What happened to the orders of a person. */
export interface ErasedOrders {
  /** Number of closed orders, which are erased. */
  orders: number;
  /** Number of open orders, which the sweep erases after they are closed. */
  openOrders: number;
}

/** Erases the closed orders that meet `condition`, and marks the open ones, so that they are erased once they are closed. */
export async function eraseOrdersOf(tx: Tx, condition: RawBuilder<unknown>): Promise<ErasedOrders> {
  const orders = await eraseOrders(tx, sql`(${condition}) and ${isClosed()}`);
  const openOrders = await eraseOrdersLater(tx, sql`(${condition}) and not ${isClosed()}`);
  return { orders, openOrders };
}

/** Whether an order needs no further delivery or payment. */
export function isClosed(): RawBuilder<boolean> {
  return sql<boolean>`status = any(${[...CLOSED_STATUSES]}::text[])`;
}

/**
 * Erases personal data from the orders that meet `condition`. Items, prices and country remain for bookkeeping.
 *
 * @returns the number of erased orders
 */
export async function eraseOrders(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const erasedAddress = JSON.stringify(emptyAddress());
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      customer_id = null,
      key_hash = null,
      confirmation_expires_at = null,
      erase_after_delivery = false,
      details_erased = true,
      email = '',
      billing_address = ${erasedAddress}::jsonb || jsonb_build_object('country', billing_address -> 'country'),
      shipping_address = ${erasedAddress}::jsonb || jsonb_build_object('country', shipping_address -> 'country'),
      details = details || ${JSON.stringify(PERSONAL_DETAILS)}::jsonb
    where ${condition}
    returning id
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await eraseTexts(tx, ids);
    await eraseCarts(tx, cartsOf(ids));
    await erasePayersOf(tx, ids);
    await eraseMails(tx, ids);
  }
  return ids.length;
}

/** Texts that the buyer or the staff wrote about an order, and the parcels, whose pages at the carrier show the recipient. */
async function eraseTexts(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  await sql`update order_line set message = '' where message <> '' and order_id = any(${ids}::int[])`.execute(tx);
  await sql`
    update withdrawal_request set message = '' where message <> '' and order_id = any(${ids}::int[])
  `.execute(tx);
  await sql`update order_refund set reason = '' where reason <> '' and order_id = any(${ids}::int[])`.execute(tx);
  await sql`
    update order_parcel set parcel_number = null, tracking_link = null where order_id = any(${ids}::int[])
  `.execute(tx);
  await sql`
    update order_shipping set parcel_number = null, tracking_link = null where order_id = any(${ids}::int[])
  `.execute(tx);
}

function cartsOf(orderIds: readonly number[]): RawBuilder<unknown> {
  return sql`id in (select cart_id from shop_order where id = any(${[...orderIds]}::int[]))`;
}

/** Removes the recipients of mails, which the errors of mail servers repeat. Waiting confirmations keep theirs until they are sent. */
async function eraseMails(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    delete from outbox where failed_at is not null and sent_at is null
      and (payload ->> 'orderId')::int = any(${[...orderIds]}::int[])
  `.execute(tx);
  await forgetRecipients(tx, sql`(payload ->> 'orderId')::int = any(${[...orderIds]}::int[])`);
}

/** Removes the recipients of the sent mails that meet `condition`. @returns the number of changed mails */
export async function forgetRecipients(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    update outbox set payload = payload - 'to'
    where sent_at is not null and payload ? 'to' and (${condition}) returning 1 as one
  `.execute(tx);
  return rows.length;
}

/**
 * Marks open orders, so that they are erased once they are closed. Until then they keep the data that delivery needs: names,
 * addresses, email, phone and the message for the carrier.
 *
 * @returns the number of marked orders
 */
async function eraseOrdersLater(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update shop_order set
      customer_id = null,
      key_hash = null,
      confirmation_expires_at = null,
      erase_after_delivery = true,
      details = details || ${JSON.stringify({ identityNumber: '', userAgent: '' })}::jsonb
    where ${condition}
    returning id
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  await eraseCarts(tx, cartsOf(ids));
  await forgetRecipients(tx, sql`(payload ->> 'orderId')::int = any(${ids}::int[])`);
  return rows.length;
}
