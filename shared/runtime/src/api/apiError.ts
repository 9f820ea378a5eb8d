import type { GraphQLRefusal } from './operations.ts';

/**
 * How a call to the API can fail: ERR-01 (status), ERR-02 (missing), ERR-03 (parse), no response, GraphQL errors. `user`: not
 * sent, because the page shows another user than the session cookie.
 */
export type ApiErrorKind = 'status' | 'missing' | 'parse' | 'network' | 'graphql' | 'user';

interface ApiErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number | undefined;
  refusals?: readonly GraphQLRefusal[];
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status of the response; 503 without a response, 409 for a mutation that was not sent. */
  readonly status: number;
  /** For the status 429: seconds until the next attempt, if the response states them. */
  readonly retryAfterSeconds: number | undefined;
  /** The GraphQL errors of the kind `graphql`; empty for other kinds. */
  readonly refusals: readonly GraphQLRefusal[];

  constructor(kind: ApiErrorKind, status: number, message: string, options: ApiErrorOptions = {}) {
    const { retryAfterSeconds, refusals = [], ...rest } = options;
    super(message, rest);
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.refusals = refusals;
  }
}

/** Recognizes an ApiError by its shape: two releases contain two copies of a class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'kind' in error;
}
