import { compact } from '@hemvaror/domain/compact';
import type { PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
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
  const canPay = isShippingSelected && payableOptions(checkout?.paymentOptions).length > 0;
  return {
    shipping: isShippingSelected && !isZipMissing ? 'done' : 'current',
    payment: canPay ? 'current' : 'blocked',
  };
}

/** The payment options that this page can render. The API may have others, which are newer than the page. */
export function payableOptions<Option extends { paymentType: PaymentType | null }>(
  options: readonly (Option | null)[] | null | undefined,
): Option[] {
  return compact(options).filter(({ paymentType }) => paymentKind(paymentType) !== null);
}

/** The option that the shopper selected, if it is still offered; else the option that the API selected; else the first. */
export function selectedOption<Option extends { id: number; isSelected: boolean }>(
  options: readonly Option[],
  preferredId: number | null,
): Option | null {
  return (
    options.find(({ id }) => id === preferredId) ?? options.find(({ isSelected }) => isSelected) ?? options[0] ?? null
  );
}
