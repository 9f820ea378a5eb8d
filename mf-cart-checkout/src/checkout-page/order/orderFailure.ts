import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';

/** Why an order was not placed. `unreachable`: the API did not respond, so the order may have been placed. */
export type OrderFailure =
  | 'generic'
  | 'error'
  | 'outOfStock'
  | 'promoCode'
  | 'blocked'
  | 'identity'
  | 'country'
  | 'tooMany'
  | 'provider'
  /** The prices or the lines are not those that were shown. */
  | 'changed'
  | 'unreachable';

const KINDS = new Map<string, OrderFailure>([
  ['INVALID_IDENTITY_NUMBER', 'identity'],
  ['COUNTRY_NOT_DELIVERED', 'country'],
  ['TOO_MANY_ATTEMPTS', 'tooMany'],
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
    const kind = KINDS.get(code ?? '');
    if (kind) return kind;
  }
  return 'generic';
}
