import { shownType } from '../model/paymentTypes.ts';
import { validateFields } from './checkoutFields.ts';
import { refuse, type OrderCandidate, type OrderRefusal } from './orderCandidate.ts';

/** Returns the first field of the input that is missing or invalid. */
export function fieldsRefusal({ cart, state }: OrderCandidate): OrderRefusal | undefined {
  const { payment, balance, view } = cart;
  // An order that store credit covers has the shop's own form.
  const paymentType = payment && shownType(payment.paymentType, balance.due.incVat);
  const error = validateFields(state, { markets: view.markets, paymentType });
  return error && refuse('fieldsInvalid', error.code, error.message);
}
