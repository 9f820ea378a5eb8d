import { readCookie, removeCookie, writeCookie } from '@storefront/store/cookies';
import type { CustomerType } from '@storefront/store/siteSlice';
import {
  AUTH_COOKIES,
  BEARER_LIFETIME_DAYS,
  CUSTOMER_TYPE_MAX_AGE_SECONDS,
  USER_MAX_AGE_SECONDS,
} from './authCookies.ts';
import type { IssuedToken } from './authClient.ts';

const SECONDS_PER_DAY = 86_400;

export interface RememberedUser {
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

/** The customer type stays: it is what the next session begins with (AUTH-22). */
export function removeSessionCookies(): void {
  removeCookie(AUTH_COOKIES.token);
  removeCookie(AUTH_COOKIES.bearer);
  removeCookie(AUTH_COOKIES.user);
  removeCookie(AUTH_COOKIES.userMaxAge);
}

/** @returns null when this browser shows nobody */
export function rememberedUser(): RememberedUser | null {
  const userName = readCookie(AUTH_COOKIES.user);
  const { remembered, forgotten } = USER_MAX_AGE_SECONDS;
  // Anyone may write cookies: only the two lifetimes that there are come back out of it.
  const maxAgeSeconds = readCookie(AUTH_COOKIES.userMaxAge) === String(remembered) ? remembered : forgotten;
  return userName ? { userName, maxAgeSeconds } : null;
}

export function rememberCustomerType(type: CustomerType): void {
  writeCookie(AUTH_COOKIES.customerType, type, CUSTOMER_TYPE_MAX_AGE_SECONDS);
}

export function rememberedCustomerType(): CustomerType | undefined {
  const value = readCookie(AUTH_COOKIES.customerType);
  return value === 'PERSON' || value === 'ORGANIZATION' ? value : undefined;
}
