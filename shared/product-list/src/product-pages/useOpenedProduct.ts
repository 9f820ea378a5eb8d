import { useEffect, type MouseEvent, type RefObject } from 'react';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import type { ProductList } from '../ProductList.ts';
import { pageOfProduct } from './pageOfProduct.ts';

const CARD = '[data-alias]';

/**
 * Stores the product that is opened from a list, and scrolls to it after a back navigation (CATALOG-29, CATALOG-30).
 *
 * @param first the first rendered page
 * @returns the click handler of the list
 */
export function useOpenedProduct(
  section: RefObject<HTMLElement | null>,
  { relocateAlias, pageSize }: ProductList,
  first: number,
): (event: MouseEvent) => void {
  const dispatch = useDispatch();

  useEffect(() => {
    if (relocateAlias === null) return;
    const cards = [...(section.current?.querySelectorAll<HTMLElement>(CARD) ?? [])];
    const card = cards.find(({ dataset }) => dataset['alias'] === relocateAlias);
    if (card && !isInView(card)) card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const link = card?.querySelector('a');
    // Prevents the shell from moving the focus (RouteAnnouncer).
    link?.setAttribute('data-arrival', '');
    link?.focus({ preventScroll: true });
    dispatch(listSlice.actions.relocated());
  }, [dispatch, section, relocateAlias]);

  return (event) => {
    const { target } = event;
    // Ignore links opened in a new tab: the shopper has not left this list.
    if (!isPlainClick(event) || !(target instanceof Element) || !target.closest('a')) return;
    const card = target.closest<HTMLElement>(CARD);
    const cards = [...(section.current?.querySelectorAll<HTMLElement>(CARD) ?? [])];
    const alias = card?.dataset['alias'];
    if (!card || !alias) return;
    const page = pageOfProduct(cards.indexOf(card), first, { pageSize });
    dispatch(listSlice.actions.productOpened({ alias, page }));
  };
}

function isInView(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
