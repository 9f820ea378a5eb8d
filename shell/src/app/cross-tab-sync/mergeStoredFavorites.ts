import { persistedStateFrom } from '../data/persistedState.ts';
import { mergeFavorites } from './mergeFavorites.ts';
import { favoritesOf, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';

/**
 * Merges the favorites that another tab has stored into those of this tab.
 *
 * @param base favorites of this tab before its own change
 * @param stored cookie value that the other tab wrote
 */
export function mergeStoredFavorites(store: FavoritesStore, base: readonly number[], stored: string): void {
  const merged = mergeFavorites({
    base,
    mine: favoritesOf(store),
    theirs: persistedStateFrom(stored).favorites.productIds,
  });
  replaceFavorites(store, merged);
}
