/**
 * The states of a payment, each with those that may follow. `open`: the shopper has not paid. `ordered`: the order is written, the money
 * not captured. `voiding`: the money has to be returned. `onHold`: the provider refused to capture, and a person has to decide.
 * `captured`, `voided` and `ended`, without money, are final.
 */
const NEXT_STATES = {
  open: ['ordered', 'voiding', 'ended'],
  ordered: ['captured', 'onHold'],
  captured: [],
  onHold: ['captured', 'voiding'],
  voiding: ['voided'],
  voided: [],
  ended: [],
} as const;

export type PaymentState = keyof typeof NEXT_STATES;

/** A change of the state that is allowed. */
export type PaymentStep = {
  [From in PaymentState]: { from: From; to: (typeof NEXT_STATES)[From][number] };
}[PaymentState];

/** @throws Error for a state of a later release */
export function paymentStateFrom(text: string): PaymentState {
  if (isPaymentState(text)) return text;
  throw new Error(`Unknown payment state "${text}". Expected one of ${Object.keys(NEXT_STATES).join(', ')}.`);
}

function isPaymentState(text: string): text is PaymentState {
  return Object.hasOwn(NEXT_STATES, text);
}

/** `due`: the provider has not paid it back. `refused`: it will not, and a person has to decide. */
export type RefundState = 'due' | 'done' | 'refused';
