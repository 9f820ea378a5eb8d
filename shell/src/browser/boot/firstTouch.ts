import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { gate } from '@hemvaror/runtime/defer/touch';
import { loadTouched } from '@hemvaror/runtime/defer/unresolved';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { ErrorPage } from '../../app/error-pages/DeferredErrorPage.tsx';
import type { LinkPrefetchDeps } from '../../app/navigation/prefetchLinks.ts';

const loadDraftStorage = lazyModule(() => import('@hemvaror/domain/site/checkoutDraftStorage'), { when: 'touch' });
const loadLinkPrefetch = lazyModule(() => import('../../app/navigation/prefetchLinks.ts'), { when: 'touch' });

interface FirstTouchDeps {
  api: Pick<GraphQLOperations, 'prefetch'>;
  links: LinkPrefetchDeps;
}

/** Counts an open panel as the first touch: a link may open one before the shopper has touched the page. */
export function touchWhenPanelOpens(store: AppStore, touch: () => void): void {
  store.subscribe(() => {
    if (panelSlice.selectors.selectPanelName(store.getState()) !== null) touch();
  });
}

/** Loads the code that the first view does not need, so that no interaction waits for it, then that of linked pages. */
export function loadAtFirstTouch({ api, links }: FirstTouchDeps): void {
  void gate.touched.then(async () => {
    api.prefetch();
    ErrorPage.prefetch();
    await loadTouched();
    // Typed addresses must not stay on a shared computer until the checkout is opened again.
    (await loadDraftStorage.untilLoaded()).removeExpiredCheckoutDraft();
    const { prefetchLinks } = await loadLinkPrefetch.untilLoaded();
    prefetchLinks(links);
  });
}
