import { useState, type MouseEvent } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { useLocation } from '@storefront/platform/router';
import { toastSlice } from '@storefront/store/toastSlice';
import { isPlainClick } from '@storefront/routing/isPlainClick';
import { fetchReviews, type ReviewPage } from './fetchReviews.ts';
import { reviewPageAddress } from './reviewPage.ts';

/** The page of reviews in view, and how to turn to another without leaving the place. */
export function useReviewPages(alias: string, first: ReviewPage) {
  const { t } = useTranslation('catalog');
  const operations = useOperations();
  const dispatch = useDispatch();
  const location = useLocation();
  const [shown, setShown] = useState(first);
  const [given, setGiven] = useState(first);
  const [isLoading, setLoading] = useState(false);

  // Fetched anew, or another product's.
  if (given !== first) {
    setGiven(first);
    setShown(first);
  }

  async function fetch(page: number): Promise<void> {
    setLoading(true);
    try {
      const next = await fetchReviews(operations, alias, page);
      if (next) setShown(next);
      window.history.replaceState(window.history.state, '', reviewPageAddress(location, next?.page ?? page));
    } catch {
      // The page of before stands, and the link is still there to try again.
      dispatch(toastSlice.actions.toastShown({ text: t('failed.generic'), tone: 'error', placement: 'bottom-center' }));
    }
    setLoading(false);
  }

  function turn(event: MouseEvent, page: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading && page !== shown.page) void fetch(page);
  }

  return { shown, isLoading, turn };
}
