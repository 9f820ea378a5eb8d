import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { fetchReviewPage, type ReviewPage } from './fetchReviewPage.ts';
import { reviewPageAddress, type ReviewRequest } from './reviewPage.ts';
import { QueryReviewsDocument } from './Reviews.generated.ts';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** The rendered page of reviews, and a click handler that opens another page without a navigation. */
export function useReviewPages(alias: string, first: ReviewPage) {
  const { t } = useProductTranslation();
  const operations = useOperations();
  const { config } = useShop();
  const dispatch = useDispatch();
  const location = useLocation();
  const [reviewPage, setReviewPage] = useState(first);
  const [loaded, setLoaded] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const visibleAlias = useRef<string>(undefined);

  useEffect(() => {
    visibleAlias.current = alias;
    return () => {
      visibleAlias.current = undefined;
    };
  }, [alias]);

  // The loader ran again.
  if (loaded !== first) {
    setLoaded(first);
    setReviewPage(first);
  }

  async function fetch(request: ReviewRequest): Promise<void> {
    setLoading(true);
    try {
      const next = await fetchReviewPage({ alias, ...request }, { operations, config, document: QueryReviewsDocument });
      // After the shopper has left the product, the address is that of the next page.
      if (visibleAlias.current !== alias) return;
      if (next) setReviewPage(next);
      window.history.replaceState(
        window.history.state,
        '',
        reviewPageAddress(location, { ...request, ...(next && { page: next.page }) }),
      );
    } catch {
      // The previous page stays, and the shopper can try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    } finally {
      setLoading(false);
    }
  }

  function openPage(event: MouseEvent, request: ReviewRequest): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isVisible = request.page === reviewPage.page && request.sort === (reviewPage.sort ?? 'NEWEST');
    if (!isLoading && !isVisible) void fetch(request);
  }

  return { reviewPage, isLoading, openPage };
}
