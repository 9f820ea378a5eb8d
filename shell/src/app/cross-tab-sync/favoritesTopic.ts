import { readCookie } from '@hemvaror/runtime/state/cookies';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import type { Topic } from './syncFavoritesAcrossTabs.ts';
import { favoritesOf, isSame, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';
import { storedFavorites } from './storedFavorites.ts';

/** @param served the favorites that the page came with */
export function favoritesTopic(store: FavoritesStore, served: readonly number[]): Topic {
  let known = served;

  return {
    type: 'favorites',
    news: () => {
      const favorites = favoritesOf(store);
      if (isSame(favorites, known)) return null;
      known = favorites;
      return { type: 'favorites' };
    },
    look: () => {
      const text = readCookie(PERSISTED_COOKIE);
      // Without a cookie no tab has written anything, or the shopper has cleared it: this tab's next change writes it anew.
      if (text === undefined) return;
      // Before they are in the store: whoever hears does not tell on.
      known = storedFavorites(text);
      replaceFavorites(store, known);
    },
  };
}
