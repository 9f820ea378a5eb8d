import { isApiError } from '@hemvaror/runtime/api/apiError';
import { queryFailure, type QueryFailure } from '@hemvaror/domain/failure/queryFailure';
import type { SearchState } from './searchSession.ts';

/**
 * ERR-06, OP-20: a search that the API answered with a failure is told by the error page. One that it could not be asked,
 * as without a connection, is told below the field and costs the shopper neither page nor text.
 *
 * @returns what the error page says; null when it has nothing to say
 */
export function apiFailureOf(state: SearchState): QueryFailure | null {
  if (state.status !== 'failed') return null;
  const { error } = state;
  return isApiError(error) && error.kind !== 'network' ? queryFailure(error) : null;
}
