import { startTransition, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import type { ProductList } from '../ProductList.ts';

/** Cards that fill a window, on any screen: those of another selection are painted first, the rest follows. */
const FIRST_CARDS = 8;

/** The pages loaded so far, in one row, and how to get another. */
export function useProductPages(list: ProductList, loadPage: (page: number) => Promise<ProductCard_productFragment[]>) {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(pagesOf(list));
  const [given, setGiven] = useState(list);
  const [loading, setLoading] = useState<number | null>(null);
  const [isWhole, setIsWhole] = useState(true);
  /** The list that is shown now; a page that was asked for an earlier one comes too late. */
  const current = useRef(list);
  /** What was on top before a page joined above it, and where; it must not move under the shopper's eyes. */
  const anchor = useRef<{ card: Element; top: number } | null>(null);

  // Another selection, or fetched anew as for another market (LOCALE-17): what was loaded before belongs to the old one.
  if (given !== list) {
    setGiven(list);
    setShown(pagesOf(list));
    setLoading(null);
    setIsWhole(false);
  }

  useEffect(() => {
    if (isWhole) return undefined;
    // After the frame that paints the first ones: an effect alone may run before it, and would hold it up.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);

  // After each render, as any may be the one that put a page above; without an anchor there is nothing to do.
  useLayoutEffect(() => {
    current.current = list;
    if (!anchor.current) return;
    const { card, top } = anchor.current;
    anchor.current = null;
    window.scrollBy(0, card.getBoundingClientRect().top - top);
  });

  async function join(page: number): Promise<void> {
    setLoading(page);
    try {
      const found = await loadPage(page);
      if (current.current !== list) return;
      const isAbove = page < shown.first;
      const top = grid.current?.firstElementChild;
      if (isAbove && top) anchor.current = { card: top, top: top.getBoundingClientRect().top };
      const known = new Set(shown.products.map(({ productId }) => productId));
      // The catalog may have moved on between two pages; no product stands in the list twice.
      const added = found.filter(({ productId }) => !known.has(productId));
      setShown({
        first: Math.min(page, shown.first),
        last: Math.max(page, shown.last),
        products: isAbove ? [...added, ...shown.products] : [...shown.products, ...added],
      });
      const address = listAddress(list, { selection: list.selection, page: Math.max(page, shown.last) });
      window.history.replaceState(window.history.state, '', address);
      if (!isAbove) focusCard(shown.products.length);
    } catch {
      if (current.current !== list) return;
      // The list stands as it was, and the link is still there to try again.
      dispatch(toastSlice.actions.toastShown({ text: t('moreFailed'), tone: 'error', placement: 'bottom-center' }));
    }
    setLoading(null);
  }

  /** On to the first of the new ones: the link that was pressed may be gone, and is far below them in any case. */
  function focusCard(at: number): void {
    requestAnimationFrame(() => {
      grid.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
    });
  }

  function load(event: MouseEvent, page: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loading === null) void join(page);
  }

  return { shown, cards: isWhole ? shown.products : shown.products.slice(0, FIRST_CARDS), loading, grid, load };
}

function pagesOf({ first, last, products }: ProductList) {
  return { first, last, products };
}
