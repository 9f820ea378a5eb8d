/** Codes that clients distinguish by `extensions.code`. */
export type RefusalCode =
  | 'BAD_INPUT'
  | 'BAD_QUANTITY'
  | 'CART_COMPLETED'
  | 'CART_EMPTY'
  | 'CART_FULL'
  | 'CART_NOT_FOUND'
  | 'CHECKOUT_INCOMPLETE'
  | 'COUNTRY_NOT_DELIVERED'
  | 'CUSTOMER_BLACKLISTED'
  | 'FORBIDDEN'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INSUFFICIENT_BALANCE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_IDENTITY_NUMBER'
  | 'InvalidPromoCode'
  | 'PACKAGE_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_PROOF_REQUIRED'
  | 'ORDER_PROOF_WRONG'
  | 'ORDER_STEP_REFUSED'
  | 'PASSWORD_TOO_COMMON'
  | 'PAYMENT_UNAVAILABLE'
  | 'REAUTHENTICATION_REQUIRED'
  | 'REQUEST_IN_PROGRESS'
  | 'RequirementsNotMet'
  | 'SKU_NOT_FOUND'
  | 'TOO_COSTLY'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_ITEMS'
  | 'TOTAL_CHANGED'
  | 'UNAUTHENTICATED';

interface RefusalDetails {
  retryAfterSeconds?: number;
}

/** An expected business failure. Responses contain its message and code, unlike those of other errors. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  /** Values in `extensions` in addition to the code. */
  readonly details: RefusalDetails;
  /** The key of the limit or the address of the buyer, for the security log. Never part of a response. */
  readonly subject: string | undefined;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}, subject?: string) {
    super(message);
    this.code = code;
    this.details = details;
    this.subject = subject;
  }
}
