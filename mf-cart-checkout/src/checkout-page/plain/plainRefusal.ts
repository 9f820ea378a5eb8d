import type { AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { ActionResult } from '@hemvaror/runtime/contract/contract';
import type { OrderFailureReason } from '../order/orderFailure.ts';

type PlainReason = OrderFailureReason | 'invalid' | 'payment' | 'terms' | 'noShipping' | 'noPayment';

/** Why the plain checkout places no order. */
export type PlainRefusal = PlainReason | AttemptLimit;

export const PLAIN_REASONS = [
  'invalid',
  'payment',
  'terms',
  'noShipping',
  'noPayment',
  'generic',
  'error',
  'outOfStock',
  'promoCode',
  'blocked',
  'identity',
  'incomplete',
  'tooManyItems',
  'country',
  'provider',
  'changed',
  'unreachable',
] as const satisfies readonly PlainReason[];

/** The refusal as the result of a post: `{ kind: 'terms' }`, `{ kind: 'tooMany', waitMinutes: 12 }`. */
export function refusalResult(refusal: PlainRefusal): ActionResult {
  return typeof refusal === 'string' ? { kind: refusal } : { kind: 'tooMany', waitMinutes: refusal.waitMinutes };
}
