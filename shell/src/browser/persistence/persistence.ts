import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import {
  PERSISTED_COOKIE,
  PERSISTED_COOKIE_MAX_AGE_SECONDS,
  persistedTextOf,
} from '@hemvaror/runtime/state/persistedText';

const loadMergeFavorites = lazyModule(() => import('../../app/cross-tab-sync/mergeStoredFavorites.ts'));

/** Writes the persisted half of the state into its cookie whenever it changes (STATE-01, STATE-02). */
export function persistState(store: AppStore): void {
  let lastState = store.getState();
  let written = persistedTextOf(lastState);
  store.subscribe(() => {
    const state = store.getState();
    const text = persistedTextOf(state);
    if (text === written) return;
    const { productIds } = lastState.favorites;
    const stored = readCookie(PERSISTED_COOKIE);
    // Another tab has written the cookie meanwhile: merge its favorites.
    if (stored && stored !== written && stored !== text) {
      loadMergeFavorites().then(
        ({ mergeStoredFavorites }) => mergeStoredFavorites(store, productIds, stored),
        (error: unknown) => console.warn('favorites of another tab not merged, keeping those of this tab', error),
      );
    }
    lastState = state;
    written = text;
    writeCookie(PERSISTED_COOKIE, text, PERSISTED_COOKIE_MAX_AGE_SECONDS);
  });
}
