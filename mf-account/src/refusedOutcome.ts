import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';
import type { FormOutcome } from './account-panel/useAccountForm.ts';

/** Assumed when a rate limit does not say how long it lasts. */
const DEFAULT_RETRY_SECONDS = 900;

/** What a form says of a refused operation; null when nothing was refused. */
export function outcomeOf([refusal]: readonly GraphQLRefusal[]): FormOutcome | null {
  if (!refusal) return null;
  const { code, retryAfterSeconds = DEFAULT_RETRY_SECONDS } = refusal;
  if (code === 'TOO_MANY_ATTEMPTS') return { ok: false, reason: 'tooManyAttempts', retryAfterSeconds };
  if (code === 'PASSWORD_TOO_COMMON') return { ok: false, reason: 'commonPassword' };
  return { ok: false, reason: 'failed' };
}
