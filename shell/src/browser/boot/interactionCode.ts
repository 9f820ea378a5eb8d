import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { endFirstView, loadInIdleTime } from '@hemvaror/runtime/defer/idleCode';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { gate } from '@hemvaror/runtime/defer/touch';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { modalSlice } from '@hemvaror/runtime/state/modalSlice';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { ErrorPage } from '../../app/error-pages/DeferredErrorPage.tsx';
import { Feedback } from '../../app/feedback/FeedbackOutlet.tsx';
import { isSlowOrMetered } from '../../app/navigation/connection.ts';
import type { LinkPrefetchDeps } from '../../app/navigation/prefetchLinks.ts';
import { Panels } from '../../app/panels/DeferredPanels.ts';

const loadDraftStorage = lazyModule(() => import('@hemvaror/domain/site/checkoutDraftStorage'), { when: 'idle' });
const loadLinkPrefetch = lazyModule(() => import('../../app/navigation/prefetchLinks.ts'), { when: 'idle' });

/**
 * Loads the code that shows a panel, a notice or a message as soon as the state has one, should it not be loaded yet. After a change
 * of the customer type or the market it loads all code: server markup that is not hydrated would show the prices of before.
 */
export function loadCodeOfState(store: AppStore, cart: Pick<CartSession, 'subscribe' | 'getSnapshot'>): void {
  const { site } = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.site !== site) endFirstView();
    if (panelSlice.selectors.selectPanelName(state) !== null) Panels.prefetch();
    const hasMessage =
      toastSlice.selectors.selectToast(state) !== null ||
      modalSlice.selectors.selectModal(state) !== null ||
      loadingSlice.selectors.selectIsLoading(state);
    if (hasMessage) Feedback.prefetch();
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
export async function loadInteractionCode(links: Omit<LinkPrefetchDeps, 'mayLoadAhead'>): Promise<void> {
  const isAllowed = !isSlowOrMetered(navigator.connection);
  const loaded = loadInIdleTime(isAllowed);
  void loaded.then(async () => {
    ErrorPage.prefetch();
    const { prefetchLinks } = await loadLinkPrefetch.untilLoaded();
    prefetchLinks({ ...links, mayLoadAhead: gate.touched });
  });
  await Promise.race([loaded, gate.touched]);
  // The notice of a lost connection cannot be loaded without one.
  if (!isAllowed) Feedback.prefetch();
  // Typed addresses must not stay on a shared computer until the checkout is opened again.
  void loadDraftStorage.untilLoaded().then(({ removeExpiredCheckoutDraft }) => removeExpiredCheckoutDraft());
}
