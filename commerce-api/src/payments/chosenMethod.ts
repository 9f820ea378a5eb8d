import type { CartView } from '../cart/cartView.ts';
import { NO_PROVIDER } from '../markets/payments.ts';
import type { PaymentType } from '../model/contract.generated.ts';

/** A payment method that a provider handles. */
export interface ChosenMethod {
  id: number;
  provider: string;
  paymentType: PaymentType;
}

/** Types whose form is rendered in the checkout, and collects email and address. */
const SNIPPET_TYPES: readonly PaymentType[] = ['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'];

export function isSnippetType(paymentType: PaymentType): boolean {
  return SNIPPET_TYPES.includes(paymentType);
}

/**
 * The type of a payment method for the checkout: without an amount to pay, the shop's own form instead of the provider's.
 *
 * @param due minor units
 */
export function shownType(paymentType: PaymentType, due: number): PaymentType {
  return due === 0 && isSnippetType(paymentType) ? 'STANDARD' : paymentType;
}

/** The provider's method that is selected in a cart; undefined for an invoice. */
export function methodOf({ payment, view }: Pick<CartView, 'payment' | 'view'>): ChosenMethod | undefined {
  const method = view.market.payments.find(({ id }) => id === payment?.id);
  return method?.provider === NO_PROVIDER ? undefined : method;
}
