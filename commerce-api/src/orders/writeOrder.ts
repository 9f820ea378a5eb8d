import type { Tx } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { OrderDetails, Supply } from '../model/orderTypes.ts';
import type { OrderDraft } from '../model/orderDraft.ts';

export interface PlacedOrder {
  id: number;
  publicId: string;
  status: string;
}

/** The values of an order that do not come from its draft. */
export interface OrderOrigin {
  cartId: string;
  customerId: number | null;
  /** Checkout key hash of a guest. */
  keyHash: string | null;
  /** Time after which a guest can no longer read the confirmation. */
  confirmationExpiresAt: Date;
  supplies: Supply[];
}

/** Writes order, lines, payment and shipping, enqueues the mail and completes the cart, in the caller's transaction. */
export async function writeOrder(tx: Tx, draft: OrderDraft, by: OrderOrigin): Promise<PlacedOrder> {
  const { totals, email } = draft;
  const details: OrderDetails = { ...draft.details, supplies: by.supplies };
  const order = await tx
    .insertInto('shop_order')
    .values({
      cart_id: by.cartId,
      customer_id: by.customerId,
      key_hash: by.keyHash,
      confirmation_expires_at: by.confirmationExpiresAt,
      // The warehouse changes the status later.
      status: by.supplies.includes('madeToOrder') ? 'backorder' : 'pending',
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
    .returning(['id', 'public_id as publicId', 'status'])
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
      })),
    )
    .execute();
  const { payment, shipping } = draft;
  await tx
    .insertInto('order_payment')
    .values({
      order_id: order.id,
      payment_id: payment.id,
      name: payment.name,
      total_minor: totals.total.incVat,
      fee_minor: payment.feeMinor,
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
  await tx.updateTable('cart').set({ completed_at: new Date() }).where('id', '=', by.cartId).execute();
  await tx.deleteFrom('checkout').where('cart_id', '=', by.cartId).execute();
  return order;
}
