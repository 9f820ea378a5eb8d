/** How a call to the API can fail: ERR-01 (status), ERR-02 (missing), ERR-03 (parse), no answer, GraphQL errors. */
export type ApiErrorKind = 'status' | 'missing' | 'parse' | 'network' | 'graphql';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status of the answer; 503 when none came. */
  readonly status: number;

  constructor(kind: ApiErrorKind, status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}

/** Recognizes an ApiError by its shape: two releases carry two copies of a class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'kind' in error;
}
