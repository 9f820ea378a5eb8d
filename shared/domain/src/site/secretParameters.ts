/** Parameters of a confirmation's address that payment providers return. */
export const ORDER_SECRETS = ['cartid', 'email'] as const;

/** Key of a mailed link, with which a new password can be set. */
export const RESET_SECRETS = ['resetKey'] as const;

/** Query parameters that pages remove from the address once they have read them (`useHiddenQuery`). */
const SECRET_PARAMETERS = [...ORDER_SECRETS, ...RESET_SECRETS] as const;

/** The page of an order: anyone with its id can cancel the order. */
const ORDER_PAGE = /\/order\/[^/]+\/?$/i;

/** Whether scripts of other origins must not see the address: its path or query has a secret. */
export function isSecretAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search);
  return ORDER_PAGE.test(pathname) || SECRET_PARAMETERS.some((name) => query.has(name));
}
