import type { CartView } from '../cart/cartView.ts';
import { totalStock } from '../catalog/productView.ts';
import { emailFrom } from '../model/email.ts';
import type { RefusalCode } from '../model/refusal.ts';
import type { View } from '../markets/view.ts';
import type { Address } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import { paymentOptions, shippingOptions } from '../cart/options.ts';
import { payableOf } from '../cart/payableOf.ts';
import { lacksConsent } from './consents.ts';

export interface OrderError {
  code: RefusalCode;
  /** English text for API clients. */
  message: string;
}

/** Returns the first reason why this cart cannot be ordered; undefined if it can. */
export function validateOrder(cart: CartView | null, state: CheckoutState): OrderError | undefined {
  if (!cart) return incomplete('The cart id is unknown.');
  if (cart.lines.length === 0) return incomplete('The cart is empty.');
  const short = cart.lines.find(({ skuId, product }) => {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    const ordered = cart.lines.filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
    return !sku || ordered > totalStock(sku);
  });
  if (short) return { code: 'INSUFFICIENT_STOCK', message: `The stock of sku ${short.skuId} is too low.` };
  return (
    incomplete(validateAddresses(state, cart.view)) ??
    validateDelivery(state, cart.view) ??
    incomplete(validateOptions(cart, state))
  );
}

function incomplete(message: string | undefined): OrderError | undefined {
  return message === undefined ? undefined : { code: 'CHECKOUT_INCOMPLETE', message };
}

function validateAddresses(
  { billingAddress, shippingAddress, email }: CheckoutState,
  { markets }: View,
): string | undefined {
  if (!emailFrom(email ?? '')) return 'The e-mail address is missing or invalid.';
  const missing = billingAddress ? missingField(billingAddress) : 'address';
  if (missing) return `The billing ${missing} is missing.`;
  const missingInShipping = shippingAddress && missingField(shippingAddress);
  if (missingInShipping) return `The shipping ${missingInShipping} is missing.`;
  const isCountry = ({ country }: Address): boolean => markets.countryCode(country) !== undefined;
  if (billingAddress && !isCountry(billingAddress)) return 'The billing country is invalid.';
  if (shippingAddress && !isCountry(shippingAddress)) return 'The shipping country is invalid.';
  return undefined;
}

/** Currency, VAT and carriers depend on the market, so the goods go to its country. The billing country may be any that we deliver to. */
function validateDelivery(
  { billingAddress, shippingAddress }: CheckoutState,
  { market, markets }: View,
): OrderError | undefined {
  const code = markets.countryCode((shippingAddress ?? billingAddress)?.country ?? '') ?? 'an unknown country';
  if (market.country.code === code) return undefined;
  return {
    code: 'COUNTRY_NOT_DELIVERED',
    message: `The market ${market.alias} does not deliver to ${code}. Choose the market of that country or another shipping country.`,
  };
}

function missingField(address: Address): string | undefined {
  const required: [keyof Address, string][] = [
    ['firstName', 'first name'],
    ['lastName', 'last name'],
    ['addressLine1', 'address'],
    ['zip', 'zip'],
    ['city', 'city'],
    ['country', 'country'],
  ];
  return required.find(([field]) => address[field].trim() === '')?.[1];
}

function validateOptions(cart: CartView, state: CheckoutState): string | undefined {
  const offered = shippingOptions(state, cart.parcel, cart.view);
  if (offered.length === 0) return 'No shipping option is available for this address.';
  if (!offered.some(({ id }) => id === state.shippingId)) return 'No shipping is selected.';
  const payments = paymentOptions(state, payableOf(cart), cart.view);
  if (payments.length === 0) return 'No payment method is available for this purchase.';
  if (!payments.some(({ id }) => id === state.paymentId)) return 'No payment is selected.';
  return lacksConsent(state) ? 'The terms of purchase are not accepted.' : undefined;
}

/** The preselected options of a cart, which a checkout without a selection uses. */
export function selectedIds({ shipping, payment }: CartView): Pick<CheckoutState, 'shippingId' | 'paymentId'> {
  return { ...(shipping && { shippingId: shipping.id }), ...(payment && { paymentId: payment.id }) };
}
