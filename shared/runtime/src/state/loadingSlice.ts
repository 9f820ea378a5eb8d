import { createSlice, type PayloadAction } from '../libraries/redux.ts';

export interface LoadingState {
  /** Something that the whole page waits for: the spinner shows at once, however short it is (STATE-12). */
  isLoading: boolean;
  /** How many pages have failed so far, so that who watches one being loaded sees that it did (STATE-16). */
  failures: number;
  /** The error page has the page's place until the next navigation. */
  queryFailure: QueryFailed | null;
}

/** A query that belongs to no page's loader failed (ERR-06). */
export interface QueryFailed {
  /** HTTP status. */
  status: number;
  message: string;
  /** Key of the location at which it failed. */
  at: string;
}

const initialState: LoadingState = { isLoading: false, failures: 0, queryFailure: null };

export const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    loadingStarted(state) {
      state.isLoading = true;
    },
    pageFailed(state) {
      state.isLoading = false;
      state.failures += 1;
    },
    queryFailureChanged(state, { payload }: PayloadAction<QueryFailed | null>) {
      state.queryFailure = payload;
    },
  },
  selectors: {
    selectIsLoading: (state) => state.isLoading,
    selectFailures: (state) => state.failures,
    selectQueryFailure: (state) => state.queryFailure,
  },
});
