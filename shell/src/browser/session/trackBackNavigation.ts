import { listSlice } from '@hemvaror/runtime/state/listSlice';
import type { AppStore } from '@hemvaror/runtime/state/appStore';

/**
 * Sets the back-navigation flag while the shopper goes back or forward (CATALOG-29). Called before the router exists, so
 * that loaders read it set. From then on all of a page is laid out, as its scroll position counts on the real heights
 * (`markRestoredPage`).
 *
 * @returns a function to call at the end of every navigation
 */
export function trackBackNavigation(store: AppStore): () => void {
  window.addEventListener('popstate', () => {
    store.dispatch(listSlice.actions.backNavigationStarted());
    document.documentElement.setAttribute('data-restored', '');
  });
  return () => {
    if (listSlice.selectors.selectBackNavigated(store.getState()))
      store.dispatch(listSlice.actions.navigationFinished());
  };
}
