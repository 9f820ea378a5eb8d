import { GraphQLError } from 'graphql';

/** Codes that clients may tell apart by `extensions.code`. */
export type RefusalCode =
  | 'BAD_INPUT'
  | 'BAD_QUANTITY'
  | 'CART_COMPLETED'
  | 'CART_EMPTY'
  | 'CART_NOT_FOUND'
  | 'CHECKOUT_INCOMPLETE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_IDENTITY_NUMBER'
  | 'InvalidPromoCode'
  | 'RequirementsNotMet'
  | 'SKU_NOT_FOUND'
  | 'TOO_MANY_ATTEMPTS'
  | 'UNAUTHENTICATED';

/** A "no" that the client is meant to read: its message and code reach the wire, unlike those of a failure. */
export function refusal(code: RefusalCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
