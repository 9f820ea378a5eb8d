/** Addresses of the forms that begin and end a session as a customer (AUTH-32). Not below `/-/`, which the edge closes. */
export const BEGIN_IMPERSONATION_PATH = '/login-as';
export const END_IMPERSONATION_PATH = '/login-as/end';
