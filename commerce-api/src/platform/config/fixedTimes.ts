/** Intervals and timeouts that no setting changes. Tests start a server with shorter ones. */
export interface FixedTimes {
  /** Interval at which the listening connection is checked, and the longest wait for its response. */
  databaseHeartbeatMs: number;
  /** Interval of the check for payments whose shopper or webhook never came back. */
  paymentCheckMs: number;
  /** Longest wait for an answer of a payment provider. */
  paymentTimeoutMs: number;
  /** Interval of the check for orders whose buyers are invited to review. */
  invitationCheckMs: number;
  /** Wait of a mail after its first failure; it doubles with each further one, up to an hour. */
  mailRetryMs: number;
}

export const FIXED_TIMES: FixedTimes = {
  databaseHeartbeatMs: 5_000,
  paymentCheckMs: 15_000,
  paymentTimeoutMs: 10_000,
  invitationCheckMs: 600_000,
  mailRetryMs: 30_000,
};
