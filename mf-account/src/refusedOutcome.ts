import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { GraphQLRefusal } from '@hemvaror/runtime/api/operations';
import type { FormOutcome } from './account-panel/useAccountForm.ts';

/** The form outcome of a refused operation; null without a refusal. */
export function outcomeOf(refusals: readonly GraphQLRefusal[]): FormOutcome | null {
  if (refusals.length === 0) return null;
  const limit = attemptLimit({ refusals });
  if (limit) return { ok: false, ...limit };
  const isCommon = refusals.some(({ code }) => code === 'PASSWORD_TOO_COMMON');
  return { ok: false, reason: isCommon ? 'commonPassword' : 'failed' };
}
