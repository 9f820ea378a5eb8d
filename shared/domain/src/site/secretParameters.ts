/** Parameters of a confirmation's address that payment providers return. */
export const ORDER_SECRETS = ['cartid', 'email'] as const;

/** Key of a mailed link, with which a new password can be set. */
export const RESET_SECRETS = ['resetKey'] as const;

/** Query parameters that pages remove from the address once they have read them (`useHiddenQuery`). */
export const SECRET_PARAMETERS = [...ORDER_SECRETS, ...RESET_SECRETS] as const;
