import { isApiError } from '@hemvaror/runtime/api/apiError';
import { failedResponse, type QueryFailure } from '@hemvaror/domain/failure/queryFailure';
import type { SearchState } from './searchSession.ts';

/**
 * The failure for the error page (ERR-06, OP-20). Returns null for network errors: the dropdown reports them, and page and
 * text are preserved.
 */
export function apiFailureOf(state: SearchState): QueryFailure | null {
  if (state.status !== 'failed') return null;
  const { error } = state;
  return isApiError(error) ? failedResponse(error) : null;
}
