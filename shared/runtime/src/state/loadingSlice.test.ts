import { createAppStore } from './appStore.ts';
import { loadingSlice } from './loadingSlice.ts';

test('a failed page ends the loading state and is counted', () => {
  const store = createAppStore();

  store.dispatch(loadingSlice.actions.loadingStarted());
  expect(store.getState().loading).toMatchObject({ isLoading: true, failures: 0 });
  store.dispatch(loadingSlice.actions.pageFailed());
  expect(store.getState().loading).toMatchObject({ isLoading: false, failures: 1 });
});
