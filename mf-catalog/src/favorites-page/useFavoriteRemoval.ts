import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector, useStore } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { FavoritesPage_productFragment } from './FavoritesPage.generated.ts';

type Products = readonly FavoritesPage_productFragment[];

/**
 * When a card is removed, shows a toast with an undo button and moves the lost focus to the next card. It focuses the link,
 * not the favorite button: a second key press would remove that card too.
 *
 * @param products on the page
 * @param content contains their cards, or the empty state
 */
export function useFavoriteRemoval(products: Products, content: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  const previous = useRef({ products, favoriteIds });

  useLayoutEffect(() => {
    const { products: previousProducts, favoriteIds: previousIds } = previous.current;
    previous.current = { products, favoriteIds };
    // In a background tab, the change comes from another tab, which shows the toast.
    if (!document.hasFocus()) return;
    const removedAt = indexOfMissing(previousProducts, products);
    const restoredAt = indexOfMissing(products, previousProducts);
    const removed = previousProducts[removedAt];
    if (removed || restoredAt >= 0) moveFocus(content.current, removed ? removedAt : restoredAt);
    if (!removed) return;

    const { productId, name } = removed;
    const at = previousIds.indexOf(productId);
    const button = {
      label: t('favorites.undo'),
      action: favoritesSlice.actions.favoriteReturned({ productId, at }),
    };
    const text = t('favorites.removed', { name });
    dispatch(toastSlice.actions.toastShown({ text, button, placement: 'bottom-center' }));
  }, [products, favoriteIds, content, dispatch, t]);

  // On another page the toast has no context.
  useEffect(
    () => () => {
      const toast = toastSlice.selectors.selectToast(store.getState());
      if (toast?.button) dispatch(toastSlice.actions.toastHidden());
    },
    [store, dispatch],
  );
}

function indexOfMissing(from: Products, others: Products): number {
  return from.findIndex(({ productId }) => !others.some((other) => other.productId === productId));
}

/** Moves the focus only if it was lost with a removed element. */
function moveFocus(content: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const links = [...(content?.querySelectorAll<HTMLElement>('article a') ?? [])];
  const target = links[at] ?? links.at(-1) ?? content?.querySelector('a');
  target?.focus({ preventScroll: true });
}
