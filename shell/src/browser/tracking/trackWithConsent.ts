import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { hasConsent } from './hasConsent.ts';
import type { TrackingDeps } from './startTracking.ts';

const loadTracking = lazyModule(() => import('./startTracking.ts'));

/** Starts the tracking services when the shopper has allowed cookies, at once or later (TRACK-05). */
export function trackWithConsent(deps: TrackingDeps): void {
  const { store } = deps;
  let isStarted = false;

  function startIfAllowed(): void {
    if (isStarted || !hasConsent()) return;
    isStarted = true;
    void loadTracking.untilLoaded().then(({ startTracking }) => startTracking(deps));
  }

  startIfAllowed();
  // The cookie is written before the store.
  store.subscribe(() => {
    if (consentSlice.selectors.selectConsent(store.getState()) === 'allowed') startIfAllowed();
  });
  // The answer may come from another tab.
  window.addEventListener('focus', startIfAllowed);
}
