import { listSlice } from '@hemvaror/runtime/state/listSlice';
import type { AppStore } from '@hemvaror/runtime/state/appStore';

/**
 * Sets the back-navigation flag while the shopper goes back or forward (CATALOG-29). Called before the router exists, so
 * that loaders read it set.
 *
 * @returns a function to call at the end of every navigation
 */
export function trackBackNavigation(store: AppStore): () => void {
  window.addEventListener('popstate', () => {
    store.dispatch(listSlice.actions.backNavigationStarted());
  });
  return () => {
    if (listSlice.selectors.selectBackNavigated(store.getState()))
      store.dispatch(listSlice.actions.navigationFinished());
  };
}
