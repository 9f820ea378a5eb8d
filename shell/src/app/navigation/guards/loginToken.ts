const PARAMETER = 'loginToken';
/** OP-33: an administrator's token is valid for at most an hour. */
const MAX_LIFETIME_S = 3_600;
/** Routes that accept a login token. */
const ROUTES = ['account', 'preview-widgets'];

/** Whether the query of a path or address has a login token, valid or not. */
export function hasLoginToken(url: string): boolean {
  return new URLSearchParams(queryOf(url)).has(PARAMETER);
}

/** Removes the login token from an address: a redirect must not copy it into the next URL and its log. */
export function withoutLoginToken(url: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const query = new URLSearchParams(queryOf(address));
  if (!query.has(PARAMETER)) return url;
  query.delete(PARAMETER);
  const rest = query.toString();
  return address.split('?', 1).join('') + (rest && `?${rest}`) + (fragment === undefined ? '' : `#${fragment}`);
}

/**
 * Whether a login token is about to log a visitor in (ROUTE-44): the route accepts one, and it is a JWT of an
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
    // Not a JWT: there are no claims.
    return {};
  }
}

function queryOf(url: string): string {
  return url.split('#', 1).join('').split('?').slice(1).join('?');
}
