import type { AppStore } from '@storefront/store/appStore';
import { readCookie, writeCookie } from '@storefront/store/cookies';
import { PERSISTED_COOKIE, PERSISTED_COOKIE_MAX_AGE_SECONDS, persistedTextOf } from '@storefront/store/persistedText';

/** Writes the persisted half of the state into its cookie whenever it changes (STATE-01, STATE-02). */
export function persistState(store: AppStore): void {
  let known = store.getState();
  let written = persistedTextOf(known);
  store.subscribe(() => {
    const state = store.getState();
    const text = persistedTextOf(state);
    if (text === written) return;
    const { productIds } = known.favorites;
    const stored = readCookie(PERSISTED_COOKIE);
    // Another tab has written meanwhile: its favorites come to these.
    if (stored && stored !== written && stored !== text) {
      import(/* webpackChunkName: "other-tabs" */ './other-tabs/joinFavorites.ts').then(
        ({ joinFavorites }) => joinFavorites(store, productIds, stored),
        (error: unknown) => console.warn('Favorites of another tab are lost:', error),
      );
    }
    known = state;
    written = text;
    writeCookie(PERSISTED_COOKIE, text, PERSISTED_COOKIE_MAX_AGE_SECONDS);
  });
}
