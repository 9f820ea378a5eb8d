/*
 * The query `action=login` opens the account panel on its login (ROUTE-49). The authenticated guard adds `next`: the
 * requested page, which opens after the login.
 */

/** The home page with the login open, and `path` as the page after it. */
export function loginRequestPath(home: string, path: string): string {
  return `${home}?${new URLSearchParams({ action: 'login', next: path }).toString()}`;
}

/** @param search query of the current address */
export function isLoginRequested(search: string): boolean {
  return new URLSearchParams(search).get('action') === 'login';
}

/**
 * The page after the login, as a path. Returns null without one, and for an address of another origin: anyone can write such
 * a link.
 *
 * @param search query of the current address
 * @param origin of the site
 */
export function pageAfterLogin(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!isLoginRequested(search) || next === null || !next.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
