import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { currentUser, loggedInUser } from './tabUser.ts';

export interface RestoreDeps {
  store: Pick<AppStore, 'getState' | 'dispatch'>;
  /** Whether the browser has restored the page before this code was loaded. */
  isRestored: boolean;
  /** Loads the page again, which stays if that fails. */
  refreshPage: () => Promise<void>;
}

/**
 * Loads the page again when the browser restores it from the back/forward cache, or opens its document from the HTTP cache without
 * asking the shop: its prices may be hours old. Data that are younger than 30 s come from the API client's cache.
 *
 * @returns stops it
 */
export function refreshWhenRestored({ store, isRestored, refreshPage }: RestoreDeps): () => void {
  function refresh(): void {
    // After a login or logout in another tab, the sync of the user loads the page.
    if (currentUser(store) !== loggedInUser()) return;
    // All loaded pages of a list.
    store.dispatch(listSlice.actions.backNavigationStarted());
    void refreshPage();
  }
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) refresh();
  }

  if (isRestored || isFromHttpCache()) refresh();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Browsers open documents of their history without asking the shop. A document that was asked for has at least headers. */
function isFromHttpCache(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry && entry.type === 'back_forward' && 'transferSize' in entry && entry.transferSize === 0,
    );
}
