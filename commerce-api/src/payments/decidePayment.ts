import type { PaymentReason } from '../model/payments.ts';
import type { ProviderStatus } from './paymentProvider.ts';

/** The next step of an open payment. `void` returns money that was authorized for an order that cannot be written. */
export type PaymentDecision =
  | { step: 'wait' }
  | { step: 'end'; reason: PaymentReason }
  | { step: 'void'; reason: PaymentReason }
  | { step: 'order' };

interface PaymentData {
  amountMinor: number;
  currency: string;
  /** Whether the cart still has the lines and the code that the amount is for. */
  isCartUnchanged: boolean;
  isCartOrdered: boolean;
}

/** Decides what follows from the provider's status. Call it with the locks of the cart and the payment. */
export function decidePayment(payment: PaymentData, status: ProviderStatus | { state: 'expired' }): PaymentDecision {
  const { state } = status;
  if (state === 'open' || state === 'pending') return { step: 'wait' };
  if (state !== 'authorized' && state !== 'captured') return { step: 'end', reason: state };
  if (payment.isCartOrdered) return { step: 'void', reason: 'alreadyOrdered' };
  if (status.amountMinor !== payment.amountMinor || status.currency !== payment.currency) {
    return { step: 'void', reason: 'amountDiffers' };
  }
  return payment.isCartUnchanged ? { step: 'order' } : { step: 'void', reason: 'cartChanged' };
}
