import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { endFirstView, loadInIdleTime } from '@hemvaror/runtime/defer/idleCode';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { gate } from '@hemvaror/runtime/defer/touch';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Feedback } from '../../app/feedback/FeedbackOutlet.tsx';
import { isSlowOrMetered } from '../../app/navigation/connection.ts';
import type { LinkPrefetchDeps } from '../../app/navigation/prefetchLinks.ts';
import { Panels } from '../../app/panels/DeferredPanels.ts';

const loadIdleWork = lazyModule(() => import('./idleWork.ts'), { when: 'idle' });

/**
 * Loads the code of panels and of the added-to-cart notice as soon as the state has one, should it not be loaded yet. After a change
 * of the customer type or the market it loads all code: server markup that is not hydrated would show the prices of before.
 */
export function loadCodeOfState(store: AppStore, cart: Pick<CartSession, 'subscribe' | 'getSnapshot'>): void {
  const { site } = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.site !== site) endFirstView();
    if (panelSlice.selectors.selectPanelName(state) !== null) Panels.prefetch();
  });
  cart.subscribe(() => {
    const { notice, merge, pending } = cart.getSnapshot();
    if (notice || merge || pending.length > 0) Panels.prefetch();
  });
}

/**
 * Loads the code that the first view does not need in idle time, so that no interaction waits for it, then that of linked pages. On a
 * slow or metered connection a control loads its code when it is touched, and the first touch that of messages.
 *
 * @returns settles when the code is loaded or at the first touch: the time for work that a shopper does not wait for
 */
export async function loadInteractionCode(links: Omit<LinkPrefetchDeps, 'touched'>): Promise<void> {
  const isAllowed = !isSlowOrMetered(navigator.connection);
  const loaded = loadInIdleTime(isAllowed);
  await Promise.race([loaded, gate.touched]);
  // The notice of a lost connection cannot be loaded without one.
  if (!isAllowed) Feedback.prefetch();
  void loadIdleWork.untilLoaded().then(({ startIdleWork }) => startIdleWork(links, loaded));
}
