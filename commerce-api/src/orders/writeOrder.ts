import type { Tx } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { OrderDetails } from '../model/orderTypes.ts';
import type { OrderDraft, OrderDraftLine } from '../model/orderDraft.ts';
import type { Reservation } from '../model/payments.ts';
import { suppliesOf } from './reserveStock.ts';

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
  /** Whether the shop gets a mail about the order. */
  notifiesShop: boolean;
}

/** Writes order, lines, payment and shipping, enqueues the mail and completes the cart, in the caller's transaction. */
export async function writeOrder(tx: Tx, draft: OrderDraft, by: OrderOrigin): Promise<PlacedOrder> {
  const { totals, email } = draft;
  const supplies = suppliesOf(by.reservation);
  const details: OrderDetails = { ...draft.details, supplies };
  const stock = stockByLine(draft.lines, by.reservation);
  const order = await tx
    .insertInto('shop_order')
    .values({
      cart_id: by.cartId,
      customer_id: by.customerId,
      key_hash: by.keyHash,
      confirmation_expires_at: by.confirmationExpiresAt,
      // Its steps change the status later (src/orders/life).
      status: supplies.includes('madeToOrder') ? 'backorder' : 'pending',
      email,
      channel_id: draft.channelId,
      market_id: draft.marketId,
      language: draft.language,
      currency: draft.currency,
      totals: JSON.stringify(totals),
      billing_address: JSON.stringify(draft.billingAddress),
      shipping_address: JSON.stringify(draft.shippingAddress),
      details: JSON.stringify(details),
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow();

  await tx
    .insertInto('order_line')
    .values(
      draft.lines.map(({ skuId, productId, quantity, message, snapshot }, position) => ({
        order_id: order.id,
        position,
        sku_id: skuId,
        product_id: productId,
        quantity,
        message,
        snapshot: JSON.stringify(snapshot),
        from_hand: stock[position]?.fromHand ?? 0,
        from_oversold: stock[position]?.oversold ?? 0,
      })),
    )
    .execute();
  const { payment, shipping } = draft;
  const { fromBalance = 0 } = totals;
  const due = totals.total.incVat - fromBalance;
  await tx
    .insertInto('order_payment')
    .values({
      order_id: order.id,
      payment_id: payment.id,
      name: payment.name,
      total_minor: due,
      fee_minor: payment.feeMinor,
      // Store credit has paid all of it.
      paid_at: fromBalance > 0 && due === 0 ? new Date() : null,
    })
    .execute();
  await tx
    .insertInto('order_shipping')
    .values({
      order_id: order.id,
      shipping_id: shipping.id,
      name: shipping.name,
      fee_minor: shipping.feeMinor,
      parcel_number: null,
      tracking_link: null,
    })
    .execute();
  await enqueueMail(tx, 'orderConfirmation', { orderId: order.id, to: email });
  if (by.notifiesShop) await enqueueMail(tx, 'orderNotice', { orderId: order.id, reason: 'ordered' });
  await tx.updateTable('cart').set({ completed_at: new Date() }).where('id', '=', by.cartId).execute();
  await tx.deleteFrom('checkout').where('cart_id', '=', by.cartId).execute();
  return order;
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
