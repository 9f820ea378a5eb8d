import { OVERRIDE_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { overrideText, type Overrides } from './overrideText.ts';

/**
 * An HttpOnly session cookie. Lax rather than Strict: a link on another site should open the shop with the developer's
 * override.
 *
 * @param overrides an empty map removes the cookie
 */
export function overrideCookie(overrides: Overrides, secure: boolean): string {
  const life = overrides.size === 0 ? '; Max-Age=0' : '';
  const value = encodeURIComponent(overrideText(overrides));
  return `${OVERRIDE_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${life}${secure ? '; Secure' : ''}`;
}
