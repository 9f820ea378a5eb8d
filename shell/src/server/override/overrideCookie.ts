import { overrideText, type Overrides } from './overrideText.ts';

export const OVERRIDE_COOKIE = 'override';

/**
 * Ends with the browser, and no script reads it. Lax rather than Strict: a link from elsewhere should open the shop as
 * the developer has set it.
 *
 * @param overrides none remove the cookie
 */
export function overrideCookie(overrides: Overrides, secure: boolean): string {
  const life = overrides.size === 0 ? '; Max-Age=0' : '';
  const value = encodeURIComponent(overrideText(overrides));
  return `${OVERRIDE_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${life}${secure ? '; Secure' : ''}`;
}
