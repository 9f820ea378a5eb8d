import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { gate } from '@hemvaror/runtime/defer/touch';
import { loadTouched } from '@hemvaror/runtime/defer/unresolved';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { ErrorPage } from '../../app/error-pages/DeferredErrorPage.tsx';
import type { TabSync } from './tabSync.ts';

/** Counts an open panel as the first touch: a link may open one before the shopper has touched the page. */
export function touchWhenPanelOpens(store: AppStore, touch: () => void): void {
  store.subscribe(() => {
    if (panelSlice.selectors.selectPanelName(store.getState()) !== null) touch();
  });
}

/** Loads the code that the first view does not need, so that no interaction waits for it. */
export function loadAtFirstTouch(api: Pick<GraphQLOperations, 'prefetch'>, tabSync: TabSync): void {
  const { touched } = gate;
  void touched.then(() => {
    api.prefetch();
    ErrorPage.prefetch();
    void loadTouched();
  });
  void touched.then(tabSync.start);
}
