import { createSlice } from '@storefront/platform/redux';

export interface LoadingState {
  /** Something that the whole page waits for: the spinner shows at once, however short it is (STATE-12). */
  isLoading: boolean;
  /** How many pages have failed so far, so that who watches one being loaded sees that it did (STATE-16). */
  failures: number;
}

const initialState: LoadingState = { isLoading: false, failures: 0 };

export const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    loadingStarted(state) {
      state.isLoading = true;
    },
    loadingEnded(state) {
      state.isLoading = false;
    },
    pageFailed(state) {
      state.isLoading = false;
      state.failures += 1;
    },
  },
  selectors: {
    selectIsLoading: (state) => state.isLoading,
    selectFailures: (state) => state.failures,
  },
});
