import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** Where the shopper was in a product list, so that going back finds the same product (CATALOG-29, CATALOG-30). */
export interface ListState {
  /** Alias of the product that was opened from the list. */
  relocateAlias: string | null;
  /** The page of the list that it stood on, counted from 1. */
  relocatePage: number | null;
  backNavigated: boolean;
}

const initialState: ListState = { relocateAlias: null, relocatePage: null, backNavigated: false };

export const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    productOpened(state, { payload }: PayloadAction<{ alias: string; page: number }>) {
      state.relocateAlias = payload.alias;
      state.relocatePage = payload.page;
    },
    backNavigationStarted(state) {
      state.backNavigated = true;
    },
    /** Wherever the shopper is now, it is not on the way back. */
    navigationFinished(state) {
      state.backNavigated = false;
    },
    /** The product that was opened is in view again. */
    relocated(state) {
      state.relocateAlias = null;
      state.relocatePage = null;
    },
  },
  selectors: {
    selectRelocateAlias: (state) => state.relocateAlias,
    selectRelocatePage: (state) => state.relocatePage,
    selectBackNavigated: (state) => state.backNavigated,
  },
});
