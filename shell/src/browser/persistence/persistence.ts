import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import {
  PERSISTED_COOKIE,
  PERSISTED_COOKIE_MAX_AGE_SECONDS,
  persistedTextOf,
} from '@hemvaror/runtime/state/persistedText';

const loadJoinFavorites = lazyModule(() => import('../../app/cross-tab-sync/mergeStoredFavorites.ts'));

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
      loadJoinFavorites().then(
        ({ mergeStoredFavorites }) => mergeStoredFavorites(store, productIds, stored),
        (error: unknown) => console.warn('Favorites of another tab are lost:', error),
      );
    }
    known = state;
    written = text;
    writeCookie(PERSISTED_COOKIE, text, PERSISTED_COOKIE_MAX_AGE_SECONDS);
  });
}
