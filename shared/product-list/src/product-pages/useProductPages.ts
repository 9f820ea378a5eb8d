import {
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import type { ProductList } from '../ProductList.ts';

/** Cards that fill a window on any screen. For an opened list and another selection these are painted first. */
const FIRST_CARDS = 8;

/** The loaded pages of a list, and the click handler that loads another one. */
export function useProductPages(list: ProductList, loadPage: (page: number) => Promise<ProductList['products']>) {
  const { t } = useTranslation('product-list');
  const dispatch = useDispatch();
  const grid = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(pagesOf(list));
  const [renderedList, setRenderedList] = useState(list);
  const [loading, setLoading] = useState<number | null>(null);
  const [isComplete, setIsComplete] = useState(true);
  const isWhole = useDeferredValue(true, list.isWhole);
  /** The current list. Pages that arrive for an earlier one are ignored. */
  const currentList = useRef(list);
  /** The first card before a page was added above, and its position, so that the visible cards do not move. */
  const anchor = useRef<{ card: Element; top: number } | null>(null);
  /** Index of the first card of a page that was added below. */
  const cardToFocus = useRef<number | null>(null);

  // Another selection, or a refetch for another market (LOCALE-17) or of a restored page: discard the pages of the old list.
  if (renderedList !== list) {
    setRenderedList(list);
    setPages(pagesOf(list));
    setLoading(null);
    // Fewer cards of the same list would lose the scroll position.
    setIsComplete(addressOf(list) === addressOf(renderedList));
  }

  useEffect(() => {
    if (isComplete) return undefined;
    // Render the rest after the first cards are painted: an effect may run before the paint and delay it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsComplete(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isComplete]);

  // Runs after every render, as any of them may have added a page above.
  useLayoutEffect(() => {
    if (currentList.current !== list) cardToFocus.current = null;
    currentList.current = list;
    focusNewCard();
    if (!anchor.current) return;
    const { card, top } = anchor.current;
    anchor.current = null;
    window.scrollBy(0, card.getBoundingClientRect().top - top);
  });

  /** The clicked link may have been removed, and is below all new cards. */
  function focusNewCard(): void {
    const link = grid.current?.children[cardToFocus.current ?? -1]?.querySelector('a');
    if (!link) return;
    cardToFocus.current = null;
    link.focus({ preventScroll: true });
  }

  async function addPage(page: number): Promise<void> {
    setLoading(page);
    try {
      const products = await loadPage(page);
      if (currentList.current !== list) return;
      const isAbove = page < pages.first;
      const top = grid.current?.firstElementChild;
      if (isAbove && top) anchor.current = { card: top, top: top.getBoundingClientRect().top };
      const known = new Set(pages.products.map(({ productId }) => productId));
      // The catalog may have changed between two pages: do not render a product twice.
      const added = products.filter(({ productId }) => !known.has(productId));
      if (!isAbove) cardToFocus.current = pages.products.length;
      setPages({
        first: Math.min(page, pages.first),
        last: Math.max(page, pages.last),
        products: isAbove ? [...added, ...pages.products] : [...pages.products, ...added],
      });
      const address = listAddress(list, { selection: list.selection, page: Math.max(page, pages.last) });
      window.history.replaceState(window.history.state, '', address);
    } catch {
      if (currentList.current !== list) return;
      // The list is unchanged, and the shopper can click the link again.
      dispatch(toastSlice.actions.toastShown({ text: t('moreFailed'), tone: 'error', placement: 'bottom-center' }));
    }
    setLoading(null);
  }

  function load(event: MouseEvent, page: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loading === null) void addPage(page);
  }

  return {
    pages,
    cards: isComplete && isWhole ? pages.products : pages.products.slice(0, FIRST_CARDS),
    loading,
    grid,
    load,
  };
}

/** The address of the first page. */
export function addressOf(list: ProductList): string {
  return listAddress(list, list);
}

function pagesOf({ first, last, products }: ProductList) {
  return { first, last, products };
}
