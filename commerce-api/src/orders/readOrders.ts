import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Address } from '../model/address.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import type { OrderDetails, OrderLineSnapshot, OrderTotals } from '../model/orderTypes.ts';

export interface StoredOrder {
  id: number;
  publicId: string;
  cartId: string;
  customerId: number | null;
  /** Hash of the checkout key of the guest's browser. */
  keyHash: string | null;
  confirmationExpiresAt: Date | null;
  status: string;
  /** Text of the client, set on the cart. */
  merchantData: string | null;
  /** The account was deleted before the delivery: personal data is kept for the carrier only. */
  erasesAfterDelivery: boolean;
  email: string;
  channelId: string;
  marketId: string;
  language: string;
  currency: CurrencyCode;
  totals: OrderTotals;
  billingAddress: Address;
  shippingAddress: Address;
  details: OrderDetails;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  lines: {
    id: number;
    skuId: number;
    productId: number;
    quantity: number;
    message: string;
    snapshot: OrderLineSnapshot;
  }[];
  payments: {
    id: number;
    paymentId: number;
    name: string;
    total: number;
    fee: number;
    paidAt: string | null;
    /** The provider's reference; null for an invoice. */
    transactionId: string | null;
    createdAt: string;
  }[];
  shippings: {
    id: number;
    shippingId: number;
    name: string;
    fee: number;
    parcelNumber: string | null;
    trackingLink: string | null;
    shippedAt: string | null;
  }[];
}

type Identifier = { id: number } | { publicId: string } | { cartId: string };

export async function readOrder(db: Db | Tx, identifier: Identifier): Promise<StoredOrder | undefined> {
  const [order] = await readOrders(db, conditionOf(identifier));
  return order;
}

/** Newest first. */
export async function readOrdersOf(db: Db, customerId: number): Promise<StoredOrder[]> {
  return readOrders(db, sql`o.customer_id = ${customerId}`);
}

/** The number of orders of the customer up to and including this one. */
export async function nthPurchase(db: Db, { customerId, id }: { customerId: number; id: number }): Promise<number> {
  const { count } = await db
    .selectFrom('shop_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  return count;
}

function conditionOf(identifier: Identifier): RawBuilder<boolean> {
  if ('id' in identifier) return sql`o.id = ${identifier.id}`;
  return 'publicId' in identifier ? sql`o.public_id = ${identifier.publicId}` : sql`o.cart_id = ${identifier.cartId}`;
}

async function readOrders(db: Db | Tx, condition: RawBuilder<boolean>): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.public_id as "publicId", o.cart_id as "cartId", o.customer_id as "customerId",
      o.key_hash as "keyHash", o.confirmation_expires_at as "confirmationExpiresAt", o.status, o.email,
      (select c.merchant_data from cart c where c.id = o.cart_id) as "merchantData",
      o.erase_after_delivery as "erasesAfterDelivery",
      o.channel_id as "channelId", o.market_id as "marketId", o.language, o.currency, o.totals,
      o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.details,
      o.created_at as "createdAt", o.updated_at as "updatedAt", o.completed_at as "completedAt",
      (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', l.product_id,
          'quantity', l.quantity, 'message', l.message, 'snapshot', l.snapshot) order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'paymentId', p.payment_id, 'name', p.name,
          'total', p.total_minor, 'fee', p.fee_minor, 'paidAt', p.paid_at, 'transactionId', p.transaction_id, 'createdAt', p.created_at) order by p.id), '[]')
        from order_payment p where p.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('id', s.id, 'shippingId', s.shipping_id, 'name', s.name,
          'fee', s.fee_minor, 'parcelNumber', s.parcel_number, 'trackingLink', s.tracking_link,
          'shippedAt', s.shipped_at) order by s.id), '[]')
        from order_shipping s where s.order_id = o.id) as shippings
    from shop_order o where ${condition} order by o.id desc
  `.execute(db);
  return rows;
}
