/**
 * Whether a route may match an address, by the fixed segments at the start of its path. Cheaper than the router, which compiles
 * and ranks every route.
 *
 * @param path in router syntax
 */
export function mayMatch(path: string, pathname: string): boolean {
  const segments = segmentsOf(decoded(pathname));
  for (const [at, segment] of segmentsOf(path).entries()) {
    if (/^[:*]/.test(segment)) return true;
    if (segments[at]?.toLowerCase() !== segment.toLowerCase()) return false;
  }
  return true;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Like the router, which matches a malformed address as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
