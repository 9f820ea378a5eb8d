/** Cookies of a signed-in customer, by what they hold. */
export const AUTH_COOKIES = {
  /** The token, for as long as it lives (AUTH-24, AUTH-26). */
  token: 'ralph-auth',
  /** The same token, as the GraphQL client sends it (AUTH-28, OP-28). */
  bearer: 'apollo-token',
  /** The e-mail address: the server renders the header by it. */
  user: 'ralph-user',
  /** Seconds that the user cookie lives; a refresh writes it anew for as long. */
  userMaxAge: 'ralph-user-maxage',
  /** `PERSON` or `ORGANIZATION`; outlives the session, so that the next one begins with it (AUTH-22). */
  customerType: 'ralph-user-type',
} as const;

/** AUTH-25 */
export const USER_MAX_AGE_SECONDS = { remembered: 604_800, forgotten: 1_800 } as const;
/** AUTH-27 */
export const CUSTOMER_TYPE_MAX_AGE_SECONDS = 31_536_000;
/** AUTH-28 */
export const BEARER_LIFETIME_DAYS = 7;
