import { compact } from '@hemvaror/domain/compact';
import type { PaymentType } from '@hemvaror/domain/payment/paymentMethod';
import type { ActionArgs } from '@hemvaror/runtime/contract/contract';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { siteSlice, type CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { amountToPay } from '../../totals/totalsRows.ts';
import { linesOf } from '../order/isSameOrder.ts';
import { paymentKind } from '../payment-step/paymentKind.ts';
import { selectedPayment, shownPayments } from '../payment-step/paymentChoice.ts';
import { pickupPoints, selectedPoint, type PickupPoint } from '../shipping-step/pickupPoints.ts';
import type { CreateOrUpdatePlainCheckoutMutation } from './PlainCheckout.generated.ts';

type Context = ActionArgs['context'];

export type PlainCheckoutResponse = NonNullable<CreateOrUpdatePlainCheckoutMutation['createOrUpdateCheckout']>;
export type PlainShippingOption = NonNullable<NonNullable<PlainCheckoutResponse['shippingOptions']>[number]>;
type PaymentOption = NonNullable<NonNullable<PlainCheckoutResponse['paymentOptions']>[number]>;

/** The type of the customer's account; for a guest the chosen one, else that of the site. */
export function customerTypeOf(context: Context, chosen: CustomerType | null): CustomerType {
  const state = context.get(storeContext).getState();
  const stored = siteSlice.selectors.selectCustomerType(state);
  return sessionSlice.selectors.selectUserName(state) === null ? (chosen ?? stored) : stored;
}

type Options = Pick<PlainCheckoutResponse, 'paymentOptions'> | null;

/** What determines the selected payment option beside the API. */
export interface PlainBuyer {
  customerType: CustomerType;
  /** The option that the shopper has chosen. */
  paymentId: number | null;
}

/** The payment options that need no script: those with the shop's own form, such as an invoice. */
export function plainOptions(checkout: Options, customerType: CustomerType): PaymentOption[] {
  return shownPayments(checkout?.paymentOptions, customerType).filter(
    ({ paymentType }) => paymentKind(paymentType) === 'form',
  );
}

/** The option that is selected in the form: among those that need no script, as with JavaScript. */
export function plainPayment(checkout: Options, { customerType, paymentId }: PlainBuyer): PaymentOption | null {
  return selectedPayment(plainOptions(checkout, customerType), paymentId, customerType);
}

/** The type that determines the fields: that of the selected option, else of the first one, which the shopper still has to choose. */
export function plainPaymentType(checkout: Options, buyer: PlainBuyer): PaymentType | null {
  return (plainPayment(checkout, buyer) ?? plainOptions(checkout, buyer.customerType)[0])?.paymentType ?? null;
}

/** The selected shipping option; null without one. */
export function plainShipping(checkout: Pick<PlainCheckoutResponse, 'shippingOptions'>): PlainShippingOption | null {
  return compact(checkout.shippingOptions).find(({ isSelected }) => isSelected) ?? null;
}

/** The selected pickup point; null for a carrier without pickup points. */
export function plainPoint(checkout: Pick<PlainCheckoutResponse, 'shippingOptions'>): PickupPoint | null {
  const shipping = plainShipping(checkout);
  return shipping && selectedPoint(plainPoints(shipping), null);
}

/** The pickup points of a carrier that a form can post: those with an id. */
export function plainPoints(option: PlainShippingOption): PickupPoint[] {
  return pickupPoints(option).filter(({ externalId }) => externalId !== null);
}

/** The zip of the delivery address; empty until it is known. */
export function deliveryZip({ shippingAddress, billingAddress }: PlainCheckoutResponse): string {
  return (shippingAddress ?? billingAddress)?.zip ?? '';
}

/** Identifies what an order contains and costs, to compare the shown with the current one. */
export function shownOrder(cart: Cart): string {
  return `${amountToPay(cart)} ${linesOf(cart)}`;
}
