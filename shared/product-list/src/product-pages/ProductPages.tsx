import { useEffect, useRef, useState } from 'react';
import { ProductGrid } from '@hemvaror/commerce-ui/product-card/ProductGrid';
import { ProductGridSkeleton } from '@hemvaror/commerce-ui/product-card/ProductGridSkeleton';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useNavigation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { ProgressBar } from '@hemvaror/ui/progress-bar/ProgressBar';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { lastPage } from '../lastPage.ts';
import type { ProductList } from '../ProductList.ts';
import classes from './ProductPages.module.css';
import { useOpenedProduct } from './useOpenedProduct.ts';
import { addressOf, useProductPages } from './useProductPages.ts';

/** The cards of the first row on a phone. On a wider screen the others load after layout. */
const EAGER_CARDS = 2;
const SKELETON_CARDS = 4;
/** Delay before the loading state of another selection is rendered. */
const SLOW_MS = 150;

export interface ProductPagesProps {
  list: ProductList;
  /** Fetches another page of the list. @throws ApiError */
  loadPage: (page: number) => Promise<ProductList['products']>;
}

/** The products of a list by page. Further pages are added below, earlier ones above (CATALOG-09). */
export function ProductPages({ list, loadPage }: ProductPagesProps) {
  const { t } = useTranslation('product-list');
  const { count, pageSize, selection } = list;
  const isPending = useNavigation().location?.pathname === list.path;
  const isSlow = useIsSlow(isPending);
  const { pages, cards, loading, grid, load } = useProductPages(list, loadPage);
  const section = useRef<HTMLElement>(null);
  const rememberOpened = useOpenedProduct(section, list, pages.first);
  const min = (pages.first - 1) * pageSize + 1;
  const max = min + pages.products.length - 1;
  useListInView(section, list);

  function pageLink(page: number, label: string) {
    return (
      <Link
        className={buttonClassName({ variant: 'secondary' })}
        to={listAddress(list, { selection, page })}
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the handler only observes clicks on the links inside
    <section
      ref={section}
      className={classes.pages}
      aria-label={t('products')}
      aria-busy={isPending || undefined}
      onClickCapture={rememberOpened}
    >
      {pages.first > 1 && (
        <div className={classes.previous}>
          {pageLink(pages.first - 1, t('previous'))}
          <Link className={textLinkClassName('quiet')} to={listAddress(list, { selection })}>
            {t('fromStart')}
          </Link>
        </div>
      )}
      <div className={classes.cards} data-pending={isSlow || undefined}>
        <ProductGrid ref={grid} products={cards} eagerCount={EAGER_CARDS} />
      </div>
      {loading !== null && loading > pages.last && (
        <ProductGridSkeleton count={Math.min(SKELETON_CARDS, count - max)} />
      )}
      <div className={classes.progress}>
        <output>{pages.first > 1 ? t('seenRange', { min, max, count }) : t('seen', { max, count })}</output>
        <div className={classes.bar}>
          <ProgressBar track label={t('progress')} share={max / count} />
        </div>
        {pages.last < lastPage(list) && pageLink(pages.last + 1, t('loadMore'))}
      </div>
    </section>
  );
}

/** Whether the navigation is slow. A fast one must not be delayed by painting the loading state. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);

  return isSlow;
}

/** Scrolls to the first product when the selection changes. */
function useListInView(section: React.RefObject<HTMLElement | null>, list: ProductList): void {
  const address = addressOf(list);
  const rendered = useRef(address);

  useEffect(() => {
    if (rendered.current === address) return;
    rendered.current = address;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [section, address]);
}
