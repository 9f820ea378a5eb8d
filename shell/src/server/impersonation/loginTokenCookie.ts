import { LOGIN_TOKEN_COOKIES } from '@hemvaror/domain/site/cookieNames';
import { cookieText, cookieValue } from '@hemvaror/runtime/state/cookies';

/** Long enough for the redirect and the form that uses the token. */
const MAX_AGE_SECONDS = 60;
/** A cookie has at most 4 kB. */
const TOKEN = /^[\w-]{1,1500}\.[\w-]{1,1500}\.[\w-]{1,500}$/;

const nameOf = (isSecure: boolean) => (isSecure ? LOGIN_TOKEN_COOKIES.secure : LOGIN_TOKEN_COOKIES.plain);

/** The Set-Cookie header that moves a login token out of the address; undefined if the text is no token. */
export function loginTokenCookie(token: string, isSecure: boolean): string | undefined {
  return TOKEN.test(token) ? httpOnly(token, MAX_AGE_SECONDS, isSecure) : undefined;
}

/** The Set-Cookie header that removes the cookie. */
export function expiredLoginTokenCookie(isSecure: boolean): string {
  return httpOnly('', 0, isSecure);
}

/** @returns undefined without a login token */
export function loginTokenFrom(cookies: string | undefined, isSecure: boolean): string | undefined {
  const token = cookieValue(cookies, nameOf(isSecure));
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

function httpOnly(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${cookieText(nameOf(isSecure), token, maxAgeSeconds, isSecure)}; HttpOnly`;
}
