import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { cookieValue } from '@hemvaror/runtime/state/cookies';

const LOGIN_COOKIES = [AUTH_COOKIES.user, AUTH_COOKIES.token, AUTH_COOKIES.bearer];

/** Whether a request has a cookie that names the visitor, valid or not. */
export function hasLoginCookie(cookies: string | undefined): boolean {
  return LOGIN_COOKIES.some((name) => cookieValue(cookies, name) !== undefined);
}

/**
 * The Cache-Control header of documents and redirects. Private ones are not stored: the back button on a shared computer
 * must not show them again.
 */
export function cacheControl(isPrivate: boolean): string {
  return isPrivate ? 'private, no-store' : 'private, no-cache';
}
