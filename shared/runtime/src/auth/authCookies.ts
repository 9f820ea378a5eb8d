/** Cookies of a logged-in customer, by content. */
export const AUTH_COOKIES = {
  /** The token, for its lifetime (AUTH-24, AUTH-26). */
  token: 'ralph-auth',
  /** The same token, as the GraphQL client sends it (AUTH-28, OP-28). */
  bearer: 'apollo-token',
  /** The e-mail address, with which the server renders the header. */
  user: 'ralph-user',
  /** Lifetime of the user cookie in seconds; a refresh renews the cookie for the same time. */
  userMaxAge: 'ralph-user-maxage',
  /** `PERSON` or `ORGANIZATION`; outlives the session, as the initial value of the next one (AUTH-22). */
  customerType: 'ralph-user-type',
} as const;

/** AUTH-25 */
export const USER_MAX_AGE_SECONDS = { remembered: 604_800, forgotten: 1_800 } as const;
/** AUTH-27 */
export const CUSTOMER_TYPE_MAX_AGE_SECONDS = 31_536_000;
/** AUTH-28 */
export const BEARER_LIFETIME_DAYS = 7;
