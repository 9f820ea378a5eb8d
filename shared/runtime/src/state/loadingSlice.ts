import { createSlice, type PayloadAction } from '../libraries/redux.ts';

export interface LoadingState {
  /** Whether the whole page waits: the spinner is rendered without a delay (STATE-12). */
  isLoading: boolean;
  /** Number of failed pages: an observer of a load sees the failure by the change (STATE-16). */
  failures: number;
  /** Replaces the page by the error page until the next navigation. */
  queryFailure: QueryFailed | null;
}

/** A failed query outside loaders (ERR-06). */
export interface QueryFailed {
  /** HTTP status. */
  status: number;
  message: string;
  /** Key of the location where it failed. */
  at: string;
  /** Whether it failed in the search, which may be open above the page. */
  isBelowSearch?: boolean;
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
