const NAME = 'PageError';

/**
 * An error with an explanation for the shopper: 404 not found, 410 removed permanently, 503 try again later. Thrown by
 * loaders and caught by the error boundary of the page.
 */
export class PageError extends Error {
  override readonly name = NAME;
  /** HTTP status of the server's response, 400 to 599. */
  readonly status: number;

  /** @param message for developers, never shown to shoppers */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Recognizes a `PageError` by its shape. `instanceof` fails for the class of another release, and for an error that the
 * server has serialized for the browser.
 *
 * @param status accepts only this status
 */
export function isPageError(error: unknown, status?: number): error is Pick<PageError, 'name' | 'status' | 'message'> {
  if (typeof error !== 'object' || error === null) return false;
  if (!('name' in error && error.name === NAME && 'status' in error && typeof error.status === 'number')) return false;
  return status === undefined || error.status === status;
}
