import type { Router } from './visit.ts';

/** Time that a page with loaded data waits for the code of its deferred components. */
const NAVIGATION_SLOT_TIMEOUT_MS = 1_000;

export interface NavigationEffects {
  /** Called when a navigation is over. */
  onNavigated: () => void;
  /** Called while a navigation runs. Counts as the first touch of the page, and ends its first view. */
  onBusy: () => void;
  /** Ends the wait for deferred components. */
  endWait: () => void;
}

/** Loads deferred components with the first navigation, and limits the time that it waits for them. */
export function trackNavigations(
  router: Pick<Router, 'subscribe'>,
  { onNavigated, onBusy, endWait }: NavigationEffects,
): void {
  let isBusy = false;
  router.subscribe(({ navigation, revalidation }) => {
    const wasBusy = isBusy;
    isBusy = navigation.state !== 'idle' || revalidation !== 'idle';
    if (!isBusy) onNavigated();
    // Components that wait for their turn would block the transition to the new data.
    if (isBusy) onBusy();
    else if (wasBusy) setTimeout(endWait, NAVIGATION_SLOT_TIMEOUT_MS);
  });
}
