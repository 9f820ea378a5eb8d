import { listSlice } from '@hemvaror/runtime/state/listSlice';
import type { AppStore } from '@hemvaror/runtime/state/appStore';

/**
 * Sets the back-navigation flag while the shopper goes back or forward (CATALOG-29). Called before there is a router, so
 * that loaders read it set.
 *
 * @returns what to call when a navigation, of whatever kind, is over
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
