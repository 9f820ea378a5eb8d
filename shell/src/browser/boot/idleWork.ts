import { removeExpiredCheckoutDraft } from '@hemvaror/domain/site/checkoutDraftStorage';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { gate } from '@hemvaror/runtime/defer/touch';
import { whenIdle } from '@hemvaror/runtime/defer/whenIdle';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { ErrorPage } from '../../app/error-pages/DeferredErrorPage.tsx';
import { prefetchLinks, type LinkPrefetchDeps } from '../../app/navigation/prefetchLinks.ts';
import { layOutCards } from '../../first-view/browser/layOutCards.ts';
import { loadImagesAhead } from '../../first-view/browser/loadImagesAhead.ts';
import { optional } from './optional.ts';

const loadReports = lazyModule(() => import('../reports/startReports.ts'));

/**
 * Starts the work that no shopper waits for, on an idle or touched page.
 *
 * @param codeLoaded settles when the code of interactions is loaded: that of linked pages comes after it
 */
export function startIdleWork(links: Omit<LinkPrefetchDeps, 'touched'>, codeLoaded: Promise<void>): void {
  // Typed addresses must not stay on a shared computer until the checkout is opened again.
  removeExpiredCheckoutDraft();
  void layOutCards();
  optional(loadImagesAhead);
  if (Math.random() < links.context.get(shopContext).config.reportShare)
    void whenIdle()
      .then(async () => loadReports.untilLoaded())
      .then(({ startReports }) => startReports(links));
  void codeLoaded.then(() => {
    ErrorPage.prefetch();
    prefetchLinks({ ...links, touched: gate.touched });
  });
}
