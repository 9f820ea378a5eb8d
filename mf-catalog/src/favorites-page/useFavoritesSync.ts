import { useEffect } from 'react';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';

/** Removes favorites that the shop no longer has. Otherwise the header would still count them (FAV-04). */
export function useRemoveMissingFavorites(missingIds: readonly number[]): void {
  const dispatch = useDispatch();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);

  useEffect(() => {
    const productIds = favoriteIds.filter((id) => !missingIds.includes(id));
    if (productIds.length < favoriteIds.length) dispatch(favoritesSlice.actions.favoritesReplaced({ productIds }));
  }, [missingIds, favoriteIds, dispatch]);
}

/** Reloads the page data when another tab has added a favorite that was not requested. */
export function useRefetchAddedFavorites(requestedIds: readonly number[]): void {
  const navigate = useNavigate();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  // A string, so that the effect does not run again for the same ids.
  const missing = favoriteIds.filter((id) => !requestedIds.includes(id)).join();

  useEffect(() => {
    if (missing !== '') void navigate('.', { replace: true, preventScrollReset: true });
  }, [missing, navigate]);
}
