import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useOperations } from '@storefront/api/OperationsProvider';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { ProductGrid } from '@storefront/commerce-ui/product-card/ProductGrid';
import { ProductGridSkeleton } from '@storefront/commerce-ui/product-card/ProductGridSkeleton';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch } from '@storefront/platform/reactRedux';
import { Link } from '@storefront/routing/Link';
import { toastSlice } from '@storefront/store/toastSlice';
import { buttonClassName } from '@storefront/ui/button/buttonClassName';
import { ProgressBar } from '@storefront/ui/progress-bar/ProgressBar';
import { Spinner } from '@storefront/ui/spinner/Spinner';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import type { ProductsQueryVariables } from './ListPage.generated.ts';
import { lastPage, listAddress, type ProductSort } from './listQuery.ts';
import classes from './ProductPages.module.css';

// Only a navigation inside the app sends it: the first view comes with its data.
const listPageDocuments = () => import(/* webpackChunkName: "list-documents" */ './ListPage.generated.ts');

/** The cards of the first row on a phone; a wider screen finds the others as soon as it lays out. */
const EAGER_CARDS = 2;
const SKELETON_CARDS = 4;

export interface ProductPagesData {
  products: ProductCard_productFragment[];
  /** Of the whole list. */
  count: number;
  /** The page that `products` are, from 1. */
  page: number;
  sort: ProductSort;
  defaultSort: ProductSort;
  /** What any page of the list is asked for with, but for how many to skip. */
  variables: ProductsQueryVariables & { take: number };
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
}

/** The products of a list, a page at a time; further pages join below, earlier ones above (CATALOG-09). */
export function ProductPages({ data }: { data: ProductPagesData }) {
  const { t } = useTranslation('catalog');
  const { count, variables } = data;
  const pageSize = variables.take;
  const { shown, loading, grid, load } = useProductPages(data);
  const min = (shown.first - 1) * pageSize + 1;
  const max = min + shown.products.length - 1;

  function pageLink(page: number, label: string) {
    return (
      <Link
        className={buttonClassName({ variant: 'secondary' })}
        to={listAddress(data, { page })}
        preventScrollReset
        aria-busy={loading === page || undefined}
        onClick={(event) => load(event, page)}
      >
        {loading === page && <Spinner />}
        {label}
      </Link>
    );
  }

  return (
    <section className={classes.pages} aria-label={t('list.products')}>
      {shown.first > 1 && (
        <div className={classes.previous}>
          {pageLink(shown.first - 1, t('list.previous'))}
          <Link className={textLinkClassName('quiet')} to={listAddress(data, {})}>
            {t('list.fromStart')}
          </Link>
        </div>
      )}
      <ProductGrid ref={grid} products={shown.products} eagerCount={EAGER_CARDS} />
      {loading !== null && loading > shown.last && (
        <ProductGridSkeleton count={Math.min(SKELETON_CARDS, count - max)} />
      )}
      <div className={classes.progress}>
        <output>{shown.first > 1 ? t('list.seenRange', { min, max, count }) : t('list.seen', { max, count })}</output>
        <div className={classes.bar}>
          <ProgressBar track label={t('list.progress')} share={max / count} />
        </div>
        {shown.last < lastPage(count, pageSize) && pageLink(shown.last + 1, t('list.loadMore'))}
      </div>
    </section>
  );
}

/** The pages loaded so far, in one row, and how to get another. */
function useProductPages(data: ProductPagesData) {
  const { t } = useTranslation('catalog');
  const operations = useOperations();
  const dispatch = useDispatch();
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ first: data.page, last: data.page, products: data.products });
  const [given, setGiven] = useState(data.products);
  const [loading, setLoading] = useState<number | null>(null);
  /** What was on top before a page joined above it, and where; it must not move under the shopper's eyes. */
  const anchor = useRef<{ card: Element; top: number } | null>(null);

  // Fetched anew, as for another market (LOCALE-17): what was loaded before has the prices of the old one.
  if (given !== data.products) {
    setGiven(data.products);
    setShown({ first: data.page, last: data.page, products: data.products });
  }

  // After each render, as any may be the one that put a page above; without an anchor there is nothing to do.
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { card, top } = anchor.current;
    anchor.current = null;
    window.scrollBy(0, card.getBoundingClientRect().top - top);
  });

  async function join(page: number): Promise<void> {
    setLoading(page);
    try {
      const skip = (page - 1) * data.variables.take;
      const { products } = await operations.query({
        document: async () => (await listPageDocuments()).ProductsDocument,
        variables: { ...data.variables, skip },
      });
      const found = present(products?.products);
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
      window.history.replaceState(window.history.state, '', listAddress(data, { page: Math.max(page, shown.last) }));
      if (!isAbove) focusCard(shown.products.length);
    } catch {
      // The list stands as it was, and the link is still there to try again.
      dispatch(
        toastSlice.actions.toastShown({ text: t('list.moreFailed'), tone: 'error', placement: 'bottom-center' }),
      );
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
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (loading === null) void join(page);
  }

  return { shown, loading, grid, load };
}
