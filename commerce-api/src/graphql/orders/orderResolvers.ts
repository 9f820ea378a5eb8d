import type { Amount, Price } from '../../model/price.ts';
import { isGuid } from '../../model/isGuid.ts';
import { requireViewer } from '../../auth/viewer.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { type View } from '../../markets/view.ts';
import { cartOfOrder } from '../../orders/orderedCart.ts';
import { customerOrder, publicOrder } from '../../orders/orderView.ts';
import { readOrder, readOrdersOf } from '../../orders/readOrders.ts';

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
      return order?.customerId === customerId ? customerOrder(order, context.viewOf(ids)) : null;
    },
    getOrderPublic: async (_root, { publicOrderId, ...ids }, { db, viewOf }) => {
      if (!isGuid(publicOrderId)) return null;
      const order = await readOrder(db, { publicId: publicOrderId });
      return order ? publicOrder(order, viewOf(ids)) : null;
    },
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
    orderTotal: ({ order, view }) => plain(order.totals.total, view),
    paymentFee: ({ order, view }) => plain(order.totals.payment, view),
    shippingFee: ({ order, view }) => plain(order.totals.shipping, view),
    vat: ({ order: { totals }, view }) => {
      const vat = totals.total.incVat - totals.total.exVat;
      return plain({ incVat: vat, exVat: vat }, view);
    },
    fromBalance: () => 0,
    fromBalanceFormatted: ({ view }) => formatMoney(0, view),
    refunds: () => null,
    shippingDetails: ({ order }) =>
      order.shippings.map((shipping) => ({
        id: shipping.id,
        name: shipping.name,
        parcelNumber: shipping.parcelNumber,
        shippingDate: shipping.shippedAt,
        shippingId: shipping.shippingId,
        trackingLink: shipping.trackingLink,
      })),
  },
};

/** An amount as a price without a discount. */
function plain(amount: Amount, view: View): Price {
  return { regular: amount, selling: amount, view };
}
