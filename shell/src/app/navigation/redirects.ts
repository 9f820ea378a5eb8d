import { redirect } from 'react-router-dom';

/** ERR-14: temporary, as browsers cache permanent redirects without expiry. */
const DEFAULT_STATUS = 302;

const MARKER = 'ERR_REDIRECT';

interface RedirectOptions {
  status?: 301 | 302 | 303 | 307 | 308;
  /** Opens another site without a history entry. Undefined on the server, which sends a response instead. */
  replaceLocation?: ((href: string) => void) | undefined;
}

/**
 * Ends a loader or a guard with a redirect: `redirectTo('/en')`. Within the site the router navigates, and the server responds
 * with the status. In the browser an external address replaces the location, and the loader throws a marker, because it has
 * no result (ERR-13).
 *
 * @param to a path of the site, or an absolute address
 * @throws always: a Response, or the marker that `isRedirectMarker` recognizes
 */
export function redirectTo(
  to: string,
  { status = DEFAULT_STATUS, replaceLocation = inBrowser() }: RedirectOptions = {},
): never {
  if (!isExternal(to) || !replaceLocation) throw redirect(to, status);
  replaceLocation(to);
  throw new Error(MARKER);
}

export function isRedirectMarker(error: unknown): boolean {
  return error instanceof Error && error.message === MARKER;
}

function isExternal(to: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(to);
}

function inBrowser(): ((href: string) => void) | undefined {
  return typeof window === 'undefined' ? undefined : (href) => window.location.replace(href);
}
