import type { CartView } from '../../cart/cartView.ts';
import { readCart } from '../../orders/readCart.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { workingDays } from '../../markets/workingDays.ts';
import { viewOf } from '../../markets/view.ts';
import { emptyAddress } from '../../model/address.ts';
import { checkoutStateOf, typedAfter, type CheckoutState, type TypedCheckout } from '../../model/checkoutState.ts';
import { createOrUpdateCheckout } from '../../checkout/checkoutView.ts';
import { confirmation } from '../../checkout/confirmation.ts';
import { paymentOptions, shippingOptions } from '../../cart/options.ts';
import { INVOICE } from '../../markets/payments.ts';
import { validateOrder } from '../../checkout/validateOrder.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { shopperOf } from '../../auth/shopper.ts';
import { checkoutAccountOf } from '../../checkout/typedCheckout.ts';

const decimal = (minor: number): number => minor / 100;

export const checkoutResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    checkout: (_root, { id, cartId, ...ids }, context) => confirmation(id, cartId, viewOf(ids), context),
    // An invoice is the only payment option, so there is no snippet of a provider, as in `confirmation`.
    getCheckout: () => null,
    getCheckoutAndOrder: async (_root, { id, ...ids }, context) => {
      const found = await confirmation(id, undefined, viewOf(ids), context);
      return found && { htmlSnippet: '', order: found.order };
    },
    validateOrderCreation: async (_root, { cartId, checkout, ...ids }, context) => {
      const cart = await readCart(cartId, viewOf(ids), context);
      const found = await validationMessage(cart, (typed) => typedAfter(typed, checkout), context);
      // A payment method is preselected, so only the validated input shows whether the shopper has selected one.
      const message = found ?? (checkout.paymentId ? null : 'No payment is selected.');
      return { isValid: message === null, message, memberType: '' };
    },
    validateOrderConditions: async (_root, { cartId, email, ...ids }, context) => {
      const cart = await readCart(cartId, viewOf(ids), context);
      const message = await validationMessage(cart, (typed) => ({ ...typed, ...(email ? { email } : {}) }), context);
      return { isValid: message === null, message };
    },
  },
  GeinsMerchantApiMutation: {
    createOrUpdateCheckout: (_root, { cartId, checkout, ...ids }, context) =>
      createOrUpdateCheckout(cartId, checkout ?? {}, viewOf(ids), context),
    placeOrder: async (_root, { cartId, checkout, ...ids }, context) => {
      const order = await placeOrder(cartId, checkout, viewOf(ids), context);
      // The storefront continues with this status: an invoice needs no further step by the shopper.
      return order && { orderId: String(order.id), publicId: order.publicId, status: 'completed', redirectUrl: null };
    },
  },
  CheckoutType: {
    email: ({ state }) => state.email ?? '',
    identityNumber: ({ state }) => state.identityNumber ?? '',
    cart: ({ cart }) => cart,
    billingAddress: ({ state }) => state.billingAddress ?? emptyAddress(),
    shippingAddress: ({ state }) => state.shippingAddress ?? null,
    consents: () => [],
    paymentOptions: ({ state, cart, view }) => paymentOptions(state, cart.parcel, view),
    shippingOptions: ({ state, cart, view }) => shippingOptions(state, cart.parcel, view),
    shippingData: () => null,
    checkoutStatus: () => 'OK',
  },
  ShippingOptionType: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    displayName: ({ name, days, view }) => (days ? `${name}, ${workingDays(days, view)}` : name),
    feeIncVat: ({ fee }) => decimal(fee.incVat),
    feeExVat: ({ fee }) => decimal(fee.exVat),
    feeIncVatFormatted: ({ fee, view }) => formatMoney(fee.incVat, view),
    feeExVatFormatted: ({ fee, view }) => formatMoney(fee.exVat, view),
    isDefault: ({ isDefault }) => isDefault,
    isSelected: ({ isSelected }) => isSelected,
    externalId: () => null,
    shippingData: () => null,
    amountLeftToFreeShipping: ({ amountLeftToFreeShipping: left }) => (left === null ? -1 : decimal(left)),
    amountLeftToFreeShippingFormatted: ({ amountLeftToFreeShipping: left, view }) =>
      left === null ? null : formatMoney(left, view),
    logo: ({ logo }) => logo,
    subOptions: () => [],
  },
  PaymentOptionType: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    displayName: ({ name }) => name,
    logo: ({ logo }) => logo,
    feeIncVat: () => 0,
    feeExVat: () => 0,
    feeIncVatFormatted: ({ view }) => formatMoney(0, view),
    feeExVatFormatted: ({ view }) => formatMoney(0, view),
    isDefault: ({ isDefault }) => isDefault,
    isSelected: ({ isSelected }) => isSelected,
    paymentType: () => 'STANDARD',
    checkoutType: () => 'STANDARD',
    paymentData: () => null,
    newCheckoutSession: () => false,
  },
};

/** The reason why the cart cannot be ordered, or null. */
async function validationMessage(
  cart: CartView | null,
  change: (typed: TypedCheckout) => TypedCheckout,
  context: Context,
): Promise<string | null> {
  const account = await checkoutAccountOf(context, await shopperOf(context));
  const typed = change(cart?.state ?? {});
  // A created checkout has the first carrier and the invoice selected; before that there is no selection.
  const isCreated = cart !== null && (account !== null || Object.keys(cart.state).length > 0);
  const selected = isCreated ? { shippingId: cart.shipping.id, paymentId: INVOICE.id } : {};
  const state: CheckoutState = { ...selected, ...checkoutStateOf(typed, account) };
  return validateOrder(cart, state)?.message ?? null;
}
