import type { ReactNode } from 'react';
import { listAddress } from '@hemvaror/domain/list/listAddress';
import { allSelected, clearSelection } from '@hemvaror/domain/list/listSelection';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { ProductPages, type ProductPagesProps } from '../product-pages/ProductPages.tsx';
import classes from './ProductListing.module.css';

interface ProductListingProps extends ProductPagesProps {
  /** Rendered for a list without products and without a selection. */
  empty: ReactNode;
}

/** The products of a list, or an empty state. */
export function ProductListing({ list, loadPage, empty }: ProductListingProps) {
  return (
    <div className={classes.products}>
      {list.count > 0 ? (
        <ProductPages list={list} loadPage={loadPage} />
      ) : allSelected(list.selection).length > 0 ? (
        <NoMatches list={list} />
      ) : (
        empty
      )}
    </div>
  );
}

/** CATALOG-10 */
function NoMatches({ list }: Pick<ProductListingProps, 'list'>) {
  const { t } = useTranslation('product-list');

  return (
    <EmptyState
      title={t('empty')}
      action={
        <Link
          className={buttonClassName({ variant: 'secondary' })}
          to={listAddress(list, { selection: clearSelection(list.selection) })}
          replace
          preventScrollReset
        >
          {t('filter.clearAll')}
        </Link>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
