import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';
import type { FormOutcome } from './account-panel/useAccountForm.ts';

/** Default for a rate limit without a duration. */
const DEFAULT_RETRY_SECONDS = 900;

/** The form outcome of a refused operation; null without a refusal. */
export function outcomeOf([refusal]: readonly GraphQLRefusal[]): FormOutcome | null {
  if (!refusal) return null;
  const { code, retryAfterSeconds = DEFAULT_RETRY_SECONDS } = refusal;
  if (code === 'TOO_MANY_ATTEMPTS') return { ok: false, reason: 'tooManyAttempts', retryAfterSeconds };
  if (code === 'PASSWORD_TOO_COMMON') return { ok: false, reason: 'commonPassword' };
  return { ok: false, reason: 'failed' };
}
