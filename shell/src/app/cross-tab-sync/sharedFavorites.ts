import type { UnknownAction } from '@hemvaror/runtime/libraries/redux';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';

export type FavoritesStore = Pick<AppStore, 'getState' | 'subscribe'> & {
  dispatch: (action: UnknownAction) => unknown;
};

export function favoritesOf(store: FavoritesStore): readonly number[] {
  return favoritesSlice.selectors.selectFavoriteIds(store.getState());
}

/** Dispatches only a real change, to avoid rendering. */
export function replaceFavorites(store: FavoritesStore, productIds: readonly number[]): void {
  if (isSame(favoritesOf(store), productIds)) return;
  store.dispatch(favoritesSlice.actions.favoritesReplaced({ productIds: [...productIds] }));
}

export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
