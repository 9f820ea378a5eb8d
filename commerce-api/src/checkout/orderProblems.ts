import type { CartView } from '../cart/cartView.ts';
import { totalStock } from '../catalog/productView.ts';
import { emailFrom } from '../model/email.ts';
import type { RefusalCode } from '../model/refusal.ts';
import type { Market } from '../markets/channels.ts';
import type { Address } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import { countryCode } from './countries.ts';
import { INVOICE, parcelOf, shippingOptions } from '../cart/options.ts';

export interface OrderProblem {
  code: RefusalCode;
  /** In English. */
  message: string;
}

/** The first reason why this cart cannot be ordered, or undefined when it can. */
export function orderProblem(cart: CartView | null, state: CheckoutState): OrderProblem | undefined {
  if (!cart) return incomplete('The cart id is unknown.');
  if (cart.lines.length === 0) return incomplete('The cart is empty.');
  const short = cart.lines.find(({ skuId, product }) => {
    const sku = product?.record.skus.find(({ id }) => id === skuId);
    const wanted = cart.lines.filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
    return !sku || wanted > totalStock(sku);
  });
  if (short) return { code: 'INSUFFICIENT_STOCK', message: `There is too little stock of sku ${short.skuId}.` };
  return (
    incomplete(addressGap(state)) ?? deliveryProblem(state, cart.view.market) ?? incomplete(optionGap(cart, state))
  );
}

function incomplete(message: string | undefined): OrderProblem | undefined {
  return message === undefined ? undefined : { code: 'CHECKOUT_INCOMPLETE', message };
}

function addressGap({ billingAddress, shippingAddress, email }: CheckoutState): string | undefined {
  if (!emailFrom(email ?? '')) return 'The e-mail address is missing or invalid.';
  const missing = billingAddress ? missingField(billingAddress) : 'address';
  if (missing) return `The billing ${missing} is missing.`;
  const missingThere = shippingAddress && missingField(shippingAddress);
  if (missingThere) return `The shipping ${missingThere} is missing.`;
  if (billingAddress && !isCountry(billingAddress)) return 'The billing country is invalid.';
  if (shippingAddress && !isCountry(shippingAddress)) return 'The shipping country is invalid.';
  return undefined;
}

/** An empty country is fine: the market has one of its own. */
function isCountry({ country }: Address): boolean {
  return country.trim() === '' || countryCode(country) !== undefined;
}

/** Currency, VAT and carriers are the market's, so the goods must go to a country of the market. The bill may go anywhere. */
function deliveryProblem({ billingAddress, shippingAddress }: CheckoutState, market: Market): OrderProblem | undefined {
  const country = (shippingAddress ?? billingAddress)?.country ?? '';
  const code = countryCode(country);
  if (code === undefined || market.deliversTo.includes(code)) return undefined;
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
  ];
  return required.find(([field]) => address[field].trim() === '')?.[1];
}

function optionGap(cart: CartView, state: CheckoutState): string | undefined {
  const offered = shippingOptions(state, parcelOf(cart), cart.view);
  if (offered.length === 0) return 'No shipping is offered to that address.';
  if (!offered.some(({ id }) => id === state.shippingId)) return 'No shipping is selected.';
  return state.paymentId === INVOICE.id ? undefined : 'No payment is selected.';
}
