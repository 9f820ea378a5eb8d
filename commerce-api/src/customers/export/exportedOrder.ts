import { orderVats } from '../../orders/orderVats.ts';
import type { StoredOrder } from '../../orders/readOrders.ts';

/** An order for the data export. Amounts are in major units and include VAT, unless the name says otherwise. */
export function exportedOrder(order: StoredOrder) {
  const { totals, details } = order;
  return {
    orderNumber: order.id,
    status: order.status,
    placedAt: order.createdAt,
    completedAt: order.completedAt,
    email: order.email,
    language: order.language,
    market: order.marketId,
    currency: order.currency,
    billingAddress: order.billingAddress,
    deliveryAddress: order.shippingAddress,
    personalOrOrganizationId: details.identityNumber,
    customerType: details.customerType,
    message: details.message,
    customerOrderNumber: details.customerOrderNumber,
    goodsLabel: details.goodsLabel,
    pickupPoint: details.pickupPoint,
    pickupPointId: details.pickupPointId ?? '',
    desiredDeliveryDate: details.desiredDeliveryDate,
    promoCode: details.promoCode,
    consents: details.consents ?? [],
    browser: details.userAgent,
    otherData: order.merchantData ?? '',
    lines: order.lines.map(exportedLine),
    goods: major(totals.items.incVat),
    discount: major(totals.discount.incVat),
    shipping: major(totals.shipping.incVat),
    paymentFee: major(totals.payment.incVat),
    total: major(totals.total.incVat),
    fromStoreCredit: major(totals.fromBalance ?? 0),
    totalWithoutVat: major(totals.total.exVat),
    vat: orderVats(order).map(({ rate, amount }) => ({ percent: rate, amount: major(amount) })),
    payments: order.payments.map(({ name, total, fee, createdAt, paidAt }) => ({
      method: name,
      amount: major(total),
      fee: major(fee),
      createdAt,
      paidAt,
    })),
    deliveries: order.shippings.map(({ name, fee, parcelNumber, trackingLink, shippedAt }) => ({
      method: name,
      fee: major(fee),
      parcelNumber,
      trackingLink,
      shippedAt,
    })),
    parcels: order.parcels.map(({ name, parcelNumber, trackingLink, shippedAt, deliveredAt }) => ({
      method: name,
      parcelNumber,
      trackingLink,
      shippedAt,
      deliveredAt,
    })),
    refunds: order.refunds.map(({ createdAt, paidOut, credited, toBalance, reason }) => ({
      createdAt,
      paidBack: major(paidOut),
      subtractedFromInvoice: major(credited),
      toBalance: major(toBalance),
      reason,
    })),
    withdrawals: order.withdrawals.map(({ createdAt, message, handledAt }) => ({ createdAt, message, handledAt })),
  };
}

function exportedLine({ quantity, message, snapshot }: StoredOrder['lines'][number]) {
  return {
    articleNumber: snapshot.articleNumber,
    product: snapshot.name,
    brand: snapshot.brand,
    variant: snapshot.skuName,
    quantity,
    unitPrice: major(snapshot.sellingUnit),
    regularUnitPrice: major(snapshot.regularUnit),
    vatPercent: snapshot.vatRate,
    campaigns: snapshot.campaigns.map(({ name }) => name),
    message,
  };
}

function major(minor: number): number {
  return minor / 100;
}
