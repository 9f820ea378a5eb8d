import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';

/** User name of the customer whom this tab shows; null for a visitor. */
export function currentUser(store: Pick<AppStore, 'getState'>): string | null {
  return sessionSlice.selectors.selectUserName(store.getState());
}

/** User name of the customer who is logged in in this browser now: an expired cookie counts as logged out. */
export function rememberedUser(): string | null {
  return readCookie(AUTH_COOKIES.user) || null;
}
