import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** FAV-01: product ids, in the order they were added. */
export interface FavoritesState {
  productIds: number[];
}

/** Limited by the cookie's 4 KB. The oldest favorites are removed first. */
export const MAX_FAVORITES = 200;

const initialState: FavoritesState = { productIds: [] };

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** FAV-02: adds an id that is not in the list and removes one that is. */
    favoriteToggled(state, { payload }: PayloadAction<{ productId: number }>) {
      const others = state.productIds.filter((id) => id !== payload.productId);
      const isNew = others.length === state.productIds.length;
      state.productIds = isNew ? [...others, payload.productId].slice(-MAX_FAVORITES) : others;
    },
    /** Restores a removed favorite at its index. */
    favoriteReturned(state, { payload: { productId, at } }: PayloadAction<{ productId: number; at: number }>) {
      if (!state.productIds.includes(productId)) state.productIds.splice(at, 0, productId);
    },
    /** Adds the favorites of the shop's other site. */
    favoritesMerged(state, { payload }: PayloadAction<{ productIds: number[] }>) {
      state.productIds = [...new Set([...state.productIds, ...payload.productIds])].slice(-MAX_FAVORITES);
    },
    /** Replaces the list after a change in another tab, or if products are no longer available. */
    favoritesReplaced(state, { payload }: PayloadAction<{ productIds: number[] }>) {
      state.productIds = payload.productIds.slice(-MAX_FAVORITES);
    },
  },
  selectors: {
    selectFavoriteIds: (state) => state.productIds,
    selectIsFavorite: (state, productId: number) => state.productIds.includes(productId),
  },
});
