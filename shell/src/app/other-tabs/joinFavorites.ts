import { joinedFavorites } from './joinedFavorites.ts';
import { favoritesOf, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';
import { storedFavorites } from './storedFavorites.ts';

/**
 * Another tab wrote its favorites since this one last looked: what both toggled holds.
 *
 * @param known this tab's before its own change
 * @param stored what the other tab wrote into the cookie
 */
export function joinFavorites(store: FavoritesStore, known: readonly number[], stored: string): void {
  const joined = joinedFavorites({ known, mine: favoritesOf(store), theirs: storedFavorites(stored) });
  replaceFavorites(store, joined);
}
