/** Ages of personal data that no setting changes. The privacy page states them. */

/** Lifetime of a key for a new password, from the creation of its mail. */
export const RESET_KEY_MINUTES = 60;
/** Lifetime of the key that ends invitations to review, from the creation of its mail. */
export const REVIEW_KEY_DAYS = 90;
/** Lifetime of a mutation with an `x-idempotency-key` and its response. */
export const IDEMPOTENT_REQUEST_HOURS = 24;
/** The longest window of the limits that are not settings. */
export const LONGEST_FIXED_WINDOW_SECONDS = 86_400;
