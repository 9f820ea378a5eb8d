import { createSlice, type PayloadAction } from '../libraries/redux.ts';

/** The shopper's position in a product list, restored by a back navigation (CATALOG-29, CATALOG-30). */
export interface ListState {
  /** Alias of the product that was opened from the list. */
  relocateAlias: string | null;
  /** The list page with that product, counted from 1. */
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
    /** Every finished navigation ends the back navigation. */
    navigationFinished(state) {
      state.backNavigated = false;
    },
    /** The opened product is visible again. */
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
