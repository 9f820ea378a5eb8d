const MANY = '1000000/hour';

/** Environment of commerce-api for benchmarks and browser tests, in which one machine places many orders. */
export const WIDE_LIMITS = {
  LOGIN_LIMIT_PER_NETWORK: '100000',
  REGISTRATION_LIMIT_PER_NETWORK: '100000',
  LIMIT_ORDERS_PER_NETWORK: MANY,
  LIMIT_ORDERS_PER_EMAIL: MANY,
  LIMIT_CARTS_PER_NETWORK: MANY,
  LIMIT_IDEMPOTENCY_KEYS_PER_NETWORK: MANY,
  LIMIT_NEWSLETTER_PER_NETWORK: MANY,
};
