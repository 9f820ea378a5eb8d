import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';

/** Why an order was not placed. `unreachable`: the API did not respond, so the order may have been placed. */
export type OrderFailure = OrderFailureReason | AttemptLimit;
export type OrderFailureReason =
  | 'generic'
  | 'error'
  | 'outOfStock'
  | 'promoCode'
  | 'blocked'
  | 'identity'
  /** A field that is missing or invalid for the API. */
  | 'incomplete'
  | 'tooManyItems'
  | 'country'
  | 'provider'
  /** The prices or the lines are not those that were shown. */
  | 'changed'
  | 'unreachable';

const REASONS = new Map<string, OrderFailureReason>([
  ['INVALID_IDENTITY_NUMBER', 'identity'],
  ['CHECKOUT_INCOMPLETE', 'incomplete'],
  ['TOO_MANY_ITEMS', 'tooManyItems'],
  ['COUNTRY_NOT_DELIVERED', 'country'],
  ['PAYMENT_UNAVAILABLE', 'provider'],
  ['TOTAL_CHANGED', 'changed'],
  ['INSUFFICIENT_STOCK', 'outOfStock'],
  ['SKU_NOT_FOUND', 'outOfStock'],
  ['InvalidPromoCode', 'promoCode'],
  ['RequirementsNotMet', 'promoCode'],
  ['CUSTOMER_BLACKLISTED', 'blocked'],
  ['INSUFFICIENT_BALANCE', 'error'],
  ['CART_EMPTY', 'error'],
  ['CART_COMPLETED', 'error'],
]);

/** The failure for the refusal codes of an order. Unknown codes are generic (CHECKOUT-17 to CHECKOUT-20). */
export function orderFailure(refusals: readonly Pick<GraphQLRefusal, 'code'>[]): OrderFailure {
  for (const { code } of refusals) {
    const reason = REASONS.get(code ?? '');
    if (reason) return reason;
  }
  return attemptLimit({ refusals }) ?? 'generic';
}
