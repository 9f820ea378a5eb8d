import { mergeFavorites } from './mergeFavorites.ts';
import { favoritesOf, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';
import { storedFavorites } from './storedFavorites.ts';

/**
 * Another tab wrote its favorites since this one last looked: what both toggled holds.
 *
 * @param known this tab's before its own change
 * @param stored what the other tab wrote into the cookie
 */
export function mergeStoredFavorites(store: FavoritesStore, known: readonly number[], stored: string): void {
  const joined = mergeFavorites({ known, mine: favoritesOf(store), theirs: storedFavorites(stored) });
  replaceFavorites(store, joined);
}
