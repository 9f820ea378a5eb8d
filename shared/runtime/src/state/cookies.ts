import type { CookieName } from '@hemvaror/domain/site/shopCookies';

/** Cookies of the storefront: path `/`, SameSite Lax, secure on HTTPS (OP-29). */

/** @returns the URL-decoded value, or undefined if it is missing or malformed */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Lifetime of a cookie: seconds, or until the browser is closed. */
type MaxAge = number | 'session';

/** @param maxAgeSeconds 0 removes the cookie */
export function cookieText(name: CookieName, value: string, maxAgeSeconds: MaxAge, secure: boolean): string {
  const maxAge = maxAgeSeconds === 'session' ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Reads a cookie of the page. */
export function readCookie(name: string): string | undefined {
  return cookieValue(document.cookie, name);
}

/** Writes a cookie of the page. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds: MaxAge): void {
  document.cookie = cookieText(name, value, maxAgeSeconds, window.location.protocol === 'https:');
}

/** Removes a cookie of the page. */
export function removeCookie(name: CookieName): void {
  writeCookie(name, '', 0);
}
