import { createAppStore } from './appStore.ts';
import { loadingSlice } from './loadingSlice.ts';

test('a page that fails is no longer waited for, and counts', () => {
  const store = createAppStore();

  store.dispatch(loadingSlice.actions.loadingStarted());
  expect(store.getState().loading).toMatchObject({ isLoading: true, failures: 0 });
  store.dispatch(loadingSlice.actions.pageFailed());
  expect(store.getState().loading).toMatchObject({ isLoading: false, failures: 1 });
});
