import { useState, type MouseEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import { fetchReviewPage, type ReviewPage } from './fetchReviewPage.ts';
import { reviewPageAddress } from './reviewPage.ts';
import { QueryReviewsDocument } from './Reviews.generated.ts';

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
      const next = await fetchReviewPage({ alias, page }, (variables) =>
        operations.query({ document: QueryReviewsDocument, variables }),
      );
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
