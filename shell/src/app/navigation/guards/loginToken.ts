const PARAMETER = 'loginToken';

/** Whether the query of a path or address has a login token, valid or not (OP-33). */
export function hasLoginToken(url: string): boolean {
  return new URLSearchParams(queryOf(url)).has(PARAMETER);
}

/** The login token in the query of a path; undefined without one. */
export function loginTokenOf(url: string): string | undefined {
  return new URLSearchParams(queryOf(url)).get(PARAMETER) ?? undefined;
}

/** Removes the login token from an address: anyone who sees, shares or logs it would have the token. */
export function withoutLoginToken(url: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const query = new URLSearchParams(queryOf(address));
  if (!query.has(PARAMETER)) return url;
  query.delete(PARAMETER);
  const rest = query.toString();
  return address.split('?', 1).join('') + (rest && `?${rest}`) + (fragment === undefined ? '' : `#${fragment}`);
}

function queryOf(url: string): string {
  return url.split('#', 1).join('').split('?').slice(1).join('?');
}
