import { STANDARD, vatRate } from '../catalog/vatRate.ts';
import { parcelSides } from '../cart/parcelSides.ts';
import { selectedPayment, type Parcel, type ShippingOption } from '../cart/options.ts';
import { hasOrdered, shopperOf, type ShopperProofs } from '../auth/shopper.ts';
import type { CartLineView, CartView } from '../cart/cartView.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { CARRIERS } from '../markets/carriers.ts';
import { CURRENCIES } from '../markets/channels.ts';
import type { View } from '../markets/view.ts';
import { shopDate } from '../markets/shopDate.ts';
import { viewOf } from '../markets/view.ts';
import { deliveryDaysOfOrder } from './deliveryDaysOfOrder.ts';
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
    freeAbove: null,
    sides: parcelSides(lines),
    vatRate: vatRate(tree, view, STANDARD, shopDate(order.createdAt)),
  };
  return {
    id: order.cartId,
    isCompleted: true,
    promoCode: details.promoCode,
    merchantData: order.merchantData,
    state,
    lines,
    totals,
    vats: orderVats(order),
    campaigns: details.promoCode ? [ruleOf({ id: `code-${details.promoCode}`, name: details.promoCode })] : [],
    parcel,
    shipping: orderedShipping(order, view),
    payment: selectedPayment(state, view),
    view,
  };
}

/** The market of the order in the reader's language. The currency is that of the order: the market's may have changed since. */
export function viewOfOrder({ channelId, marketId, currency }: StoredOrder, reader: Pick<View, 'language'>): View {
  return { ...viewOf({ channelId, marketId, languageId: reader.language.id }), currency: CURRENCIES[currency] };
}

/** The carrier with the fee that was paid. */
function orderedShipping(order: StoredOrder, view: View): ShippingOption {
  const { shippings, totals } = order;
  const [shipping] = shippings;
  const carrier = CARRIERS.find(({ id }) => id === shipping?.shippingId);
  return {
    id: shipping?.shippingId ?? 0,
    name: shipping?.name ?? '',
    days: deliveryDaysOfOrder(order, view),
    logo: carrier?.logo ?? null,
    fee: totals.shipping,
    amountLeftToFreeShipping: totals.shipping.incVat === 0 ? 0 : null,
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
