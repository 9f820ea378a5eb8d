import type { Supply } from '@hemvaror/domain/delivery/deliveryDates';
import { isBlocked } from '../../customers/blockedCustomers.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { deliveryDatesOf } from '../../cart/deliveryDatesOf.ts';
import { workingDays } from '../../markets/workingDays.ts';
import { emptyAddress } from '../../model/address.ts';
import type { DeliverySupply } from '../../model/contract.generated.ts';
import { typedAfter, type TypedCheckout } from '../../model/checkoutState.ts';
import { pickupOptions } from '../../cart/pickupOptions.ts';
import { consentsOf } from '../../order-rules/consents.ts';
import { pickupPoint, pointData, shippingData } from '../../checkout/shippingData.ts';
import { createOrUpdateCheckout, setCartShippingFee } from '../../checkout/checkoutView.ts';
import { confirmation } from '../../checkout/confirmation.ts';
import { paymentOptions, shippingOptions } from '../../cart/options.ts';
import { payableOf } from '../../cart/payableOf.ts';
import { orderCreationRefusal } from '../../checkout/validateOrderCreation.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { shownType } from '../../model/paymentTypes.ts';

const SUPPLIES: Readonly<Record<Supply, DeliverySupply>> = {
  stock: 'STOCK',
  supplier: 'SUPPLIER',
  madeToOrder: 'MADE_TO_ORDER',
};

const decimal = (minor: number): number => minor / 100;

export const checkoutResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    checkout: (_root, { id, cartId, ...ids }, context) => confirmation(id, cartId, context.viewOf(ids), context),
    // An invoice is the only payment option, so there is no snippet of a provider, as in `confirmation`.
    getCheckout: () => null,
    getCheckoutAndOrder: async (_root, { id, ...ids }, context) => {
      const found = await confirmation(id, undefined, context.viewOf(ids), context);
      return found && { htmlSnippet: '', order: found.order };
    },
    validateOrderCreation: async (_root, { cartId, checkout, ...ids }, context) => {
      const change = (typed: TypedCheckout) => typedAfter(typed, checkout);
      const found = await orderCreationRefusal(
        cartId,
        { change, shownTotal: checkout.shownTotal },
        context.viewOf(ids),
        context,
      );
      // A payment method is preselected, so only the validated input shows whether the shopper has selected one.
      const message = found ?? (checkout.paymentId ? null : 'No payment is selected.');
      return { isValid: message === null, message, memberType: '' };
    },
    validateOrderConditions: async (_root, { cartId, email, ...ids }, context) => {
      const change = (typed: TypedCheckout) => ({ ...typed, ...(email ? { email } : {}) });
      const message = await orderCreationRefusal(cartId, { change }, context.viewOf(ids), context);
      return { isValid: message === null, message };
    },
  },
  GeinsMerchantApiMutation: {
    createOrUpdateCheckout: (_root, { cartId, checkout, ...ids }, context) =>
      createOrUpdateCheckout(cartId, checkout ?? {}, context.viewOf(ids), context),
    setCartShippingFee: (_root, { cartId, shippingFee, ...ids }, context) =>
      setCartShippingFee(cartId, shippingFee, context.viewOf(ids), context),
    placeOrder: async (_root, { cartId, checkout, ...ids }, context) => {
      const outcome = await placeOrder(cartId, checkout, context.viewOf(ids), context);
      if (!outcome) return null;
      if ('redirectUrl' in outcome) {
        return { orderId: null, publicId: null, status: 'pending-payment', redirectUrl: outcome.redirectUrl };
      }
      const { id, publicId } = outcome.order;
      // The storefront continues with this status: an invoice needs no further step by the shopper.
      return { orderId: String(id), publicId, status: 'completed', redirectUrl: null };
    },
  },
  CheckoutType: {
    email: ({ state }) => state.email ?? '',
    identityNumber: ({ state }) => state.identityNumber ?? '',
    cart: ({ cart }) => cart,
    billingAddress: ({ state }) => state.billingAddress ?? emptyAddress(),
    shippingAddress: ({ state }) => state.shippingAddress ?? null,
    consents: ({ state, view }) => consentsOf(state, view.language.code),
    paymentOptions: ({ state, cart, session, view }) =>
      paymentOptions(state, payableOf(cart), view).map((option) => ({
        ...option,
        paymentType: shownType(option.paymentType, cart.balance.due.incVat),
        form: session?.methodId === option.id ? session : null,
      })),
    shippingOptions: ({ state, cart, view }) => shippingOptions(state, cart.parcel, view),
    shippingData: ({ state, cart, view }) => shippingData(shippingOptions(state, cart.parcel, view), view),
    checkoutStatus: async ({ state }, _args, { blockedCustomers, viewer }) =>
      isBlocked(await blockedCustomers(), [state.email, (await viewer())?.email]) ? 'CUSTOMER_BLACKLISTED' : 'OK',
  },
  ShippingOptionType: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    displayName: ({ name, days, label, view }) => label ?? (days ? `${name}, ${workingDays(days, view)}` : name),
    feeIncVat: ({ fee }) => decimal(fee.incVat),
    feeExVat: ({ fee }) => decimal(fee.exVat),
    feeIncVatFormatted: ({ fee, view }) => formatMoney(fee.incVat, view),
    feeExVatFormatted: ({ fee, view }) => formatMoney(fee.exVat, view),
    isDefault: ({ isDefault }) => isDefault,
    isSelected: ({ isSelected }) => isSelected,
    externalId: ({ externalId }) => externalId,
    shippingData: pointData,
    amountLeftToFreeShipping: ({ amountLeftToFreeShipping: left }) => (left === null ? -1 : decimal(left)),
    amountLeftToFreeShippingFormatted: ({ amountLeftToFreeShipping: left, view }) =>
      left === null ? null : formatMoney(left, view),
    logo: ({ logo }) => logo,
    deliveryDates: (option) => {
      const dates = deliveryDatesOf(option, new Date());
      return dates.length > 0 ? dates.map(({ supply, ...days }) => ({ supply: SUPPLIES[supply], ...days })) : null;
    },
    zip: ({ zip }) => zip ?? null,
    subOptions: pickupOptions,
    pickupPoint,
  },
  PaymentOptionType: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    displayName: ({ name }) => name,
    logo: ({ logo }) => logo,
    feeIncVat: ({ fee }) => decimal(fee.incVat),
    feeExVat: ({ fee }) => decimal(fee.exVat),
    feeIncVatFormatted: ({ fee, view }) => formatMoney(fee.incVat, view),
    feeExVatFormatted: ({ fee, view }) => formatMoney(fee.exVat, view),
    isDefault: ({ isDefault }) => isDefault,
    isSelected: ({ isSelected }) => isSelected,
    paymentType: ({ paymentType }) => paymentType,
    checkoutType: ({ checkoutType }) => checkoutType,
    isCredit: ({ isCredit }) => isCredit,
    description: ({ description }) => description,
    paymentData: ({ form }) => form?.html ?? null,
    newCheckoutSession: ({ form }) => form?.isNew ?? false,
  },
};
