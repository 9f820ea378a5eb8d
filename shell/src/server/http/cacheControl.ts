import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { cookieValue } from '@hemvaror/runtime/state/cookies';

const PERSONAL_COOKIES = [AUTH_COOKIES.user, AUTH_COOKIES.token, AUTH_COOKIES.bearer];

/** Whether a request says who its visitor is, truly or not. */
export function isPersonal(cookies: string | undefined): boolean {
  return PERSONAL_COOKIES.some((name) => cookieValue(cookies, name) !== undefined);
}

/**
 * The Cache-Control header of documents and redirects. A private one is stored nowhere: the back button of a shared
 * computer must not show it again.
 */
export function cacheControl(isPrivate: boolean): string {
  return isPrivate ? 'private, no-store' : 'private, no-cache';
}
