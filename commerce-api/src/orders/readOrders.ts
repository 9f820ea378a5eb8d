import { sql, type RawBuilder } from 'kysely';
import type { Address } from '../checkout/address.ts';
import type { Db, Tx } from '../db/openDatabase.ts';
import type { OrderDetails, OrderLineSnapshot, OrderTotals } from './orderTypes.ts';

export interface StoredOrder {
  id: number;
  publicId: string;
  cartId: string;
  customerId: number | null;
  status: string;
  email: string;
  channelId: string;
  marketId: string;
  language: string;
  currency: 'SEK' | 'EUR';
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
  /** How many orders the same e-mail address had placed, with this one. */
  nthPurchase: number;
}

type Which = { id: number } | { publicId: string } | { cartId: string };

export async function readOrder(db: Db | Tx, which: Which): Promise<StoredOrder | undefined> {
  const [order] = await readOrders(db, conditionOf(which));
  return order;
}

/** Newest first. */
export async function readOrdersOf(db: Db, customerId: number): Promise<StoredOrder[]> {
  return readOrders(db, sql`o.customer_id = ${customerId}`);
}

function conditionOf(which: Which): RawBuilder<boolean> {
  if ('id' in which) return sql`o.id = ${which.id}`;
  return 'publicId' in which ? sql`o.public_id = ${which.publicId}` : sql`o.cart_id = ${which.cartId}`;
}

async function readOrders(db: Db | Tx, condition: RawBuilder<boolean>): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.public_id as "publicId", o.cart_id as "cartId", o.customer_id as "customerId", o.status, o.email,
      o.channel_id as "channelId", o.market_id as "marketId", o.language, o.currency, o.totals,
      o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.details,
      o.created_at as "createdAt", o.updated_at as "updatedAt", o.completed_at as "completedAt",
      (select coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'productId', l.product_id,
          'quantity', l.quantity, 'message', l.message, 'snapshot', l.snapshot) order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'paymentId', p.payment_id, 'name', p.name,
          'total', p.total_minor, 'fee', p.fee_minor, 'paidAt', p.paid_at, 'createdAt', p.created_at) order by p.id), '[]')
        from order_payment p where p.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('id', s.id, 'shippingId', s.shipping_id, 'name', s.name,
          'fee', s.fee_minor, 'parcelNumber', s.parcel_number, 'trackingLink', s.tracking_link,
          'shippedAt', s.shipped_at) order by s.id), '[]')
        from order_shipping s where s.order_id = o.id) as shippings,
      (select count(*)::int from shop_order e where e.email = o.email and e.id <= o.id) as "nthPurchase"
    from shop_order o where ${condition} order by o.id desc
  `.execute(db);
  return rows;
}
