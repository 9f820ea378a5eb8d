import type { ActionArgs } from '@hemvaror/runtime/contract/contract';
import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { siteSlice, type CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { amountToPay } from '../../totals/totalsRows.ts';
import { linesOf } from '../order/isSameOrder.ts';
import { paymentKind } from '../payment-step/paymentKind.ts';
import { selectedOption } from '../stepStates.ts';
import type { CreateOrUpdatePlainCheckoutMutation } from './PlainCheckout.generated.ts';

type Context = ActionArgs['context'];

export type PlainCheckoutResponse = NonNullable<CreateOrUpdatePlainCheckoutMutation['createOrUpdateCheckout']>;
type PaymentOption = NonNullable<NonNullable<PlainCheckoutResponse['paymentOptions']>[number]>;

/** The type of the customer's account; for a guest the chosen one, else that of the site. */
export function customerTypeOf(context: Context, chosen: CustomerType | null): CustomerType {
  const state = context.get(storeContext).getState();
  const stored = siteSlice.selectors.selectCustomerType(state);
  return sessionSlice.selectors.selectUserName(state) === null ? (chosen ?? stored) : stored;
}

/** The payment options that need no script: those with the shop's own form, such as an invoice. */
export function plainOptions(checkout: Pick<PlainCheckoutResponse, 'paymentOptions'> | null): PaymentOption[] {
  return compact(checkout?.paymentOptions).filter(({ paymentType }) => paymentKind(paymentType) === 'form');
}

/** The option that is selected in the form: that of the API, if it needs no script, else the first one. */
export function plainPayment(checkout: Pick<PlainCheckoutResponse, 'paymentOptions'> | null): PaymentOption | null {
  return selectedOption(plainOptions(checkout), null);
}

/** Identifies what an order contains and costs, to compare the shown with the current one. */
export function shownOrder(cart: Cart): string {
  return `${amountToPay(cart)} ${linesOf(cart)}`;
}
