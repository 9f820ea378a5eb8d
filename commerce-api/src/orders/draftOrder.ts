import type { CartLineView, CartView } from '../cart/cartView.ts';
import { orderedPickupPoint } from '../cart/pickupOptions.ts';
import type { ProductView } from '../catalog/productView.ts';
import { productUrl } from '../catalog/urls.ts';
import { emptyAddress } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { OrderDraft } from '../model/orderDraft.ts';
import { orderedFields } from '../model/orderedFields.ts';
import type { AcceptedConsent, OrderLineSnapshot } from '../model/orderTypes.ts';
import { guaranteeShown } from './guaranteeShown.ts';

interface DraftOrigin {
  userAgent: string;
  consents: AcceptedConsent[];
}

/**
 * @param input the checkout input, completed with account data
 * @throws Error without carrier or payment method, and for a line whose product is no longer in the catalog: validate the
 *   cart before
 */
export function draftOrder(cart: CartView, input: CheckoutState, { userAgent, consents }: DraftOrigin): OrderDraft {
  const { view, totals } = cart;
  const { shipping, payment } = cart;
  if (!shipping || !payment)
    throw new Error('An order needs a carrier and a payment method. Validate the cart before.');
  const state = orderedFields(input, { markets: view.markets, paymentType: payment.paymentType });
  const billing = state.billingAddress ?? emptyAddress();
  return {
    email: state.email ?? '',
    channelId: view.channel.id,
    marketId: view.market.id,
    language: view.language.code,
    currency: view.currency.code,
    totals: { ...totals, vats: cart.vats },
    billingAddress: billing,
    shippingAddress: state.shippingAddress ?? billing,
    details: {
      identityNumber: state.identityNumber ?? '',
      customerType: state.customerType ?? 'PERSON',
      message: state.message ?? '',
      customerOrderNumber: state.customerOrderNumber ?? '',
      goodsLabel: state.goodsLabel ?? '',
      ...orderedPickupPoint(shipping, state.pickupPoint),
      desiredDeliveryDate: state.desiredDeliveryDate ?? null,
      promoCode: cart.code?.isApplied ? cart.promoCode : null,
      ...campaignsOf(cart),
      returnFee: view.market.returnFee,
      ...(shipping.days && { deliveryDays: shipping.days }),
      guarantee: guaranteeShown(view, new Date()),
      userAgent: userAgent.slice(0, 500),
      consents,
    },
    lines: cart.lines.map((line) => ({
      skuId: line.skuId,
      productId: line.product?.record.id ?? 0,
      quantity: line.quantity,
      message: line.message,
      snapshot: snapshotOf(line),
    })),
    payment: { id: payment.id, name: payment.name, feeMinor: totals.payment.incVat },
    shipping: { id: shipping.id, name: shipping.name, feeMinor: totals.shipping.incVat },
  };
}

/** Those of the whole cart without a code, which comes last. */
function campaignsOf({ campaigns, code }: CartView): Pick<OrderDraft['details'], 'cartCampaigns'> {
  const automatic = code?.isApplied ? campaigns.slice(0, -1) : campaigns;
  if (automatic.length === 0) return {};
  return { cartCampaigns: automatic.map(({ campaignId, name, action }) => ({ id: campaignId, name, action })) };
}

function snapshotOf(line: CartLineView): OrderLineSnapshot {
  const { product, skuId, vatRate, regularUnit, sellingUnit, campaigns } = line;
  if (!product)
    throw new Error(`The product of sku ${skuId} is no longer in the catalog. Validate the order before writing it.`);
  const { record, tree, view } = product;
  const language = view.language.code;
  const sku = record.skus.find(({ id }) => id === skuId);
  return {
    name: record.texts[language].name,
    articleNumber: sku?.articleNumber ?? record.articleNumber,
    brand: tree.brands.get(record.brandId)?.name ?? '',
    skuName: sku?.name[language] ?? '',
    gtin: sku?.gtin ?? null,
    imageFile: record.images[0]?.fileName ?? null,
    url: productUrl(record, tree)(language),
    categories: record.categoryIds.flatMap((id) => tree.categories.get(id)?.name[language] ?? []),
    weight: sku?.weight ?? 0,
    ...(sku && { dimensions: sku.dimensions }),
    ...warrantyOf(product),
    ...(line.package && line.groupKey !== null && { package: { ...line.package, groupKey: line.groupKey } }),
    vatRate,
    regularUnit,
    sellingUnit,
    campaigns: campaigns.map(({ campaignId, name }) => ({ id: campaignId, name })),
  };
}

function warrantyOf({ record, tree, view }: ProductView): Pick<OrderLineSnapshot, 'warranty'> {
  const found = record.parameters.find(({ parameterId }) => tree.parameters.get(parameterId)?.key === 'warranty');
  return found ? { warranty: found.value[view.language.code] } : {};
}
