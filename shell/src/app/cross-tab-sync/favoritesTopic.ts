import { persistedStateFrom } from '../data/persistedState.ts';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import type { Topic } from './syncTopicsAcrossTabs.ts';
import { favoritesOf, isSame, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';

/** @param served the favorites that the server sent */
export function favoritesTopic(store: FavoritesStore, served: readonly number[]): Topic {
  let lastSynced = served;

  return {
    type: 'favorites',
    subscribe: store.subscribe,
    takeMessage: () => {
      const favorites = favoritesOf(store);
      if (isSame(favorites, lastSynced)) return null;
      lastSynced = favorites;
      return { type: 'favorites' };
    },
    takeOver: () => {
      const text = readCookie(PERSISTED_COOKIE);
      // No tab has written the cookie yet, or the shopper has cleared it: this tab's next change writes it again.
      if (text === undefined) return;
      // Before the store changes: a tab must not send a message that it received.
      lastSynced = persistedStateFrom(text).favorites.productIds;
      replaceFavorites(store, lastSynced);
    },
  };
}
