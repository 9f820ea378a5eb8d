import { datesBySupply, type Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { sql } from 'kysely';
import { notification } from '../platform/db/changes.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { Counted } from '../platform/limits/attempts.ts';
import { assertCounted, counting, type Counter } from '../platform/limits/countEach.ts';
import type { OrderDetails } from '../model/orderTypes.ts';
import type { OrderDraft, OrderDraftLine } from '../model/orderDraft.ts';
import type { Reservation } from '../model/payments.ts';
import { countingSold, suppliesOf } from './reserveStock.ts';

export interface PlacedOrder {
  id: number;
  publicId: string;
}

/** The values of an order that do not come from its draft. */
export interface OrderOrigin {
  cartId: string;
  customerId: number | null;
  /** Checkout key hash of a guest. */
  keyHash: string | null;
  /** Time after which a guest can no longer read the confirmation. */
  confirmationExpiresAt: Date;
  reservation: Reservation;
  /** The payment at its provider; null for other orders. */
  transactionId: string | null;
  /** Whether the shop gets a mail about the order. */
  notifiesShop: boolean;
  /** The limits that the order counts for; empty if it was counted before. */
  counters: readonly Counter[];
}

/**
 * Writes order, lines, payment and shipping, enqueues the mail, completes the cart, counts and announces, with one statement in the
 * caller's transaction. Rows for which other orders wait come last in it: products, then counters.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function writeOrder(tx: Tx, draft: OrderDraft, by: OrderOrigin): Promise<PlacedOrder> {
  const { totals, email, payment, shipping, lines } = draft;
  const supplies = suppliesOf(by.reservation);
  const details: OrderDetails = { ...draft.details, supplies, ...promisedDates(draft, supplies) };
  // Its steps change the status later (src/orders/life).
  const status = supplies.includes('madeToOrder') ? 'backorder' : 'pending';
  const { fromBalance = 0 } = totals;
  const due = totals.total.incVat - fromBalance;
  // Store credit has paid all of it.
  const isPaid = fromBalance > 0 && due === 0;
  const { rows } = await sql<PlacedOrder & { counted: Counted[] }>`
    with placed as (
      insert into shop_order (cart_id, customer_id, key_hash, confirmation_expires_at, status, email, channel_id, market_id,
        language, currency, totals, billing_address, shipping_address, details)
      values (${by.cartId}, ${by.customerId}, ${by.keyHash}, ${by.confirmationExpiresAt}, ${status}, ${email},
        ${draft.channelId}, ${draft.marketId}, ${draft.language}, ${draft.currency}, ${JSON.stringify(totals)},
        ${JSON.stringify(draft.billingAddress)}, ${JSON.stringify(draft.shippingAddress)}, ${JSON.stringify(details)})
      returning id, public_id
    ), lines as (
      insert into order_line (order_id, position, sku_id, product_id, quantity, message, snapshot, from_hand, from_oversold)
      select placed.id, l.* from placed, jsonb_to_recordset(${JSON.stringify(lineRows(lines, by.reservation))}::jsonb)
        as l (position int, sku_id int, product_id int, quantity int, message text, snapshot jsonb, from_hand int, from_oversold int)
      order by l.position
    ), payment as (
      insert into order_payment (order_id, payment_id, name, total_minor, fee_minor, paid_at, transaction_id)
      select id, ${payment.id}::int, ${payment.name}::text, ${due}::bigint, ${payment.feeMinor}::int,
        case when ${isPaid}::boolean then now() end, ${by.transactionId}::text from placed
    ), shipping as (
      insert into order_shipping (order_id, shipping_id, name, fee_minor)
      select id, ${shipping.id}::int, ${shipping.name}::text, ${shipping.feeMinor}::int from placed
    ), mails as (
      insert into outbox (kind, payload)
      select mail.kind, mail.payload || jsonb_build_object('orderId', placed.id)
      from placed, jsonb_to_recordset(${JSON.stringify(mailRows(email, by))}::jsonb) as mail (kind text, payload jsonb)
    ), completed as (
      update cart set completed_at = now() where id = ${by.cartId}
    ), ended as (
      delete from checkout where cart_id = ${by.cartId}
    ), sold as (${countingSold(lines)}), counted as (
      ${counting(by.counters, sql`(select count(*) from sold) >= 0`)}
    )
    select id, public_id as "publicId", (select coalesce(json_agg(counted), '[]') from counted) as counted,
      ${notification({ mailWaits: true })} as mail, ${notification({ productIds: productIdsOf(lines) })} as change
    from placed
  `.execute(tx);
  const [order] = rows;
  if (!order) throw new Error(`The order of cart ${by.cartId} was not stored.`);
  assertCounted(by.counters, order.counted);
  return { id: order.id, publicId: order.publicId };
}

/** The delivery dates that the order keeps: those of the moment at which it is stored. */
function promisedDates(
  { details: { deliveryDays }, shippingAddress: { country } }: OrderDraft,
  supplies: readonly Supply[],
): Pick<OrderDetails, 'deliveryDates'> {
  if (!deliveryDays) return {};
  const [min, max] = deliveryDays;
  return { deliveryDates: datesBySupply({ orderedAt: new Date(), days: { min, max }, country }, supplies) };
}

/** The products whose stock an order changes. */
export function productIdsOf(lines: readonly Pick<OrderDraftLine, 'productId'>[]): number[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function lineRows(lines: readonly OrderDraftLine[], reservation: Reservation): object[] {
  const stock = stockByLine(lines, reservation);
  return lines.map(({ skuId, productId, quantity, message, snapshot }, position) => ({
    position,
    sku_id: skuId,
    product_id: productId,
    quantity,
    message,
    snapshot,
    from_hand: stock[position]?.fromHand ?? 0,
    from_oversold: stock[position]?.oversold ?? 0,
  }));
}

function mailRows(to: string, { notifiesShop }: Pick<OrderOrigin, 'notifiesShop'>): object[] {
  return [
    { kind: 'orderConfirmation', payload: { to } },
    ...(notifiesShop ? [{ kind: 'orderNotice', payload: { reason: 'ordered' } }] : []),
  ];
}

/** Divides the reserved stock of a SKU among its lines, which differ in their messages. */
function stockByLine(lines: readonly OrderDraftLine[], reservation: Reservation) {
  const left = new Map(reservation.map(({ skuId, fromHand, oversold }) => [skuId, { fromHand, oversold }]));
  return lines.map(({ skuId, quantity }) => {
    const stock = left.get(skuId) ?? { fromHand: 0, oversold: 0 };
    const fromHand = Math.min(quantity, stock.fromHand);
    const oversold = Math.min(quantity - fromHand, stock.oversold);
    left.set(skuId, { fromHand: stock.fromHand - fromHand, oversold: stock.oversold - oversold });
    return { fromHand, oversold };
  });
}
