const PARAMETER = 'loginToken';
/** OP-33: an administrator's token lives for an hour at most. */
const MAX_LIFETIME_S = 3_600;
/** Routes that take a login token. */
const ROUTES = ['account', 'preview-widgets'];

/** Whether a path or address has a login token in its query, of whatever kind. */
export function hasLoginToken(url: string): boolean {
  return new URLSearchParams(queryOf(url)).has(PARAMETER);
}

/** An address without its login token: a redirect must not carry it into the next URL, nor into its log. */
export function withoutLoginToken(url: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const query = new URLSearchParams(queryOf(address));
  if (!query.has(PARAMETER)) return url;
  query.delete(PARAMETER);
  const rest = query.toString();
  return address.split('?', 1).join('') + (rest && `?${rest}`) + (fragment === undefined ? '' : `#${fragment}`);
}

/**
 * Tells whether a visitor is about to be signed in by a login token (ROUTE-44): the route takes one, and it is a JWT of an
 * administrator that has not expired. The API checks the signature; without it the pages have no data.
 *
 * @param nowMs since 1970
 */
export function isLoginTokenVisit(route: string, query: URLSearchParams, nowMs: number): boolean {
  const token = query.get(PARAMETER);
  if (token === null || !ROUTES.includes(route)) return false;
  const { SpoofedBy, exp } = claimsOf(token);
  const isByAdministrator = typeof SpoofedBy === 'string' && SpoofedBy !== '';
  const seconds = typeof exp === 'number' ? exp - nowMs / 1_000 : 0;
  return isByAdministrator && seconds > 0 && seconds <= MAX_LIFETIME_S;
}

function claimsOf(token: string): { SpoofedBy?: unknown; exp?: unknown } {
  const segments = token.split('.');
  if (segments.length !== 3 || !segments.every((segment) => /^[\w-]+$/.test(segment))) return {};
  try {
    const claims: unknown = JSON.parse(atob((segments[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    // Not a JWT: it claims nothing.
    return {};
  }
}

function queryOf(url: string): string {
  return url.split('#', 1).join('').split('?').slice(1).join('?');
}
