import { MAX_FAVORITES } from '@hemvaror/runtime/state/favoritesSlice';

/**
 * Parses the favorites in the cookie that all tabs write; none if it is invalid. Without a schema: the one of the server
 * (`persistedState`) needs a validation library ten times the size of the cross-tab sync.
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
    // A cookie of the same name from another application has no favorites.
    return null;
  }
}
