import { amountOf } from '../model/price.ts';
import { cartOfOrder } from '../orders/orderedCart.ts';
import { nthPurchase, readOrder, type StoredOrder } from '../orders/readOrders.ts';
import { LANGUAGES } from '../markets/channels.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { View } from '../markets/view.ts';
import { hasOrdered, shopperOf, type ShopperProofs } from '../auth/shopper.ts';

/**
 * The confirmation of an order, for the shopper who placed it. Order numbers can be guessed, so for other shoppers existing
 * and unknown orders give the same result.
 */
export async function confirmation(
  id: string,
  cartId: string | null | undefined,
  view: View,
  deps: ShopperProofs & { db: Db; catalog: Catalog },
) {
  const orderId = /^\d{1,9}$/.test(id) ? Number(id) : undefined;
  const order = orderId === undefined ? undefined : await readOrder(deps.db, { id: orderId });
  if (!order || (cartId && cartId !== order.cartId)) return null;
  const shopper = await shopperOf(deps);
  if (!hasOrdered(order, cartId ?? null, shopper)) return null;
  const { customerId } = order;
  return {
    htmlSnippet: null,
    newCheckoutSession: false,
    completed: true,
    order: checkoutOrder(order),
    // Not by email address, which anybody can enter: it would reveal the number of purchases of other customers.
    nthPurchase: customerId === null ? 0 : await nthPurchase(deps.db, { customerId, id: order.id }),
    cart: await cartOfOrder(order, view, deps),
  };
}

const decimal = (minor: number): number => minor / 100;

function checkoutOrder(order: StoredOrder) {
  const { totals, details, billingAddress: billing } = order;
  const campaigns = details.promoCode ? [{ id: `code-${details.promoCode}`, name: details.promoCode }] : [];
  return {
    orderId: String(order.id),
    transactionId: null,
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
    sum: decimal(totals.total.incVat),
    balance: 0,
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
