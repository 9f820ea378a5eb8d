import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector, useStore } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { FavoritesPage_productFragment } from './FavoritesPage.generated.ts';

type Products = readonly FavoritesPage_productFragment[];

/**
 * When a card leaves the page: says so, with a way back, and leads the focus, which was on the card's heart, to the card that
 * takes its place. To its link, for a second press on a heart would let go of that one too.
 *
 * @param products that are on the page
 * @param content holds their cards, or what stands there when none is left
 */
export function useFavoriteRemoval(products: Products, content: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const favoriteIds = useSelector(favoritesSlice.selectors.selectFavoriteIds);
  const before = useRef({ products, favoriteIds });

  useLayoutEffect(() => {
    const { products: had, favoriteIds: hadIds } = before.current;
    before.current = { products, favoriteIds };
    // In a tab that the shopper is not in, another one did it: there it is told.
    if (!document.hasFocus()) return;
    const goneAt = indexOfMissing(had, products);
    const backAt = indexOfMissing(products, had);
    const gone = had[goneAt];
    if (gone || backAt >= 0) moveFocus(content.current, gone ? goneAt : backAt);
    if (!gone) return;

    const { productId, name } = gone;
    const at = hadIds.indexOf(productId);
    const button = {
      label: t('favorites.undo'),
      action: favoritesSlice.actions.favoriteReturned({ productId, at }),
    };
    const text = t('favorites.removed', { name });
    dispatch(toastSlice.actions.toastShown({ text, button, placement: 'bottom-center' }));
  }, [products, favoriteIds, content, dispatch, t]);

  // On another page nobody would know what it was about.
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

/** Only a focus that was lost with what it was on. */
function moveFocus(content: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const links = [...(content?.querySelectorAll<HTMLElement>('article a') ?? [])];
  const target = links[at] ?? links.at(-1) ?? content?.querySelector('a');
  target?.focus({ preventScroll: true });
}
