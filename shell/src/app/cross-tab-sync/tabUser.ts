import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/** User name of this tab's customer; null for a visitor. */
export function currentUser(store: Pick<AppStore, 'getState'>): string | null {
  return sessionSlice.selectors.selectUserName(store.getState());
}

/** User name of the customer who is logged in to this browser: an expired cookie counts as logged out. */
export function loggedInUser(): string | null {
  return readCookie(AUTH_COOKIES.user) || null;
}
