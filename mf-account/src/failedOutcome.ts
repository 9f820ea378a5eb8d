import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import type { FormOutcome } from './account-panel/useAccountForm.ts';
import { PasswordNeeded } from './queryAsCustomer.ts';

/** The form outcome of an operation that was not executed. */
export function failedOutcome(error: unknown): FormOutcome & { ok: false } {
  if (error instanceof PasswordNeeded) return { ok: false, reason: 'passwordNeeded' };
  const limit = attemptLimit(error);
  if (limit) return { ok: false, ...limit };
  if (!isApiError(error)) return { ok: false, reason: 'failed' };
  if (error.kind === 'network') return { ok: false, reason: 'unreachable' };
  return { ok: false, reason: error.kind === 'user' ? 'otherUser' : 'failed' };
}
