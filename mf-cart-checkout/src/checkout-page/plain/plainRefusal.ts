import type { OrderFailure } from '../order/orderFailure.ts';

/** Why the plain checkout places no order. */
export type PlainRefusal = OrderFailure | 'invalid' | 'terms' | 'noShipping' | 'noPayment';

export const PLAIN_REFUSALS = [
  'invalid',
  'terms',
  'noShipping',
  'noPayment',
  'generic',
  'error',
  'outOfStock',
  'promoCode',
  'blocked',
  'identity',
  'country',
  'tooMany',
  'provider',
  'changed',
  'unreachable',
] as const satisfies readonly PlainRefusal[];
