import { useEffect } from 'react';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';

/** Forgets what the shop no longer has, or the header would count it for ever (FAV-04). */
export function useRemoveMissingFavorites(missingIds: readonly number[]): void {
  const dispatch = useDispatch();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);

  useEffect(() => {
    const productIds = favoriteIds.filter((id) => !missingIds.includes(id));
    if (productIds.length < favoriteIds.length) dispatch(favoritesSlice.actions.favoritesReplaced({ productIds }));
  }, [missingIds, favoriteIds, dispatch]);
}

/** Fetches the page again when something was saved that it was not asked for: another tab did it. */
export function useRefetchAddedFavorites(requestedIds: readonly number[]): void {
  const navigate = useNavigate();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  // As text, so that the same ones are not fetched at every render.
  const missing = favoriteIds.filter((id) => !requestedIds.includes(id)).join();

  useEffect(() => {
    if (missing !== '') void navigate('.', { replace: true, preventScrollReset: true });
  }, [missing, navigate]);
}
