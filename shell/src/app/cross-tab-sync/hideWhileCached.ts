import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { currentUser, loggedInUser } from './tabUser.ts';

/**
 * Hides the page of a customer while it is in the back/forward cache. The browser may paint a restored page before its scripts
 * run, and the customer may have logged out in another tab since. The page is visible again when it shows the user of the cookies.
 *
 * @returns stops it
 */
export function hideWhileCached(store: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  const { style } = document.body;
  let unsubscribe: (() => void) | undefined;

  function hide({ persisted }: PageTransitionEvent): void {
    if (persisted && currentUser(store) !== null) style.setProperty('visibility', 'hidden');
  }
  function showIfCurrent(): void {
    if (currentUser(store) !== loggedInUser()) return;
    unsubscribe?.();
    unsubscribe = undefined;
    style.removeProperty('visibility');
  }
  function onShow(): void {
    unsubscribe ??= store.subscribe(showIfCurrent);
    showIfCurrent();
  }

  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', onShow);
  return () => {
    unsubscribe?.();
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', onShow);
  };
}
