import type { PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';

/**
 * How the checkout lets a shopper pay: with its own form, on the provider's page, or in the provider's form. Null: not at all.
 */
export type PaymentKind = 'form' | 'redirect' | 'snippet' | null;

const KINDS: Readonly<Record<PaymentType, PaymentKind>> = {
  STANDARD: 'form',
  GEINS_PAY: 'redirect',
  KLARNA: 'snippet',
  SVEA: 'snippet',
  WALLEY: 'snippet',
  AVARDA: 'snippet',
};

/** The kind of a payment type. The API may have types that are newer than this checkout. */
export function paymentKind(type: PaymentType | null): PaymentKind {
  return type === null ? null : (KINDS[type] ?? null);
}
