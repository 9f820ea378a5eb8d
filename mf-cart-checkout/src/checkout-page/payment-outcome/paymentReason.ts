/** Why a payment gave no order, for the shopper who returns to the checkout. `failed` without a reason of the API. */
export type PaymentReason =
  | 'refused'
  | 'blocked'
  | 'canceled'
  | 'expired'
  | 'cartChanged'
  | 'alreadyOrdered'
  | 'outOfStock'
  | 'addressRefused'
  | 'failed';

const REASONS: readonly PaymentReason[] = [
  'refused',
  'blocked',
  'canceled',
  'expired',
  'cartChanged',
  'alreadyOrdered',
  'outOfStock',
  'addressRefused',
  'failed',
];

/** Parameter of the checkout's address that names the reason. */
export const REASON_PARAMETER = 'payment';

/** The reason for a text of the API or of the address. */
export function paymentReason(text: string | null | undefined): PaymentReason {
  return REASONS.find((reason) => reason === text) ?? 'failed';
}
