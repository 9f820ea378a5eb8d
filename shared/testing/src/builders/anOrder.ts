import type {
  OrderType,
  PaymentDetailsType,
  RefundType,
  ShippingDetailType,
} from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aCart, aCartLine, aCartSummary } from './aCart.ts';
import { anAddress } from './anAddress.ts';
import { aPrice } from './aPrice.ts';
import type { Complete } from './Complete.ts';

type AnOrder = Complete<OrderType>;

/** An order of two table cloths for 400 kronor, shipped for 49 and paid by invoice. */
export function anOrder(overrides: Partial<AnOrder> = {}): AnOrder {
  const { id = 104218 } = overrides;
  return {
    id,
    publicId: `public-${id}`,
    createdAt: '2026-03-21T09:00:00Z',
    updatedAt: null,
    completedAt: null,
    packedAt: null,
    shippedAt: null,
    deliveredAt: null,
    canceledAt: null,
    status: 'on-hold',
    currency: 'SEK',
    customerId: 1001,
    customerOrderNumber: null,
    desiredDeliveryDate: null,
    goodsLabel: null,
    message: null,
    fromBalance: 0,
    fromBalanceFormatted: null,
    orderTotal: aPrice(449),
    vat: aPrice(90),
    discount: aPrice(0),
    shippingFee: aPrice(49),
    paymentFee: aPrice(0),
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    shippingDetails: [aShippingDetail()],
    paymentDetails: [aPaymentDetail()],
    refunds: null,
    itemStates: [],
    isCancellable: false,
    isWithdrawable: false,
    withdrawableUntil: null,
    returnInstruction: null,
    pickupPoint: null,
    cart: aCart({
      isCompleted: true,
      items: [aCartLine({ quantity: 2 })],
      summary: aCartSummary({ subTotal: aPrice(400), total: aPrice(449) }),
    }),
    ...overrides,
  };
}

export function aShippingDetail(overrides: Partial<ShippingDetailType> = {}): Complete<ShippingDetailType> {
  return {
    id: 1,
    name: 'Ombud, PostNord',
    shippingId: 1,
    shippingDate: null,
    parcelNumber: null,
    trackingLink: null,
    ...overrides,
  };
}

export function aPaymentDetail(overrides: Partial<PaymentDetailsType> = {}): Complete<PaymentDetailsType> {
  return {
    id: 1,
    name: 'Faktura',
    displayName: 'Faktura, 30 dagar',
    paymentId: 18,
    paymentOption: null,
    paymentDate: null,
    isPaid: false,
    paymentFee: 0,
    shippingFee: 49,
    total: 449,
    transactionId: '',
    reservationDate: '2026-03-21T09:00:00Z',
    reservationNumber: null,
    ...overrides,
  };
}

/** A refund of one line. @param itemId SKU id of the line */
export function aRefund(itemId: number): Complete<RefundType> {
  return {
    id: 1,
    itemId,
    articleNumber: null,
    createdAt: '2026-03-28T09:00:00Z',
    reason: null,
    reasonCode: null,
    refundType: null,
    toBalance: false,
    total: 200,
    vat: 40,
  };
}
