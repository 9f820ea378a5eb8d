import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';

/**
 * Favorites in the cookie that all tabs write; none in what cannot be read. By hand: the schema that servers read it with
 * (`persistedState`) brings a validator ten times the size of all that follows other tabs.
 */
export function storedFavorites(text: string): number[] {
  const state = jsonOrNull(text);
  if (typeof state !== 'object' || state === null || !('favorites' in state)) return [];
  const { favorites } = state;
  if (!Array.isArray(favorites)) return [];
  const ids = favorites.filter((id: unknown): id is number => typeof id === 'number' && Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(-MAX_FAVORITES);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's cookie of the same name: there are no favorites in it.
    return null;
  }
}
