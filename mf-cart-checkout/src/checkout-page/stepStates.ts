import { compact } from '@hemvaror/domain/compact';
import { paymentKind } from './payment-step/paymentKind.ts';
import type { StepStates_checkoutFragment } from './stepStates.generated.ts';

export type StepState = 'done' | 'current' | 'blocked';

/**
 * States of the steps: payment requires a selected shipping option, which requires a zip.
 *
 * @param isZipMissing true if the shopper has requested another delivery address, without a zip yet: shipping is open again. Payment
 * stays open, as it contains the fields of that address.
 */
export function stepStates(
  checkout: StepStates_checkoutFragment | null,
  isZipMissing = false,
): { shipping: StepState; payment: StepState } {
  const isShippingSelected = compact(checkout?.shippingOptions).some(({ isSelected }) => isSelected);
  const canPay =
    isShippingSelected &&
    compact(checkout?.paymentOptions).some(({ paymentType }) => paymentKind(paymentType) !== null);
  return {
    shipping: isShippingSelected && !isZipMissing ? 'done' : 'current',
    payment: canPay ? 'current' : 'blocked',
  };
}

/** The shipping option that the shopper selected, if it is still offered; else the one that the API selected; else the first. */
export function selectedOption<Option extends { id: number; isSelected: boolean }>(
  options: readonly Option[],
  preferredId: number | null,
): Option | null {
  return (
    options.find(({ id }) => id === preferredId) ?? options.find(({ isSelected }) => isSelected) ?? options[0] ?? null
  );
}
