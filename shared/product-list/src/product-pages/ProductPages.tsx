import { useEffect, useRef, useState } from 'react';
import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
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
import { useProductPages } from './useProductPages.ts';

/** The cards of the first row on a phone; a wider screen finds the others as soon as it lays out. */
const EAGER_CARDS = 2;
const SKELETON_CARDS = 4;
/** After which another selection shows that it is on its way. */
const SLOW_MS = 150;

export interface ProductPagesProps {
  list: ProductList;
  /** Asks for another page of the list. @throws ApiError */
  loadPage: (page: number) => Promise<ProductCard_productFragment[]>;
}

/** The products of a list, a page at a time; further pages join below, earlier ones above (CATALOG-09). */
export function ProductPages({ list, loadPage }: ProductPagesProps) {
  const { t } = useTranslation('product-list');
  const { count, pageSize, selection } = list;
  const isPending = useNavigation().location?.pathname === list.path;
  const isLong = useIsSlow(isPending);
  const { shown, cards, loading, grid, load } = useProductPages(list, loadPage);
  const section = useRef<HTMLElement>(null);
  const rememberOpened = useOpenedProduct(section, list, shown.first);
  const min = (shown.first - 1) * pageSize + 1;
  const max = min + shown.products.length - 1;
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only takes note of the links inside
    <section
      ref={section}
      className={classes.pages}
      aria-label={t('products')}
      aria-busy={isPending || undefined}
      onClickCapture={rememberOpened}
    >
      {shown.first > 1 && (
        <div className={classes.previous}>
          {pageLink(shown.first - 1, t('previous'))}
          <Link className={textLinkClassName('quiet')} to={listAddress(list, { selection })}>
            {t('fromStart')}
          </Link>
        </div>
      )}
      <div className={classes.cards} data-waiting={isLong || undefined}>
        <ProductGrid ref={grid} products={cards} eagerCount={EAGER_CARDS} />
      </div>
      {loading !== null && loading > shown.last && (
        <ProductGridSkeleton count={Math.min(SKELETON_CARDS, count - max)} />
      )}
      <div className={classes.progress}>
        <output>{shown.first > 1 ? t('seenRange', { min, max, count }) : t('seen', { max, count })}</output>
        <div className={classes.bar}>
          <ProgressBar track label={t('progress')} share={max / count} />
        </div>
        {shown.last < lastPage(list) && pageLink(shown.last + 1, t('loadMore'))}
      </div>
    </section>
  );
}

/** Whether something takes so long that it is to be seen; an answer in time must not wait for the paint of a change of tone. */
function useIsSlow(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLong(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);

  return isLong;
}

/** Another selection begins at its first product, wherever the shopper stood in the old one. */
function useListInView(section: React.RefObject<HTMLElement | null>, { path, search }: ProductList): void {
  const shown = useRef(path + search);

  useEffect(() => {
    if (shown.current === path + search) return;
    shown.current = path + search;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [section, path, search]);
}
