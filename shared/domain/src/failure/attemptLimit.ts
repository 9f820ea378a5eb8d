import { isRecord } from '../isRecord.ts';

/** The shopper, or a network that the shopper shares, has sent too many requests of one kind. */
export interface AttemptLimit {
  reason: 'tooManyAttempts';
  /** Whole minutes until the next attempt is allowed; at least 1. */
  waitMinutes: number;
}

const REASON = 'tooManyAttempts';
const REFUSAL_CODE = 'TOO_MANY_ATTEMPTS';
const STATUS = 429;
/** For a limit of the API that states no time: as long as its shortest window. */
const DEFAULT_WAIT_SECONDS = 900;
/** For a status without Retry-After: the network edge counts the requests of the last seconds. */
const DEFAULT_EDGE_WAIT_SECONDS = 60;

/**
 * Returns the limit that a request has reached, or null if it failed for another reason.
 *
 * @param failure an error or an outcome, recognized by its shape: an `ApiError` (its status, or the refusals of its GraphQL
 * errors), the result of `executeWithRefusals`, an outcome of the auth client, or a limit
 */
export function attemptLimit(failure: unknown): AttemptLimit | null {
  if (!isRecord(failure)) return null;
  const { status, reason, waitMinutes, retryAfterSeconds, refusals } = failure;
  if (reason === REASON && typeof waitMinutes === 'number') return { reason, waitMinutes };
  if (reason === REASON) return limitAfter(retryAfterSeconds, DEFAULT_WAIT_SECONDS);
  if (status === STATUS) return limitAfter(retryAfterSeconds, DEFAULT_EDGE_WAIT_SECONDS);
  const errors: unknown[] = Array.isArray(refusals) ? refusals : [];
  const refusal = errors.filter(isRecord).find(({ code }) => code === REFUSAL_CODE);
  return refusal ? limitAfter(refusal['retryAfterSeconds'], DEFAULT_WAIT_SECONDS) : null;
}

function limitAfter(seconds: unknown, defaultSeconds: number): AttemptLimit {
  const wait = typeof seconds === 'number' ? seconds : defaultSeconds;
  return { reason: REASON, waitMinutes: Math.max(1, Math.ceil(wait / 60)) };
}
