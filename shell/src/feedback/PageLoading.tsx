import { useSelector } from '@storefront/platform/reactRedux';
import { useLocation, useNavigation } from '@storefront/platform/router';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { LoadingSigns } from './LoadingSigns.tsx';
import { isRouteChange } from './loadingTimes.ts';

/** Shows that the next page is on its way, or that the whole page waits for something. */
export function PageLoading() {
  const isLoading = isRouteChange(useLocation(), useNavigation().location);
  const isFlagged = useSelector(loadingSlice.selectors.selectIsLoading);
  const failures = useSelector(loadingSlice.selectors.selectFailures);

  return <LoadingSigns isLoading={isLoading} isFlagged={isFlagged} failures={failures} />;
}
