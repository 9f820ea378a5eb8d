import { amountOf } from '../model/price.ts';
import { cartOfOrder } from '../orders/orderedCart.ts';
import { nthPurchase, readOrder, type StoredOrder } from '../orders/readOrders.ts';
import { LANGUAGES } from '../markets/channels.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CartView } from '../cart/cartView.ts';
import type { PaymentReason } from '../model/payments.ts';
import { paymentOfShopper } from '../payments/paymentOfShopper.ts';
import type { SettleDeps } from '../payments/settlePayment.ts';
import type { StoredPayment } from '../payments/storedPayment.ts';
import type { View } from '../markets/view.ts';
import { hasOrdered, shopperOf, type ShopperProofs } from '../auth/shopper.ts';

type ConfirmationDeps = SettleDeps & ShopperProofs & { catalog: Catalog };

/**
 * The confirmation of an order, for the shopper who placed it: by its number, or by the payment with which the shopper returns
 * from a provider. Order numbers can be guessed, so for other shoppers existing and unknown orders give the same result.
 */
export async function confirmation(
  id: string,
  cartId: string | null | undefined,
  view: View,
  deps: ConfirmationDeps,
): Promise<Confirmation | null> {
  if (/^\d{1,9}$/.test(id)) {
    const order = await readOrder(deps.db, { id: Number(id) });
    return order ? confirmationOf(order, cartId ?? null, view, deps) : null;
  }
  const payment = await paymentOfShopper(id, cartId ?? null, deps);
  if (!payment) return null;
  const order = payment.orderId === null ? undefined : await readOrder(deps.db, { id: payment.orderId });
  const outcome = { state: paymentOutcome(payment), reason: payment.reason };
  const confirmed = order && (await confirmationOf(order, payment.cartId, view, deps));
  return confirmed ? { ...confirmed, payment: outcome } : unordered(outcome);
}

/** The data of the confirmation page. */
export interface Confirmation {
  htmlSnippet: null;
  newCheckoutSession: boolean;
  /** False sends the shopper back to the checkout; null while a payment is not decided. */
  completed: boolean | null;
  order: ReturnType<typeof checkoutOrder> | null;
  nthPurchase: number;
  cart: CartView | null;
  /** Null for an order that was confirmed by its number. */
  payment: { state: PaymentOutcome; reason: PaymentReason | null } | null;
}

/** The outcome of a payment for the shopper. */
type PaymentOutcome = 'WAITING' | 'ORDERED' | 'FAILED';

function paymentOutcome({ state, orderId }: StoredPayment): PaymentOutcome {
  if (orderId !== null) return 'ORDERED';
  return state === 'open' ? 'WAITING' : 'FAILED';
}

function unordered(payment: NonNullable<Confirmation['payment']>): Confirmation {
  const completed = payment.state === 'FAILED' ? false : null;
  return { htmlSnippet: null, newCheckoutSession: false, completed, order: null, nthPurchase: 0, cart: null, payment };
}

async function confirmationOf(
  order: StoredOrder,
  cartId: string | null,
  view: View,
  deps: ConfirmationDeps,
): Promise<Confirmation | null> {
  if (cartId && cartId !== order.cartId) return null;
  if (!hasOrdered(order, cartId, await shopperOf(deps))) return null;
  const { customerId } = order;
  return {
    htmlSnippet: null,
    newCheckoutSession: false,
    completed: true,
    order: checkoutOrder(order),
    // Not by email address, which anybody can enter: it would reveal the number of purchases of other customers.
    nthPurchase: customerId === null ? 0 : await nthPurchase(deps.db, { customerId, id: order.id }),
    cart: await cartOfOrder(order, view, deps),
    payment: null,
  };
}

const decimal = (minor: number): number => minor / 100;

function checkoutOrder(order: StoredOrder) {
  const { totals, details, billingAddress: billing } = order;
  const campaigns = [
    ...(details.cartCampaigns ?? []),
    ...(details.promoCode ? [{ id: `code-${details.promoCode}`, name: details.promoCode }] : []),
  ];
  return {
    orderId: String(order.id),
    publicId: order.publicId,
    transactionId: order.payments[0]?.transactionId ?? null,
    secondaryTransactionId: null,
    billingAddress: billing,
    shippingAddress: order.shippingAddress,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    zip: billing.zip,
    email: order.email,
    phone: billing.phone || billing.mobile,
    address1: billing.addressLine1,
    address2: billing.addressLine2,
    city: billing.city,
    country: billing.country,
    message: details.message,
    currency: order.currency,
    campaignIds: campaigns.map(({ id }) => id),
    campaignNames: campaigns.map(({ name }) => name),
    discountExVat: decimal(totals.discount.exVat),
    discountIncVat: decimal(totals.discount.incVat),
    itemValueExVat: decimal(totals.items.exVat),
    itemValueIncVat: decimal(totals.items.incVat),
    orderValueExVat: decimal(totals.total.exVat),
    orderValueIncVat: decimal(totals.total.incVat),
    paymentFeeExVat: decimal(totals.payment.exVat),
    paymentFeeIncVat: decimal(totals.payment.incVat),
    shippingFeeExVat: decimal(totals.shipping.exVat),
    shippingFeeIncVat: decimal(totals.shipping.incVat),
    sum: decimal(totals.total.incVat - (totals.fromBalance ?? 0)),
    balance: decimal(totals.fromBalance ?? 0),
    rows: order.lines.map((line) => rowOf(line, order)),
    marketId: order.marketId,
    externalOrderId: null,
    status: order.status,
    ipAddress: null,
    languageId: LANGUAGES.find(({ code }) => code === order.language)?.id ?? null,
    promoCode: details.promoCode,
    customerId: order.customerId ?? 0,
    customerTypeId: details.customerType === 'ORGANIZATION' ? 1 : 0,
    gender: 'UNKNOWN' as const,
    personalId: null,
    userAgent: details.userAgent,
    metaData: order.merchantData,
    customerGroupId: 0,
    paymentId: order.payments[0]?.paymentId ?? 0,
    organizationNumber: details.customerType === 'ORGANIZATION' ? details.identityNumber : null,
    shippingId: order.shippings[0]?.shippingId ?? 0,
    pickupPoint: details.pickupPoint,
    desiredDeliveryDate: details.desiredDeliveryDate,
    customerOrderNumber: details.customerOrderNumber,
    goodsLabel: details.goodsLabel,
  };
}

function rowOf(
  { skuId, productId, quantity, message, snapshot }: StoredOrder['lines'][number],
  { currency }: StoredOrder,
) {
  const { regularUnit, sellingUnit, vatRate } = snapshot;
  const exVat = (incVat: number): number => amountOf(incVat, vatRate).exVat;
  return {
    articleNumber: snapshot.articleNumber,
    brand: snapshot.brand,
    categories: snapshot.categories,
    campaignIds: snapshot.campaigns.map(({ id }) => id),
    campaignNames: snapshot.campaigns.map(({ name }) => name),
    discountExVat: decimal(exVat(regularUnit) - exVat(sellingUnit)),
    discountIncVat: decimal(regularUnit - sellingUnit),
    discountRate: regularUnit > 0 ? (regularUnit - sellingUnit) / regularUnit : 0,
    externalId: snapshot.articleNumber,
    gtin: snapshot.gtin,
    imageUrl: snapshot.imageFile,
    ...(snapshot.dimensions ?? { length: 0, width: 0, height: 0 }),
    weight: snapshot.weight,
    message,
    name: snapshot.name,
    quantity,
    sku: String(skuId),
    variant: snapshot.skuName,
    priceExVat: decimal(exVat(sellingUnit)),
    priceIncVat: decimal(sellingUnit),
    productId,
    productUrl: snapshot.url,
    productPriceCampaignId: null,
    productPriceListId: null,
    currency,
  };
}
