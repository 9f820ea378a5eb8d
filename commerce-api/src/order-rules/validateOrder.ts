import type { CartView } from '../cart/cartView.ts';
import { totalStock } from '../catalog/productView.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import { paymentOptions, shippingOptions } from '../cart/options.ts';
import { payableOf } from '../cart/payableOf.ts';
import { lacksConsent } from './consents.ts';
import { refuse, unitsOf, type Agreed, type OrderCandidate, type OrderRefusal } from './orderCandidate.ts';
import { fieldsRefusal } from './fieldsRefusal.ts';

/** Returns the first reason in the cart and the input why it cannot be ordered; undefined if it can. */
export function validateOrder(candidate: OrderCandidate): OrderRefusal | undefined {
  const { cart, contact } = candidate;
  if (cart.lines.length === 0) return refuse('unavailable', 'CART_EMPTY', 'The cart is empty.');
  const ofGoods = goodsRefusal(candidate);
  if (ofGoods || contact === 'pending') return ofGoods;
  return fieldsRefusal(candidate) ?? deliveryRefusal(candidate) ?? optionsRefusal(candidate);
}

function goodsRefusal({ cart: { lines }, agreed }: OrderCandidate): OrderRefusal | undefined {
  // The cart omits the lines of products that are no longer sold.
  if (agreed.by === 'payment' && lines.length < agreed.draft.lines.length) {
    return refuse('unavailable', 'SKU_NOT_FOUND', 'A product of the order is no longer sold.');
  }
  const held = heldItems(agreed);
  const short = lines.find(({ skuId, product }) => {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    const ordered = unitsOf(lines.filter((line) => line.skuId === skuId));
    return !sku || ordered > totalStock(sku) + (held.get(skuId) ?? 0);
  });
  return short && refuse('outOfStock', 'INSUFFICIENT_STOCK', `The stock of sku ${short.skuId} is too low.`);
}

/** The items of each SKU that the payment has taken from the stock already. */
function heldItems(agreed: Agreed): ReadonlyMap<number, number> {
  const held = agreed.by === 'payment' ? (agreed.held ?? []) : [];
  return new Map(held.map(({ skuId, fromHand, oversold }) => [skuId, fromHand + oversold]));
}

/** Currency, VAT and carriers depend on the market, so the goods go to its country. The billing country may be any that we deliver to. */
function deliveryRefusal({ cart, state }: OrderCandidate): OrderRefusal | undefined {
  const { market, markets } = cart.view;
  const address = state.shippingAddress ?? state.billingAddress;
  const code = markets.countryCode(address?.country ?? '') ?? 'an unknown country';
  if (market.country.code === code) return undefined;
  const message = `The market ${market.alias} does not deliver to ${code}. Choose the market of that country or another shipping country.`;
  return refuse('notDeliverable', 'COUNTRY_NOT_DELIVERED', message);
}

function optionsRefusal({ cart, state, agreed }: OrderCandidate): OrderRefusal | undefined {
  const incomplete = 'CHECKOUT_INCOMPLETE';
  const offered = shippingOptions(state, cart.parcel, cart.view);
  if (offered.length === 0) {
    return refuse('notDeliverable', incomplete, 'No shipping option is available for this address.');
  }
  if (!offered.some(({ id }) => id === state.shippingId)) {
    return refuse('notDeliverable', incomplete, 'No shipping is selected.');
  }
  // A payment that is made needs no offer.
  if (agreed.by === 'checkout') {
    const payments = paymentOptions(state, payableOf(cart), cart.view);
    if (payments.length === 0) {
      return refuse('unavailable', incomplete, 'No payment method is available for this purchase.');
    }
    if (!payments.some(({ id }) => id === state.paymentId)) {
      return refuse('unavailable', incomplete, 'No payment is selected.');
    }
  }
  return lacksConsent(state)
    ? refuse('termsNotAccepted', incomplete, 'The terms of purchase are not accepted.')
    : undefined;
}

/** The preselected options of a cart, which a checkout without a selection uses. */
export function selectedIds({ shipping, payment }: CartView): Pick<CheckoutState, 'shippingId' | 'paymentId'> {
  return { ...(shipping && { shippingId: shipping.id }), ...(payment && { paymentId: payment.id }) };
}
