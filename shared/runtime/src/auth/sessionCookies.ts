import { readCookie, removeCookie, writeCookie } from '../state/cookies.ts';
import type { CustomerType } from '../state/siteSlice.ts';
import {
  AUTH_COOKIES,
  BEARER_LIFETIME_DAYS,
  CUSTOMER_TYPE_MAX_AGE_SECONDS,
  USER_MAX_AGE_SECONDS,
} from './authCookies.ts';
import type { IssuedToken } from './authClient.ts';

const SECONDS_PER_DAY = 86_400;

interface StoredUser {
  userName: string;
  /** How long this browser stores the user, in seconds. */
  maxAgeSeconds: number;
}

/** Writes the cookies that identify a logged-in customer to the page and the server. */
export function writeSessionCookies({ token, maxAgeSeconds }: IssuedToken, user: StoredUser): void {
  writeCookie(AUTH_COOKIES.token, token, maxAgeSeconds);
  writeBearerCookie(token);
  writeCookie(AUTH_COOKIES.user, user.userName, user.maxAgeSeconds);
  writeCookie(AUTH_COOKIES.userMaxAge, String(user.maxAgeSeconds), user.maxAgeSeconds);
}

/**
 * Writes the cookie from which API requests read the token.
 *
 * @param lifetimeDays until the browser removes it (AUTH-19)
 */
export function writeBearerCookie(token: string, lifetimeDays: number = BEARER_LIFETIME_DAYS): void {
  writeCookie(AUTH_COOKIES.bearer, token, lifetimeDays * SECONDS_PER_DAY);
}

/**
 * Removes the session's cookies, except the customer type, which is the initial value of the next session (AUTH-22).
 *
 * @param mayReturn whether the session may still exist at the service; if so, the remember-me choice stays too
 */
export function removeSessionCookies(mayReturn = false): void {
  removeCookie(AUTH_COOKIES.token);
  removeCookie(AUTH_COOKIES.bearer);
  removeCookie(AUTH_COOKIES.user);
  if (!mayReturn) removeCookie(AUTH_COOKIES.userMaxAge);
}

/** @returns undefined for a visitor */
export function storedUserName(): string | undefined {
  return readCookie(AUTH_COOKIES.user) || undefined;
}

/** Lifetime of the user cookie, in seconds. */
export function storedMaxAgeSeconds(): number {
  const { remembered, forgotten } = USER_MAX_AGE_SECONDS;
  // Cookies may be tampered with: return only one of the two valid lifetimes.
  return readCookie(AUTH_COOKIES.userMaxAge) === String(remembered) ? remembered : forgotten;
}

export function storeCustomerType(type: CustomerType): void {
  writeCookie(AUTH_COOKIES.customerType, type, CUSTOMER_TYPE_MAX_AGE_SECONDS);
}

export function storedCustomerType(): CustomerType | undefined {
  const value = readCookie(AUTH_COOKIES.customerType);
  return value === 'PERSON' || value === 'ORGANIZATION' ? value : undefined;
}
