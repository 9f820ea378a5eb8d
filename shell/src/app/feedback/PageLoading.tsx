import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation, useNavigation } from '@hemvaror/runtime/libraries/router';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { LoadingIndicators } from './LoadingIndicators.tsx';
import { isRouteChange } from '../page/isRouteChange.ts';

/** Shows that the next page is loading, or that the loading flag is set. */
export function PageLoading() {
  const isLoading = isRouteChange(useLocation(), useNavigation().location);
  const isFlagged = useSelector(loadingSlice.selectors.selectIsLoading);
  const failures = useSelector(loadingSlice.selectors.selectFailures);

  return <LoadingIndicators isLoading={isLoading} isFlagged={isFlagged} failures={failures} />;
}
