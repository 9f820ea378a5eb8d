import { isApiError } from '@hemvaror/runtime/api/apiError';
import type { FormOutcome } from './account-panel/useAccountForm.ts';
import { PasswordNeeded, RateLimited } from './queryAsCustomer.ts';

const RATE_LIMITED = 429;
/** For a rate limit of the network edge, which counts requests of the last seconds. */
const DEFAULT_RETRY_SECONDS = 60;

/** The form outcome of an operation that was not executed. */
export function failedOutcome(error: unknown): FormOutcome & { ok: false } {
  if (error instanceof PasswordNeeded) return { ok: false, reason: 'passwordNeeded' };
  if (error instanceof RateLimited) return limitedOutcome(error);
  if (!isApiError(error)) return { ok: false, reason: 'failed' };
  if (error.kind === 'network') return { ok: false, reason: 'unreachable' };
  if (error.kind === 'user') return { ok: false, reason: 'otherUser' };
  return error.status === RATE_LIMITED ? limitedOutcome(error) : { ok: false, reason: 'failed' };
}

function limitedOutcome({ retryAfterSeconds = DEFAULT_RETRY_SECONDS }: { retryAfterSeconds: number | undefined }) {
  return { ok: false, reason: 'tooManyAttempts', retryAfterSeconds } as const;
}
