/** The fields of `ApiError` that decide the text. `status` is an HTTP status, 0 without a response. */
interface FailedQuery {
  kind: string;
  status: number;
  message: string;
}

/** What a shopper is told of a query that failed. */
export interface QueryFailure {
  /** HTTP status that the error page has: 503 where trying again may help, otherwise 500. */
  status: number;
  message: string;
}

/**
 * How a failed call to the API is told (ERR-04 … ERR-08): our own words for how it failed. The API's words, and those of
 * any other error, are for developers.
 */
export function queryFailure({ kind, status, message }: FailedQuery): QueryFailure {
  return {
    status: status >= 500 ? 503 : 500,
    message: kind === 'graphql' ? 'The API answered with an error' : message,
  };
}
