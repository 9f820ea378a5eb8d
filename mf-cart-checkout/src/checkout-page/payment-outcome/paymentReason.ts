/** Why the shopper has not paid. No money was taken. */
const UNPAID_REASONS = ['refused', 'blocked', 'canceled', 'expired', 'failed'] as const;

/** Why a paid cart did not become an order. The money is released. */
const UNORDERED_REASONS = [
  'cartChanged',
  'alreadyOrdered',
  'outOfStock',
  'amountDiffers',
  'creditSpent',
  'addressRefused',
  'codeUsedUp',
  'customerBlocked',
  'limitReached',
  'notDeliverable',
  'termsNotAccepted',
  'totalChanged',
  'fieldsInvalid',
  'unavailable',
] as const;

type UnpaidReason = (typeof UNPAID_REASONS)[number];
type UnorderedReason = (typeof UNORDERED_REASONS)[number];

/** Why a payment gave no order, for the shopper who returns to the checkout. `failed` without a reason of the API. */
export type PaymentReason = UnpaidReason | UnorderedReason;

/** Parameter of the checkout's address that names the reason. */
export const REASON_PARAMETER = 'payment';

/** The reason for a text of the API or of the address. */
export function paymentReason(text: string | null | undefined): PaymentReason {
  return [...UNPAID_REASONS, ...UNORDERED_REASONS].find((reason) => reason === text) ?? 'failed';
}

/** Whether the shopper had paid: then the money is released. */
export function isUnordered(reason: PaymentReason): reason is UnorderedReason {
  return UNORDERED_REASONS.some((unordered) => unordered === reason);
}
