import type { CartLineView, CartView } from '../cart/cartView.ts';
import type { ProductView } from '../catalog/productView.ts';
import { productUrl } from '../catalog/urls.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { OrderDetails, OrderLineSnapshot, Supply } from '../model/orderTypes.ts';
import { countryCode } from '../markets/countries.ts';
import { emptyAddress, type Address } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';

export interface PlacedOrder {
  id: number;
  publicId: string;
  status: string;
}

interface OrderInput {
  cartId: string;
  /** The checkout input, completed with account data. */
  state: CheckoutState;
  customerId: number | null;
  /** Checkout key hash of a guest. */
  keyHash: string | null;
  /** Time after which a guest can no longer read the confirmation. */
  confirmationExpiresAt: Date;
  userAgent: string;
  supplies: Supply[];
}

/** Writes order, lines, payment and shipping, enqueues the mail and completes the cart, in the caller's transaction. */
export async function writeOrder(tx: Tx, cart: CartView, by: OrderInput): Promise<PlacedOrder> {
  const { view, totals } = cart;
  const { state } = by;
  const billing = withCountryCode(state.billingAddress ?? emptyAddress());
  const email = (state.email ?? '').toLowerCase();
  const details: OrderDetails = {
    identityNumber: state.identityNumber ?? '',
    customerType: state.customerType ?? 'PERSON',
    message: state.message ?? '',
    customerOrderNumber: state.customerOrderNumber ?? '',
    goodsLabel: state.goodsLabel ?? '',
    pickupPoint: state.pickupPoint ?? '',
    desiredDeliveryDate: state.desiredDeliveryDate ?? null,
    promoCode: cart.campaigns.length > 0 ? cart.promoCode : null,
    userAgent: by.userAgent.slice(0, 500),
    supplies: by.supplies,
  };
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
      channel_id: view.channel.id,
      market_id: view.market.id,
      language: view.language.code,
      currency: view.currency.code,
      totals: JSON.stringify({ ...totals, vats: cart.vats }),
      billing_address: JSON.stringify(billing),
      shipping_address: JSON.stringify(withCountryCode(state.shippingAddress ?? billing)),
      details: JSON.stringify(details),
    })
    .returning(['id', 'public_id as publicId', 'status'])
    .executeTakeFirstOrThrow();

  await tx
    .insertInto('order_line')
    .values(
      cart.lines.map((line, position) => ({
        order_id: order.id,
        position,
        sku_id: line.skuId,
        product_id: line.product?.record.id ?? 0,
        quantity: line.quantity,
        message: line.message,
        snapshot: JSON.stringify(snapshotOf(line)),
      })),
    )
    .execute();
  const payment = { payment_id: cart.payment.id, name: cart.payment.name, total_minor: totals.total.incVat };
  await tx
    .insertInto('order_payment')
    .values({ order_id: order.id, ...payment, fee_minor: totals.payment.incVat })
    .execute();
  const shipping = { shipping_id: cart.shipping.id, name: cart.shipping.name, fee_minor: totals.shipping.incVat };
  await tx
    .insertInto('order_shipping')
    .values({ order_id: order.id, ...shipping, parcel_number: null, tracking_link: null })
    .execute();
  await enqueueMail(tx, 'orderConfirmation', { orderId: order.id, to: email });
  await tx.updateTable('cart').set({ completed_at: new Date() }).where('id', '=', by.cartId).execute();
  await tx.deleteFrom('checkout').where('cart_id', '=', by.cartId).execute();
  return order;
}

/** The address with the ISO code of its country, which may have been typed as a name. */
function withCountryCode(address: Address): Address {
  return { ...address, country: countryCode(address.country) ?? address.country };
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
