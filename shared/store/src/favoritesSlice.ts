import { createSlice, type PayloadAction } from '@storefront/platform/redux';

/** FAV-01: product ids, in the order they were added. */
export interface FavoritesState {
  productIds: number[];
}

const initialState: FavoritesState = { productIds: [] };

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** FAV-02: adds an id that is not in the list and removes one that is. */
    favoriteToggled(state, { payload }: PayloadAction<{ productId: number }>) {
      const kept = state.productIds.filter((id) => id !== payload.productId);
      state.productIds = kept.length < state.productIds.length ? kept : [...kept, payload.productId];
    },
    /** What was gathered on the shop's other site comes to what is here. */
    favoritesCarried(state, { payload }: PayloadAction<{ productIds: number[] }>) {
      state.productIds = [...new Set([...state.productIds, ...payload.productIds])];
    },
  },
  selectors: {
    selectFavoriteIds: (state) => state.productIds,
    selectIsFavorite: (state, productId: number) => state.productIds.includes(productId),
  },
});
