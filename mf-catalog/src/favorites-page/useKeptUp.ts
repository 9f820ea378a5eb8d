import { useEffect } from 'react';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { useNavigate } from '@storefront/platform/router';
import { favoritesSlice } from '@storefront/store/favoritesSlice';

/** Forgets what the shop no longer has, or the header would count it for ever (behaviours, section 7). */
export function useForgetGone(goneIds: readonly number[]): void {
  const dispatch = useDispatch();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);

  useEffect(() => {
    const productIds = favoriteIds.filter((id) => !goneIds.includes(id));
    if (productIds.length < favoriteIds.length) dispatch(favoritesSlice.actions.favoritesReplaced({ productIds }));
  }, [goneIds, favoriteIds, dispatch]);
}

/** Fetches the page again when something was saved that it was not asked for: another tab did it. */
export function useFetchAdded(askedIds: readonly number[]): void {
  const navigate = useNavigate();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  // As text, so that the same ones are not fetched at every render.
  const missing = favoriteIds.filter((id) => !askedIds.includes(id)).join();

  useEffect(() => {
    if (missing !== '') void navigate('.', { replace: true, preventScrollReset: true });
  }, [missing, navigate]);
}
