/** The fields of `ApiError` that determine the message. `status` is an HTTP status, 0 without a response. */
interface FailedQuery {
  kind: string;
  status: number;
  message: string;
}

/** The status and message of the error page for a failed query. */
export interface QueryFailure {
  /** HTTP status of the error page: 503 if a retry may help, otherwise 500. */
  status: number;
  message: string;
}

/**
 * Returns the status and message for a failed call to the API (ERR-04 … ERR-08). Messages of GraphQL errors are for
 * developers and never shown.
 */
export function queryFailure({ kind, status, message }: FailedQuery): QueryFailure {
  return {
    status: status >= 500 ? 503 : 500,
    message: kind === 'graphql' ? 'The API answered with an error' : message,
  };
}

/**
 * Returns the status and message for a failed response to a query outside a page's loader. Returns null if there was no
 * response: a short loss of the connection must not replace the page (ADR 0020).
 */
export function failedResponse(failed: FailedQuery): QueryFailure | null {
  return failed.kind === 'network' ? null : queryFailure(failed);
}
