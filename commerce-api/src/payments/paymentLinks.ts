/** Path prefix on the shop's origin that the shell and the edge forward to this API: webhooks, and pages of the sandbox. */
export const PAYMENTS_PREFIX = '/payments';
