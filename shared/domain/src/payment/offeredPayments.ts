import { isCredit, type PaymentMethodFields } from './paymentMethod.ts';

type CustomerType = 'PERSON' | 'ORGANIZATION';
type Method = PaymentMethodFields & { isCredit?: boolean | null | undefined };

/**
 * The order in which payment methods are offered. For a person, those without credit come first; otherwise the order of the backend
 * stays (OP-66).
 */
export function offeredPayments<Each extends Method>(methods: readonly Each[], customerType: CustomerType): Each[] {
  if (customerType === 'ORGANIZATION') return [...methods];
  return [...methods.filter((method) => !isCredit(method)), ...methods.filter(isCredit)];
}

/** The payment method that the shop selects: the first one, but never credit for a person. Null if there is none (OP-66). */
export function defaultPayment<Each extends Method>(methods: readonly Each[], customerType: CustomerType): Each | null {
  const [first] = offeredPayments(methods, customerType);
  return first && (customerType === 'ORGANIZATION' || !isCredit(first)) ? first : null;
}
