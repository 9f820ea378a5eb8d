import type { Amount, Price } from '../../model/price.ts';
import { dueAfter } from '../../cart/credit.ts';
import { isGuid } from '../../model/isGuid.ts';
import { requireViewer } from '../../auth/viewer.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { type View } from '../../markets/view.ts';
import { cartOfOrder } from '../../orders/orderedCart.ts';
import { customerOrder, publicOrder } from '../../orders/orderView.ts';
import { lifeOf, withdrawalOf } from '../../orders/life/lifeOf.ts';
import { requireOrderProof } from '../../orders/life/orderProof.ts';
import { requestWithdrawal } from '../../orders/life/requestWithdrawal.ts';
import { cancelOrder } from '../../orders/life/settleOrder.ts';
import { lockOrder, type StepResult } from '../../orders/life/storeStep.ts';
import { isCancellable, withdrawableItems, withdrawableUntil } from '../../orders/life/withdrawing.ts';
import { readOrder, readOrdersOf, type StoredOrder } from '../../orders/readOrders.ts';
import { requestOrderLink } from '../../orders/requestOrderLink.ts';
import { returnInstruction } from '../../orders/returnInstruction.ts';
import { announce } from '../../platform/db/changes.ts';
import { inTransaction, type Tx } from '../../platform/db/openDatabase.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { Refusal } from '../../model/refusal.ts';
import type { Context } from '../context.ts';

export const orderResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    getOrders: async (_root, ids, context) => {
      const { customerId } = await requireViewer(context);
      const orders = await readOrdersOf(context.db, customerId);
      return orders.map((order) => customerOrder(order, context.viewOf(ids)));
    },
    getOrder: async (_root, { orderId, ...ids }, context) => {
      const { customerId } = await requireViewer(context);
      const order = await readOrder(context.db, { id: orderId });
      if (!order) return null;
      if (order.customerId === customerId) return customerOrder(order, context.viewOf(ids));
      await context.accessRefused();
      return null;
    },
    getOrderPublic: async (_root, { publicOrderId, ...ids }, { db, viewOf }) => {
      if (!isGuid(publicOrderId)) return null;
      const order = await readOrder(db, { publicId: publicOrderId });
      return order ? publicOrder(order, viewOf(ids)) : null;
    },
  },
  GeinsMerchantApiMutation: {
    cancelOrder: async (_root, { publicOrderId, email, ...ids }, context) => {
      const changed = await changeByLink({ publicOrderId, email, reason: 'canceled' }, context, (tx, order) => {
        if (order.status !== 'cancelled' && !isCancellable(lifeOf(order))) {
          throw new Refusal('ORDER_STEP_REFUSED', 'The order is being packed or shipped and cannot be canceled.');
        }
        return cancelOrder(tx, order.id, { actor: BUYER, reason: 'canceled by the buyer' });
      });
      return changed && publicOrder(changed, context.viewOf(ids));
    },
    requestWithdrawal: async (_root, { publicOrderId, email, items, message, ...ids }, context) => {
      const chosen = items && new Map(items.map(({ itemId, quantity }) => [itemId, quantity]));
      const changed = await changeByLink({ publicOrderId, email, reason: 'withdrawal' }, context, (tx, order) =>
        requestWithdrawal(tx, order.id, { actor: BUYER, items: chosen ?? undefined, message: message ?? '' }),
      );
      return changed && publicOrder(changed, context.viewOf(ids));
    },
    requestOrderLink: (_root, { orderId, email }, context) =>
      requestOrderLink(context, { orderNumber: orderId, email }),
  },
  OrderType: {
    id: ({ order }) => order.id,
    customerId: ({ order }) => order.customerId,
    createdAt: ({ order }) => order.createdAt,
    completedAt: ({ order }) => order.completedAt,
    updatedAt: ({ order }) => order.updatedAt,
    currency: ({ order }) => order.currency,
    desiredDeliveryDate: ({ order }) => order.details.desiredDeliveryDate,
    customerOrderNumber: ({ order }) => order.details.customerOrderNumber,
    goodsLabel: ({ order }) => order.details.goodsLabel,
    message: ({ order }) => order.details.message,
    status: ({ order }) => order.status,
    publicId: ({ order }) => order.publicId,
    billingAddress: ({ billingAddress }) => billingAddress,
    shippingAddress: ({ shippingAddress }) => shippingAddress,
    cart: async ({ order, view, isOwn }, _args, context) => {
      const cart = await cartOfOrder(order, view, context);
      return isOwn ? cart : { ...cart, id: null };
    },
    paymentDetails: ({ order }) =>
      order.payments.map((payment) => ({
        id: payment.id,
        paymentId: payment.paymentId,
        transactionId: payment.transactionId ?? '',
        displayName: payment.name,
        name: payment.name,
        isPaid: payment.paidAt !== null,
        paymentDate: payment.paidAt,
        paymentFee: payment.fee / 100,
        paymentOption: payment.name,
        reservationDate: payment.createdAt,
        reservationNumber: null,
        shippingFee: order.totals.shipping.incVat / 100,
        total: payment.total / 100,
      })),
    discount: ({ order, view }) => plain(order.totals.discount, view),
    orderTotal: ({ order: { totals }, view }) => plain(dueAfter(totals.fromBalance ?? 0, totals.total), view),
    paymentFee: ({ order, view }) => plain(order.totals.payment, view),
    shippingFee: ({ order, view }) => plain(order.totals.shipping, view),
    vat: ({ order: { totals }, view }) => {
      const vat = totals.total.incVat - totals.total.exVat;
      return plain({ incVat: vat, exVat: vat }, view);
    },
    fromBalance: ({ order }) => (order.totals.fromBalance ?? 0) / 100,
    fromBalanceFormatted: ({ order, view }) => formatMoney(order.totals.fromBalance ?? 0, view),
    refunds: ({ order }) => refundDetails(order),
    shippingDetails: ({ order }) =>
      (order.parcels.length > 0 ? order.parcels : order.shippings).map((shipping) => ({
        id: shipping.id,
        name: shipping.name,
        parcelNumber: shipping.parcelNumber,
        shippingDate: shipping.shippedAt,
        shippingId: shipping.shippingId,
        trackingLink: shipping.trackingLink,
      })),
    itemStates: ({ order }) => itemStates(order),
    isCancellable: ({ order }) => isCancellable(lifeOf(order)),
    isWithdrawable: ({ order }) => itemStates(order).some(({ withdrawable }) => withdrawable > 0),
    withdrawableUntil: ({ order }) => withdrawableUntil(order.deliveredAt),
    packedAt: ({ order }) => order.packedAt,
    shippedAt: ({ order }) => order.shippedAt,
    deliveredAt: ({ order }) => order.deliveredAt,
    canceledAt: ({ order }) => order.canceledAt,
    returnInstruction: ({ order, view }) => returnInstruction(order, view),
    pickupPoint: ({ order }) => order.details.pickupPoint || null,
  },
};

/** One entry per item, as the contract has them. An order that was canceled before it was paid has no refund. */
function refundDetails({ refunds, lines }: StoredOrder) {
  const shown = refunds.filter(({ isCancellation, paidOut, toBalance }) => !isCancellation || paidOut + toBalance > 0);
  const details = shown.flatMap(({ createdAt, reason, paidOut, credited, toBalance, items }) =>
    items.map(({ id, kind, lineId, total, vat }) => {
      const line = lines.find((candidate) => candidate.id === lineId);
      return {
        id,
        itemId: line?.skuId ?? 0,
        articleNumber: line?.snapshot.articleNumber ?? null,
        createdAt,
        reason,
        reasonCode: null,
        refundType: kind,
        toBalance: toBalance > 0 && paidOut + credited === 0,
        total: total / 100,
        vat: vat / 100,
      };
    }),
  );
  return details.length > 0 ? details : null;
}

function itemStates(order: StoredOrder) {
  const withdrawal = withdrawalOf(order);
  const withdrawable = withdrawableItems(lifeOf(order), withdrawal, new Date());
  return order.lines.map(({ id, skuId, quantity, packed, shipped, canceled, refunded }) => ({
    itemId: id,
    skuId,
    quantity,
    packed,
    shipped,
    canceled,
    refunded,
    withdrawable: withdrawable.get(id) ?? 0,
    withdrawalRequested: withdrawal.requested.get(id) ?? 0,
  }));
}

/** As the history of an order names the buyer, who may not be logged in. */
const BUYER = 'buyer';
const CHANGE_LIMIT = { limit: 20, seconds: 3_600 };

interface LinkChange {
  publicOrderId: string;
  /** The proof of a sender who is not logged in as the customer. */
  email: string | null | undefined;
  reason: 'canceled' | 'withdrawal';
}

/**
 * Changes the order of a public link, notifies the shop and returns the order; null for an unknown link. The link alone shows the
 * order, but changes nothing.
 *
 * @throws Refusal ORDER_PROOF_REQUIRED, ORDER_PROOF_WRONG, TOO_MANY_ATTEMPTS
 */
async function changeByLink(
  { publicOrderId: publicId, email, reason }: LinkChange,
  context: Pick<Context, 'db' | 'catalog' | 'address' | 'config' | 'viewer' | 'securityEvent'>,
  change: (tx: Tx, order: StoredOrder) => Promise<StepResult>,
): Promise<StoredOrder | null> {
  const { db, catalog, address, config, securityEvent } = context;
  if (!isGuid(publicId)) return null;
  await countAttempt(db, `order changes ${address}`, CHANGE_LIMIT);
  const found = await readOrder(db, { publicId });
  if (!found) return null;
  // Before the transaction, which a wrong proof would roll back with its count.
  await requireOrderProof(context, found, email);
  const changed = await inTransaction(db, async (tx) => {
    const { productIds, changed: isChanged } = await change(tx, await lockOrder(tx, found.id));
    if (isChanged && config.shop.orderNoticeEmail !== undefined) {
      await enqueueMail(tx, 'orderNotice', { orderId: found.id, reason });
    }
    if (productIds.length > 0) await announce(tx, { productIds });
    return { productIds, order: await readOrder(tx, { publicId }) };
  });
  securityEvent({ kind: 'orderByLink', email: found.email, outcome: 'done' });
  // The database notifies other processes; update this one at once, so that the next request gets the new stock.
  if (changed.productIds.length > 0) catalog.changed({ productIds: changed.productIds });
  return changed.order ?? null;
}

/** An amount as a price without a discount. */
function plain(amount: Amount, view: View): Price {
  return { regular: amount, selling: amount, view };
}
