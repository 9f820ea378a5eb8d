const NAME = 'PageError';

/**
 * A failure that the shopper can be told about: 404 no such page, 410 gone for good, 503 try again later.
 * Thrown by loaders; the slot's boundary catches it.
 */
export class PageError extends Error {
  override readonly name = NAME;
  /** HTTP status, 400 to 599; the server answers with it. */
  readonly status: number;

  /** @param what for developers, never shown to shoppers */
  constructor(status: number, what: string) {
    super(what);
    this.status = status;
  }
}

/**
 * Recognizes a `PageError` by its shape: two releases carry two copies of the class, and one that crossed from the
 * server to the browser is a plain object, so `instanceof` would say no.
 *
 * @param status asks for this status only
 */
export function isPageError(error: unknown, status?: number): error is Pick<PageError, 'name' | 'status' | 'message'> {
  if (typeof error !== 'object' || error === null) return false;
  if (!('name' in error && error.name === NAME && 'status' in error && typeof error.status === 'number')) return false;
  return status === undefined || error.status === status;
}
