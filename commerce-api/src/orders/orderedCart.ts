import { isCredit } from '@hemvaror/domain/payment/paymentMethod';
import { STANDARD, vatRate } from '../catalog/vatRate.ts';
import { dueAfter } from '../cart/credit.ts';
import { parcelOf } from '../cart/parcelOf.ts';
import { NO_POINTS, type Parcel, type PaymentOption, type ShippingOption } from '../cart/options.ts';
import { hasOrdered, shopperOf, type ShopperProofs } from '../auth/shopper.ts';
import type { CampaignRule } from '../catalog/campaignRules.ts';
import type { CartLineView, CartView } from '../cart/cartView.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { View } from '../markets/view.ts';
import { shopDate } from '../markets/shopDate.ts';
import { deliveryDaysOfOrder, suppliesOf } from './deliveryDaysOfOrder.ts';
import { orderVats } from './orderVats.ts';
import { readOrder, type StoredOrder } from './readOrders.ts';
import type { OrderLineSnapshot } from '../model/orderTypes.ts';

/** The cart of an order as it was bought; null for another shopper, undefined if the cart was completed without an order. */
export async function orderedCart(
  cartId: string,
  view: View,
  deps: ShopperProofs & { db: Db; catalog: Catalog },
): Promise<CartView | null | undefined> {
  const order = await readOrder(deps.db, { cartId });
  if (!order) return undefined;
  return hasOrdered(order, order.cartId, await shopperOf(deps)) ? cartOfOrder(order, view, deps) : null;
}

/** The cart with texts in the reader's language and amounts in the order's currency. */
export async function cartOfOrder(
  order: StoredOrder,
  reader: View,
  { catalog }: { catalog: Catalog },
): Promise<CartView> {
  const view = viewOfOrder(order, reader);
  const tree = await catalog.tree();
  const products = await catalog.products([...new Set(order.lines.map(({ productId }) => productId))]);
  const { totals, details } = order;
  const drawn = totals.fromBalance ?? 0;
  const lines = order.lines.map((line): CartLineView => {
    const record = products.find(({ id }) => id === line.productId);
    const { snapshot } = line;
    return {
      id: line.id,
      skuId: line.skuId,
      quantity: line.quantity,
      message: line.message,
      groupKey: snapshot.package?.groupKey ?? null,
      package: snapshot.package ?? null,
      product: record ? { record, tree, view } : null,
      vatRate: snapshot.vatRate,
      regularUnit: snapshot.regularUnit,
      sellingUnit: snapshot.sellingUnit,
      campaigns: snapshot.campaigns.map((campaign) => ruleOf(campaign)),
      tiers: [],
      view,
    };
  });
  const state = { shippingId: order.shippings[0]?.shippingId ?? 0, paymentId: order.payments[0]?.paymentId ?? 0 };
  const parcel: Parcel = {
    goodsMinor: totals.items.incVat - totals.discount.incVat,
    ...parcelOf(lines),
    quote: null,
    vatRate: vatRate(tree, view, STANDARD, shopDate(order.createdAt)),
  };
  return {
    id: order.cartId,
    isCompleted: true,
    promoCode: details.promoCode,
    code: null,
    merchantData: order.merchantData,
    state,
    hasCheckout: true,
    shown: null,
    lines,
    totals,
    vats: orderVats(order),
    balance: { pending: drawn, remaining: 0, due: dueAfter(drawn, totals.total) },
    campaigns: [
      ...(details.cartCampaigns ?? []).map(({ action, ...campaign }) => ({ ...ruleOf(campaign), action })),
      ...codeOf(order),
    ],
    parcel,
    shipping: orderedShipping(order, view),
    payment: orderedPayment(order, view),
    view,
  };
}

function codeOf({ details: { promoCode, cartCampaigns }, totals }: StoredOrder): CampaignRule[] {
  if (!promoCode) return [];
  const rule = ruleOf({ id: `code-${promoCode}`, name: promoCode });
  return [totals.fixedDiscount && !cartCampaigns ? { ...rule, action: 'FIXED_AMOUNT' } : rule];
}

/** The market of the order in the reader's language. */
export function viewOfOrder(order: StoredOrder, { markets, language }: Pick<View, 'markets' | 'language'>): View {
  return markets.viewOfOrder(order, language);
}

/** The carrier with the fee that was paid. */
function orderedShipping(order: StoredOrder, view: View): ShippingOption {
  const { shippings, totals } = order;
  const [shipping] = shippings;
  const offer = view.market.carriers.find(({ carrier }) => carrier.id === shipping?.shippingId);
  return {
    id: shipping?.shippingId ?? 0,
    name: shipping?.name ?? '',
    days: deliveryDaysOfOrder(order, view),
    supplies: suppliesOf(order),
    promised: order.details.deliveryDates ?? [],
    logo: offer?.carrier.logo ?? null,
    fee: totals.shipping,
    amountLeftToFreeShipping: totals.shipping.incVat === 0 ? 0 : null,
    ...NO_POINTS,
    isDefault: false,
    isSelected: true,
    view,
  };
}

/** The payment method with the fee that was paid. */
function orderedPayment({ payments: [payment], totals }: StoredOrder, view: View): PaymentOption {
  const method = view.market.payments.find(({ id }) => id === payment?.paymentId);
  return {
    id: payment?.paymentId ?? 0,
    name: payment?.name ?? '',
    logo: method?.logo ?? null,
    paymentType: method?.paymentType ?? 'STANDARD',
    checkoutType: method?.checkoutType ?? 'STANDARD',
    isCredit: method ? isCredit(method) : false,
    description: null,
    fee: totals.payment,
    isDefault: false,
    isSelected: true,
    view,
  };
}

function ruleOf({ id, name }: OrderLineSnapshot['campaigns'][number]) {
  return {
    campaignId: id,
    name,
    hideTitle: false,
    ruleType: 'ORDERED',
    category: 'PRICE',
    action: 'PERCENTAGE',
    actionValue: null,
    canonicalUrl: null,
  };
}
