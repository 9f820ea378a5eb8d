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

interface RememberedUser {
  userName: string;
  /** How long this browser shows the user, in seconds. */
  maxAgeSeconds: number;
}

/** Writes everything that a page and the server know a signed-in customer by. */
export function writeSessionCookies({ token, maxAgeSeconds }: IssuedToken, user: RememberedUser): void {
  writeCookie(AUTH_COOKIES.token, token, maxAgeSeconds);
  writeBearerCookie(token);
  writeCookie(AUTH_COOKIES.user, user.userName, user.maxAgeSeconds);
  writeCookie(AUTH_COOKIES.userMaxAge, String(user.maxAgeSeconds), user.maxAgeSeconds);
}

/**
 * The cookie that requests to the API take their token from.
 *
 * @param lifetimeDays after which the browser drops it (AUTH-19)
 */
export function writeBearerCookie(token: string, lifetimeDays: number = BEARER_LIFETIME_DAYS): void {
  writeCookie(AUTH_COOKIES.bearer, token, lifetimeDays * SECONDS_PER_DAY);
}

/**
 * The customer type stays: it is what the next session begins with (AUTH-22).
 *
 * @param mayReturn whether the session may only be out of reach; then what the shopper chose at its login stays too
 */
export function removeSessionCookies(mayReturn = false): void {
  removeCookie(AUTH_COOKIES.token);
  removeCookie(AUTH_COOKIES.bearer);
  removeCookie(AUTH_COOKIES.user);
  if (!mayReturn) removeCookie(AUTH_COOKIES.userMaxAge);
}

/** @returns undefined when this browser shows nobody */
export function storedUserName(): string | undefined {
  return readCookie(AUTH_COOKIES.user) || undefined;
}

/** How long this browser was told to show its user, in seconds. */
export function storedMaxAgeSeconds(): number {
  const { remembered, forgotten } = USER_MAX_AGE_SECONDS;
  // Anyone may write cookies: only the two lifetimes that there are come back out of it.
  return readCookie(AUTH_COOKIES.userMaxAge) === String(remembered) ? remembered : forgotten;
}

export function storeCustomerType(type: CustomerType): void {
  writeCookie(AUTH_COOKIES.customerType, type, CUSTOMER_TYPE_MAX_AGE_SECONDS);
}

export function storedCustomerType(): CustomerType | undefined {
  const value = readCookie(AUTH_COOKIES.customerType);
  return value === 'PERSON' || value === 'ORGANIZATION' ? value : undefined;
}
