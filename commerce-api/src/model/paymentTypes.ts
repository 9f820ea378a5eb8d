import type { PaymentType } from './contract.generated.ts';

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
