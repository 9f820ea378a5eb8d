import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Address } from '../model/address.ts';
import { orderStatusFrom, type OrderStatus } from '../model/orderStatus.ts';
import { paymentStateFrom, type PaymentState } from '../model/paymentState.ts';
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
  status: OrderStatus;
  /** Of the payment at a provider; null for other orders. */
  paymentState: PaymentState | null;
  /** Text of the client, set on the cart. */
  merchantData: string | null;
  /** The buyer's data were to be erased before the delivery: personal data is kept for the carrier only. */
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
  packedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  canceledAt: Date | null;
  lines: {
    id: number;
    skuId: number;
    productId: number;
    quantity: number;
    message: string;
    snapshot: OrderLineSnapshot;
    packed: number;
    shipped: number;
    canceled: number;
    refunded: number;
    fromHand: number | null;
    fromOversold: number | null;
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
  parcels: StoredParcel[];
  /** Oldest first. */
  refunds: StoredRefund[];
  withdrawals: { id: number; createdAt: string; message: string; handledAt: string | null; items: LineItems[] }[];
}

export interface LineItems {
  lineId: number;
  quantity: number;
}

export interface StoredParcel {
  id: number;
  shippingId: number;
  name: string;
  parcelNumber: string | null;
  trackingLink: string | null;
  shippedAt: string;
  deliveredAt: string | null;
  items: LineItems[];
}

/** Amounts in minor units including VAT. */
export interface StoredRefund {
  id: number;
  createdAt: string;
  paidOut: number;
  credited: number;
  toBalance: number;
  reason: string;
  isCancellation: boolean;
  requestKey: string | null;
  items: {
    id: number;
    kind: 'line' | 'shipping' | 'amount' | 'returnShipping';
    lineId: number | null;
    quantity: number;
    total: number;
    vat: number;
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

/** The orders that were placed without an account, with this email address. */
export async function readOrdersOfGuest(db: Db, email: string): Promise<StoredOrder[]> {
  return readOrders(db, sql`o.customer_id is null and o.email = ${email}`);
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
  const { rows } = await sql<Row>`
    select o.id, o.public_id as "publicId", o.cart_id as "cartId", o.customer_id as "customerId",
      o.key_hash as "keyHash", o.confirmation_expires_at as "confirmationExpiresAt", o.status, o.email,
      (select c.merchant_data from cart c where c.id = o.cart_id) as "merchantData",
      (select p.state from payment p where p.order_id = o.id) as "paymentState",
      o.erase_after_delivery as "erasesAfterDelivery",
      o.channel_id as "channelId", o.market_id as "marketId", o.language, o.currency, o.totals,
      o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.details,
      o.created_at as "createdAt", o.updated_at as "updatedAt", o.completed_at as "completedAt",
      o.packed_at as "packedAt", o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt",
      o.canceled_at as "canceledAt",
      (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', l.product_id,
          'quantity', l.quantity, 'message', l.message, 'snapshot', l.snapshot, 'packed', l.packed, 'shipped', l.shipped,
          'canceled', l.canceled, 'refunded', l.refunded, 'fromHand', l.from_hand, 'fromOversold', l.from_oversold)
          order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'paymentId', p.payment_id, 'name', p.name,
          'total', p.total_minor, 'fee', p.fee_minor, 'paidAt', p.paid_at, 'transactionId', p.transaction_id, 'createdAt', p.created_at) order by p.id), '[]')
        from order_payment p where p.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('id', s.id, 'shippingId', s.shipping_id, 'name', s.name,
          'fee', s.fee_minor, 'parcelNumber', s.parcel_number, 'trackingLink', s.tracking_link,
          'shippedAt', s.shipped_at) order by s.id), '[]')
        from order_shipping s where s.order_id = o.id) as shippings,
      (select coalesce(json_agg(json_build_object('id', p.id, 'shippingId', p.shipping_id, 'name', p.name,
          'parcelNumber', p.parcel_number, 'trackingLink', p.tracking_link, 'shippedAt', p.shipped_at,
          'deliveredAt', p.delivered_at, 'items', (
            select coalesce(json_agg(json_build_object('lineId', i.order_line_id, 'quantity', i.quantity)
              order by i.order_line_id), '[]') from order_parcel_line i where i.parcel_id = p.id)) order by p.id), '[]')
        from order_parcel p where p.order_id = o.id) as parcels,
      (select coalesce(json_agg(json_build_object('id', r.id, 'createdAt', r.created_at, 'paidOut', r.paid_out_minor,
          'credited', r.credited_minor, 'toBalance', r.to_balance_minor, 'reason', r.reason,
          'isCancellation', r.is_cancellation, 'requestKey', r.request_key, 'items', (
            select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'lineId', i.order_line_id,
              'quantity', i.quantity, 'total', i.total_minor, 'vat', i.vat_minor) order by i.id), '[]')
            from order_refund_item i where i.refund_id = r.id)) order by r.id), '[]')
        from order_refund r where r.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('id', w.id, 'createdAt', w.created_at, 'message', w.message,
          'handledAt', w.handled_at, 'items', (select coalesce(json_agg(json_build_object('lineId', i.order_line_id, 'quantity', i.quantity)
              order by i.order_line_id), '[]') from withdrawal_line i where i.request_id = w.id)) order by w.id), '[]')
        from withdrawal_request w where w.order_id = o.id) as withdrawals
    from shop_order o where ${condition} order by o.id desc
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    status: orderStatusFrom(row.status),
    paymentState: row.paymentState === null ? null : paymentStateFrom(row.paymentState),
  }));
}

type Row = Omit<StoredOrder, 'status' | 'paymentState'> & { status: string; paymentState: string | null };
