import { useEffect } from 'react';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { useLocation } from '@storefront/platform/router';
import { loadingSlice, type QueryFailed } from '@storefront/store/loadingSlice';

/** @returns the failure of a query that belongs to no page, where the shopper is since; a navigation leaves it behind */
export function useQueryFailure(): QueryFailed | null {
  const dispatch = useDispatch();
  const { key } = useLocation();
  const failure = useSelector(loadingSlice.selectors.selectQueryFailure);
  const isHere = failure?.at === key;

  useEffect(() => {
    if (failure && !isHere) dispatch(loadingSlice.actions.queryFailureLeft());
  }, [dispatch, failure, isHere]);
  return isHere ? failure : null;
}
