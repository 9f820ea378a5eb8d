import { present } from '@storefront/domain/present';
import type { CheckoutAnswer } from './checkoutAnswer.ts';

export type StepState = 'done' | 'current' | 'blocked';
type Offer = Pick<CheckoutAnswer, 'shippingOptions' | 'paymentOptions'>;
type PaymentOption = NonNullable<NonNullable<Offer['paymentOptions']>[number]>;

/** How far a checkout with items has come: a zip brings shipping options, a chosen one of them brings payment. */
export function stepStates(offer: Offer | null): { shipping: StepState; payment: StepState } {
  const isShippingChosen = present(offer?.shippingOptions).some(({ isSelected }) => isSelected);
  const canPay = isShippingChosen && payableOptions(offer).length > 0;
  return { shipping: isShippingChosen ? 'done' : 'current', payment: canPay ? 'current' : 'blocked' };
}

/** The payments whose form is ours; a provider's own checkout needs its snippet, which this page does not run. */
export function payableOptions(offer: Pick<Offer, 'paymentOptions'> | null): PaymentOption[] {
  return present(offer?.paymentOptions).filter(({ paymentType }) => paymentType === 'STANDARD');
}

/** The shopper's own choice as long as it is offered, else what the API selected, else the first. */
export function selectedOption<Option extends { id: number; isSelected: boolean }>(
  options: readonly Option[],
  wanted: number | null,
): Option | null {
  return options.find(({ id }) => id === wanted) ?? options.find(({ isSelected }) => isSelected) ?? options[0] ?? null;
}
