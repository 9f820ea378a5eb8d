import type { CartView } from '../cart/cartView.ts';
import { totalStock } from '../catalog/productView.ts';
import { emailFrom } from '../customers/email.ts';
import type { Address } from './address.ts';
import type { CheckoutState } from './checkoutState.ts';
import { isCountry } from './countries.ts';
import { INVOICE, parcelOf, shippingOptions } from './options.ts';

/** The first reason why this cart cannot be ordered, in English, or undefined when it can. */
export function orderProblem(cart: CartView | null, state: CheckoutState): string | undefined {
  if (!cart) return 'The cart id is unknown.';
  if (cart.lines.length === 0) return 'The cart is empty.';
  const short = cart.lines.find(({ skuId, product }) => {
    const sku = product?.facts.skus.find(({ id }) => id === skuId);
    const wanted = cart.lines.filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
    return !sku || wanted > totalStock(sku);
  });
  if (short) return `There is too little stock of sku ${short.skuId}.`;
  return addressProblem(state) ?? optionProblem(cart, state);
}

function addressProblem({ billingAddress, shippingAddress, email }: CheckoutState): string | undefined {
  if (!emailFrom(email ?? '')) return 'The e-mail address is missing or invalid.';
  const missing = billingAddress ? missingField(billingAddress) : 'address';
  if (missing) return `The billing ${missing} is missing.`;
  const missingThere = shippingAddress && missingField(shippingAddress);
  if (missingThere) return `The shipping ${missingThere} is missing.`;
  if (billingAddress && !isCountry(billingAddress.country)) return 'The billing country is invalid.';
  if (shippingAddress && !isCountry(shippingAddress.country)) return 'The shipping country is invalid.';
  return undefined;
}

function missingField(address: Address): string | undefined {
  const required: [keyof Address, string][] = [
    ['firstName', 'first name'],
    ['lastName', 'last name'],
    ['addressLine1', 'address'],
    ['zip', 'zip'],
    ['city', 'city'],
  ];
  return required.find(([field]) => address[field].trim() === '')?.[1];
}

function optionProblem(cart: CartView, state: CheckoutState): string | undefined {
  const offered = shippingOptions(state, parcelOf(cart), cart.view);
  if (offered.length === 0) return 'No shipping is offered to that address.';
  if (!offered.some(({ id }) => id === state.shippingId)) return 'No shipping is selected.';
  return state.paymentId === INVOICE.id ? undefined : 'No payment is selected.';
}
