import type { AppStore } from '@storefront/store/appStore';
import { writeCookie } from '@storefront/store/cookies';
import { PERSISTED_COOKIE, PERSISTED_COOKIE_MAX_AGE_SECONDS, persistedTextOf } from '@storefront/store/persistedText';

/** Writes the persisted half of the state into its cookie whenever it changes (STATE-01, STATE-02). */
export function persistState(store: AppStore): void {
  let written = persistedTextOf(store.getState());
  store.subscribe(() => {
    const text = persistedTextOf(store.getState());
    if (text === written) return;
    written = text;
    writeCookie(PERSISTED_COOKIE, text, PERSISTED_COOKIE_MAX_AGE_SECONDS);
  });
}
