import type { CartView } from '../cart/cartView.ts';
import { readCart } from '../cart/readCart.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { formatMoney } from '../markets/formatMoney.ts';
import { viewOf } from '../markets/view.ts';
import { emptyAddress } from './address.ts';
import { checkoutStateAfter, type CheckoutState } from './checkoutState.ts';
import { createOrUpdateCheckout } from './checkoutView.ts';
import { confirmation } from './confirmation.ts';
import { INVOICE, parcelOf, paymentOptions, shippingOptions } from './options.ts';
import { orderProblem } from './orderProblems.ts';
import { placeOrder } from './placeOrder.ts';

const decimal = (minor: number): number => minor / 100;

export const checkoutResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    checkout: (_root, { id, cartId, ...ids }, context) => confirmation(id, cartId, viewOf(ids), context),
    // An invoice is the only payment: no provider has a snippet to show, as in `confirmation`.
    getCheckout: () => null,
    getCheckoutAndOrder: async (_root, { id, ...ids }, context) => {
      const found = await confirmation(id, undefined, viewOf(ids), context);
      return found && { htmlSnippet: '', order: found.order };
    },
    validateOrderCreation: async (_root, { cartId, checkout, ...ids }, context) => {
      const cart = await readCart(cartId, viewOf(ids), context);
      const message = orderProblem(cart, checkoutStateAfter(stateOnceCreated(cart), checkout)) ?? null;
      return { isValid: message === null, message, memberType: '' };
    },
    validateOrderConditions: async (_root, { cartId, email, ...ids }, context) => {
      const cart = await readCart(cartId, viewOf(ids), context);
      const message = orderProblem(cart, { ...stateOnceCreated(cart), ...(email ? { email } : {}) }) ?? null;
      return { isValid: message === null, message };
    },
  },
  GeinsMerchantApiMutation: {
    createOrUpdateCheckout: (_root, { cartId, checkout, ...ids }, context) =>
      createOrUpdateCheckout(cartId, checkout ?? {}, viewOf(ids), context),
    placeOrder: async (_root, { cartId, checkout, ...ids }, context) => {
      const order = await placeOrder(cartId, checkout, viewOf(ids), context);
      // The text that lets the storefront go on: an invoice needs no further step of the shopper.
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
    paymentOptions: ({ state, cart, view }) => paymentOptions(state, parcelOf(cart), view),
    shippingOptions: ({ state, cart, view }) => shippingOptions(state, parcelOf(cart), view),
    shippingData: () => null,
    checkoutStatus: () => 'OK',
  },
  ShippingOptionType: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    displayName: ({ name }) => name,
    feeIncVat: ({ fee }) => decimal(fee.incVat),
    feeExVat: ({ fee }) => decimal(fee.exVat),
    feeIncVatFormatted: ({ fee, view }) => formatMoney(fee.incVat, view),
    feeExVatFormatted: ({ fee, view }) => formatMoney(fee.exVat, view),
    isDefault: ({ isDefault }) => isDefault,
    isSelected: ({ isSelected }) => isSelected,
    externalId: () => null,
    shippingData: () => null,
    amountLeftToFreeShipping: ({ amountLeftToFreeShipping: left }) => decimal(left),
    amountLeftToFreeShippingFormatted: ({ amountLeftToFreeShipping: left, view }) => formatMoney(left, view),
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

/** A checkout that was created has the first carrier and the invoice selected; before that nothing is. */
function stateOnceCreated(cart: CartView | null): CheckoutState {
  if (!cart || Object.keys(cart.state).length === 0) return {};
  return { shippingId: cart.shipping.id, paymentId: INVOICE.id, ...cart.state };
}
