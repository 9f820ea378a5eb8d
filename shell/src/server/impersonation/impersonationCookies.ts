import { AUTH_COOKIES, USER_MAX_AGE_SECONDS } from '@hemvaror/runtime/auth/authCookies';
import { CART_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { cookieText } from '@hemvaror/runtime/state/cookies';
import type { Impersonation } from './exchangeLoginToken.ts';

/** The cookies of a session as a customer. Without the cart of the member of staff. */
export function impersonationCookies({ token, userName, maxAgeSeconds }: Impersonation, isSecure: boolean): string[] {
  return [
    cookieText(AUTH_COOKIES.token, token, maxAgeSeconds, isSecure),
    cookieText(AUTH_COOKIES.bearer, token, maxAgeSeconds, isSecure),
    cookieText(AUTH_COOKIES.user, userName, maxAgeSeconds, isSecure),
    cookieText(AUTH_COOKIES.userMaxAge, String(USER_MAX_AGE_SECONDS.forgotten), maxAgeSeconds, isSecure),
    cookieText(CART_COOKIE, '', 0, isSecure),
  ];
}

/** Removes the session and its cart. */
export function expiredImpersonationCookies(isSecure: boolean): string[] {
  const { token, bearer, user, userMaxAge } = AUTH_COOKIES;
  return [token, bearer, user, userMaxAge, CART_COOKIE].map((name) => cookieText(name, '', 0, isSecure));
}
