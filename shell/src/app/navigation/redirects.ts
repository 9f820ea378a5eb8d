import { redirect } from 'react-router-dom';

/** ERR-14: found elsewhere for now; a permanent move is remembered by browsers for good. */
const DEFAULT_STATUS = 302;

const MARKER = 'ERR_REDIRECT';

interface RedirectOptions {
  status?: 301 | 302 | 303 | 307 | 308;
  /** Takes the browser to another site without an entry in its history. The server has none, and answers instead. */
  replaceLocation?: ((href: string) => void) | undefined;
}

/**
 * Ends a loader or a guard on its way to another address: `redirectTo('/en')`. Within the site the router goes there, and
 * the server answers with the status. In the browser another site replaces this one, and what waits for the loader is told
 * by a marker that there is nothing more to come (ERR-13).
 *
 * @param to a path of the site, or an absolute address
 * @throws always: a Response, or the marker that `isRedirectMarker` knows
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
