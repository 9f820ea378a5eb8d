import { compact } from '@hemvaror/domain/compact';
import type { PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { StepStates_checkoutFragment } from './stepStates.generated.ts';

export type StepState = 'done' | 'current' | 'blocked';

/** How far a checkout with items has come: a zip brings shipping options, a chosen one of them brings payment. */
export function stepStates(checkout: StepStates_checkoutFragment | null): { shipping: StepState; payment: StepState } {
  const isShippingChosen = compact(checkout?.shippingOptions).some(({ isSelected }) => isSelected);
  const canPay = isShippingChosen && payableOptions(checkout?.paymentOptions).length > 0;
  return { shipping: isShippingChosen ? 'done' : 'current', payment: canPay ? 'current' : 'blocked' };
}

/** The payments whose form is ours; a provider's own checkout needs its snippet, which this page does not run. */
export function payableOptions<Option extends { paymentType: PaymentType | null }>(
  options: readonly (Option | null)[] | null | undefined,
): Option[] {
  return compact(options).filter(({ paymentType }) => paymentType === 'STANDARD');
}

/** The shopper's own choice as long as it is offered, else what the API selected, else the first. */
export function selectedOption<Option extends { id: number; isSelected: boolean }>(
  options: readonly Option[],
  wanted: number | null,
): Option | null {
  return options.find(({ id }) => id === wanted) ?? options.find(({ isSelected }) => isSelected) ?? options[0] ?? null;
}
