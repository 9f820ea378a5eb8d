import { compact } from '@hemvaror/domain/compact';
import type { PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import { paymentKind } from '../payment-step/paymentKind.ts';
import type { SnippetSession_optionFragment } from './snippetSession.generated.ts';

/** The form of a payment provider in the checkout. */
export interface SnippetSession {
  /** Another number is another session, which needs a new frame. */
  number: number;
  methodId: number;
  paymentType: PaymentType;
  customerType: CustomerType;
  html: string;
}

/**
 * The session after an update of the checkout. The running form stays, unless the API has a new session, or the shopper has
 * chosen another method or customer type.
 *
 * @param options of the response; the selected one has the snippet
 * @returns null if the selected method has no form, or its provider did not answer
 */
export function nextSnippet(
  previous: SnippetSession | null,
  options: readonly (SnippetSession_optionFragment | null)[] | null,
  customerType: CustomerType,
): SnippetSession | null {
  const selected = compact(options).find(({ isSelected }) => isSelected);
  if (!selected?.paymentData || !selected.paymentType || paymentKind(selected.paymentType) !== 'snippet') return null;
  const isRunning =
    previous !== null &&
    previous.methodId === selected.id &&
    previous.customerType === customerType &&
    !selected.newCheckoutSession;
  if (isRunning) return previous;
  return {
    number: (previous?.number ?? 0) + 1,
    methodId: selected.id,
    paymentType: selected.paymentType,
    customerType,
    html: selected.paymentData,
  };
}
