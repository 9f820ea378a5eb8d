import type { FormContext } from '../form/checkoutFields.ts';
import { EMPTY_FORM, validateAll, withPrefill, type FormState } from '../form/formState.ts';
import { hasSeparateDeliveryAddress, prefilledFields } from '../prefilledFields.ts';
import { plainPaymentType } from './plainCheckout.ts';
import type { PlainCheckoutData } from './plainCheckoutData.ts';

/** The fields of the plain checkout: the stored values, with errors once the shopper has tried to order. */
export function plainFields({ view, checkout, market, customerType }: PlainCheckoutData): {
  state: FormState;
  context: FormContext;
} {
  const context: FormContext = {
    customerType,
    paymentType: plainPaymentType(checkout, { customerType, paymentId: view.paymentId }),
    hasOtherAddress: view.hasOtherAddress || hasSeparateDeliveryAddress(checkout),
    countryCode: market?.countryCode ?? '',
  };
  const state = withPrefill(EMPTY_FORM, prefilledFields(checkout, customerType, context.countryCode));
  return { state: view.isChecked ? validateAll(state, context) : state, context };
}
