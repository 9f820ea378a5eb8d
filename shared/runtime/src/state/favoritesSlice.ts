import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** FAV-01: product ids, in the order they were added. */
export interface FavoritesState {
  productIds: number[];
}

/** A cookie of 4 KB holds no more; the oldest favorites go first. */
export const MAX_FAVORITES = 200;

const initialState: FavoritesState = { productIds: [] };

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** FAV-02: adds an id that is not in the list and removes one that is. */
    favoriteToggled(state, { payload }: PayloadAction<{ productId: number }>) {
      const kept = state.productIds.filter((id) => id !== payload.productId);
      const isNew = kept.length === state.productIds.length;
      state.productIds = isNew ? [...kept, payload.productId].slice(-MAX_FAVORITES) : kept;
    },
    /** Comes back to the place that it had. */
    favoriteReturned(state, { payload: { productId, at } }: PayloadAction<{ productId: number; at: number }>) {
      if (!state.productIds.includes(productId)) state.productIds.splice(at, 0, productId);
    },
    /** What was gathered on the shop's other site comes to what is here. */
    favoritesMerged(state, { payload }: PayloadAction<{ productIds: number[] }>) {
      state.productIds = [...new Set([...state.productIds, ...payload.productIds])].slice(-MAX_FAVORITES);
    },
    /** The whole list anew: another tab changed it, or the shop no longer has some. */
    favoritesReplaced(state, { payload }: PayloadAction<{ productIds: number[] }>) {
      state.productIds = payload.productIds.slice(-MAX_FAVORITES);
    },
  },
  selectors: {
    selectFavoriteIds: (state) => state.productIds,
    selectIsFavorite: (state, productId: number) => state.productIds.includes(productId),
  },
});
