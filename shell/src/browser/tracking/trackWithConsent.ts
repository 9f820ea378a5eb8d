import { isSecretAddress } from '@hemvaror/domain/site/secretParameters';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { hasConsent } from './hasConsent.ts';
import { onLineChange, type LineEvent } from './onLineChange.ts';
import type { TrackingDeps } from './startTracking.ts';

const loadTracking = lazyModule(() => import('./startTracking.ts'));

/**
 * Starts the tracking services when the shopper has allowed cookies, at once or later (TRACK-05), but not while the address has
 * a secret: scripts of other origins can read it. On a page that could not hydrate it stays until the next navigation. A
 * navigation to such an address loads the document again, as the services end only with their document.
 */
export function trackWithConsent(deps: TrackingDeps): void {
  const { store, router, reload } = deps;
  let isStarted = false;

  function startIfAllowed(): void {
    if (isStarted || !hasConsent() || isSecretAddress(window.location)) return;
    isStarted = true;
    const changes: LineEvent[] = [];
    const stopListening = onLineChange((event) => changes.push(event));
    void loadTracking.untilLoaded().then(({ startTracking }) => {
      stopListening();
      startTracking(deps, changes);
    });
  }

  startIfAllowed();
  // The cookie is written before the store.
  store.subscribe(() => {
    if (consentSlice.selectors.selectConsent(store.getState()) === 'allowed') startIfAllowed();
  });
  router.subscribe(() => {
    if (isStarted && isSecretAddress(window.location)) reload();
    else startIfAllowed();
  });
  // The answer may come from another tab.
  window.addEventListener('focus', startIfAllowed);
}
